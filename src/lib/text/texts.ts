import { fillText } from './fillText.js';
import { RTL_LETTER } from './rtlLetter.js';

/** One text of a catalogue: a string, or one form per plural category of the language (`other` is required). */
export type Message = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string });

/** Values for a text's placeholders. `count` selects the plural form. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** Isolates a value's writing direction from the text around it (UAX 9 2.4.2). */
export const isolated = (value: string): string => `\u2068${value}\u2069`;

/** An amount and its unit in a text. */
const WITH_UNIT = /\{\w+\} \{\w+\}/g;

/**
 * Fills the `{name}` placeholders of a text. Numbers are formatted for the locale. Other values are isolated where the text or
 * the value runs right to left, so that addresses, amounts with units, and names stay in one piece.
 */
export function formatMessage(message: Message, params: MessageParams, locale: string): string {
  const form = typeof message === 'string' ? message : pluralForm(message, params.count, locale);
  const isRtl = textDirection(locale) === 'rtl';
  const text = isRtl ? form.replace(WITH_UNIT, isolated) : form;
  const values = Object.entries(params).map(([name, value]) => {
    if (typeof value === 'number') return [name, new Intl.NumberFormat(locale).format(value)];
    return [name, isRtl || RTL_LETTER.test(value) ? isolated(value) : value];
  });
  return fillText(text, Object.fromEntries(values));
}

function pluralForm(forms: Exclude<Message, string>, count: unknown, locale: string): string {
  if (typeof count !== 'number') return forms.other;
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
}

const RTL_SCRIPT = /^(Adlm|Ara[bn]|Armi|Hebr|Mand|Nkoo|Rohg|Samr|Syr|Thaa)/;

/** The writing direction of a language, in its most common script unless the tag names another. */
export function textDirection(locale: string): 'ltr' | 'rtl' {
  return RTL_SCRIPT.test(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
}
