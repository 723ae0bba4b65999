/** The workshop of Zombicide: missions and survivors of one's own. */
import type { Craft, Workshop } from '../../../frame/workshop/craft';
import { countsOf, stockOf, type Stock } from './content';
import { canBegin, fromContent, newMission, toContent, type Mission } from './draft';
import MissionEditor from './MissionEditor.svelte';
import MissionPicture from './MissionPicture.svelte';
import { allProblems } from './problems';
import { newSurvivor, survivorContent, survivorFrom, survivorProblems, type Survivor } from './survivor';
import SurvivorEditor from './SurvivorEditor.svelte';
import SurvivorPicture from './SurvivorPicture.svelte';
import { argumentFor } from './words';

const missions: Craft<Mission, Stock> = {
  kind: 'mission',
  words: { all: 'zc-missions', none: 'zc-mission-none', fresh: 'zc-mission-new', file: 'zc-mission-file', nameless: 'zc-mission-nameless', printed: 'zc-mission-printed' },
  blank: () => newMission(),
  from: fromContent,
  content: toContent,
  names: ({ name }) => name,
  renamed: (draft, name) => ({ ...draft, name }),
  canBegin,
  problems: allProblems,
  argument: argumentFor,
  printed: ({ id, name }, { language }) => `${id} ${name[language] ?? name['en']}`,
  Editor: MissionEditor,
  Picture: MissionPicture,
};
const survivors: Craft<Survivor, Stock> = {
  kind: 'survivor',
  words: { all: 'zc-survivors', none: 'zc-survivor-none', fresh: 'zc-survivor-new', file: 'zc-survivor-file', nameless: 'zc-survivor-nameless' },
  blank: (stock) => newSurvivor(countsOf(stock), stock.limits.survivor.yellow),
  from: (content, stock) => survivorFrom(content, countsOf(stock)),
  content: survivorContent,
  names: ({ name }) => ({ en: name, de: name }),
  renamed: (draft, { en }) => ({ ...draft, name: en }),
  problems: survivorProblems,
  argument: argumentFor,
  Editor: SurvivorEditor,
  Picture: SurvivorPicture,
};

export const workshop: Workshop<Stock> = { stockOf, crafts: [missions, survivors] };
