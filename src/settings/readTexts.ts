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

/** The page's own texts. Reports what is not a text and leaves it out. */
export function readTexts(value: unknown, complain: Complain): Config['texts'] {
  const isRecord = attempt(() => typeof value === 'object' && !Array.isArray(value));
  if (value !== undefined && isRecord !== true) {
    complain({ what: 'texts' });
    return {};
  }
  const texts = Object.entries(readFields(value)).flatMap(([id, given]) => {
    const text = isText(given) ? given : readForms(given);
    if (text === undefined && given !== undefined) complain({ what: 'text', id });
    return text === undefined ? [] : [[id, text]];
  });
  return Object.fromEntries(texts);
}
