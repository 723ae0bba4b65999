/** The workshop of Flick 'em Up: scenarios of one's own. */
import type { Craft, Workshop } from '../../../frame/workshop/craft';
import { fromContent, newScenario, toContent, type Scenario } from './draft';
import { allProblems, argumentFor } from './problems';
import ScenarioEditor from './ScenarioEditor.svelte';
import ScenarioPicture from './ScenarioPicture.svelte';
import { seatsOf } from './seats';
import { stockOf, type Stock } from './stock';

const scenarios: Craft<Scenario, Stock> = {
  kind: 'mission',
  words: { all: 'fl-scenarios', none: 'fl-scenario-none', fresh: 'fl-scenario-new', file: 'fl-scenario-file', nameless: 'fl-scenario-nameless', printed: 'fl-scenario-printed' },
  blank: (stock, { text: t }) => ({ ...newScenario(stock), name: t('fl-make-first') }),
  from: fromContent,
  content: toContent,
  names: ({ name }) => ({ en: name, de: name }),
  // A printed one has its number before its name.
  renamed: (draft, { en }) => ({ ...draft, name: en.replace(/^\d+\. /, '') }),
  problems: allProblems,
  argument: argumentFor,
  printed: ({ id }, { text: t }) => t(`option_value-scenario-${id}`),
  match: (scenario) => ({ content: { scenario }, options: { scenario: String(scenario['pattern']) }, players: seatsOf(scenario) }),
  Editor: ScenarioEditor,
  Picture: ScenarioPicture,
};

export const workshop: Workshop<Stock> = { stockOf, crafts: [scenarios] };
