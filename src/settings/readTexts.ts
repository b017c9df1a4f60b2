import type { Config } from '../lib/config.js';
import { attempt, readFields } from '../lib/untrusted/readFields.js';
import { LONGEST_TEXT } from './attributes.js';
import type { Complain } from './explainProblem.js';

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

const isText = (value: unknown) => typeof value === 'string' && value.length <= LONGEST_TEXT;

/** The plural forms of a text, if the required form is present and all others are valid. */
function readForms(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const forms = Object.entries(readFields(value, FORMS)).filter(([, form]) => form !== undefined);
  const isUsable = forms.some(([name]) => name === 'other') && forms.every(([, form]) => isText(form));
  return isUsable ? Object.fromEntries(forms) : undefined;
}

/** Whether a key of the texts is a language tag, with that language's texts as its value. */
function isTag(name: string, given: unknown): boolean {
  const isCanonical = attempt(() => Intl.getCanonicalLocales(name)[0] === name);
  return isCanonical === true && !name.includes('.') && typeof given === 'object' && given !== null;
}

/**
 * The page's own texts, with later `layers` overriding earlier ones. Reports values that aren't texts and leaves them
 * out.
 */
export function readTexts(value: unknown, layers: readonly unknown[], complain: Complain): Config['texts'] {
  const isRecord = attempt(() => typeof value === 'object' && !Array.isArray(value));
  if (value !== undefined && isRecord !== true) {
    complain({ what: 'texts' });
    return {};
  }
  const texts = layers.flatMap((layer) => Object.entries(readFields(layer)));
  const readable = texts.flatMap(([id, given]) => {
    if (isTag(id, given)) return [];
    const text = isText(given) ? given : readForms(given);
    if (text === undefined && given !== undefined) complain({ what: 'text', id });
    return text === undefined ? [] : [[id, text]];
  });
  return Object.fromEntries(readable);
}
