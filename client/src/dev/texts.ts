/** Fluent behind `t`, as the finished client will do it, with sample texts. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Translate } from '../look/text';
import zombicideDe from '../games/zombicide/de.ftl?raw';
import zombicideEn from '../games/zombicide/en.ftl?raw';
import townDe from '../games/zombie_town/de.ftl?raw';
import townEn from '../games/zombie_town/en.ftl?raw';
import de from './de.ftl?raw';
import en from './en.ftl?raw';

const SOURCES: Record<string, string[]> = { en: [en, zombicideEn, townEn], de: [de, zombicideDe, townDe] };

export function texts(language: string): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of SOURCES[language] ?? SOURCES['en']!) bundle.addResource(new FluentResource(source));
  return (key, args) => {
    const message = bundle.getMessage(key);
    // A missing text shows its key: visible at once, and never empty.
    return message?.value ? bundle.formatPattern(message.value, args) : key;
  };
}
