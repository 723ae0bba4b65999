/** Fluent behind `t`, as the finished client will do it, with sample texts. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Translate } from '../look/text';
import de from './de.ftl?raw';
import en from './en.ftl?raw';

const SOURCES: Record<string, string> = { en, de };

export function texts(language: string): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(SOURCES[language] ?? en));
  return (key, args) => {
    const message = bundle.getMessage(key);
    // A missing text shows its key: visible at once, and never empty.
    return message?.value ? bundle.formatPattern(message.value, args) : key;
  };
}
