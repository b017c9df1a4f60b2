import { ownValue } from '../untrusted/ownValue.js';

/** Fills the `{name}` placeholders of a text. Placeholders without a value stay. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => ownValue(values, name) ?? place);
}
