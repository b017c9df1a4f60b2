import { isObject } from '../shared/isObject.ts';
import { MODAL, type Setting } from './settings.ts';

/** JSON objects and lists, without plain texts and numbers. */
export type Json = readonly unknown[] | { readonly [key: string]: unknown };

/** A value that differs from the default. True for flags, and for the example of a setting with functions. */
export type Value = true | string | Json;

/** Values by the id of their setting. */
export type Values = Readonly<Record<string, Value>>;

export type Read = { readonly value: Value } | { readonly problem: string };

/** The modal's own limit for a text. */
const LONGEST_TEXT = 2_000;
const LONGEST_JSON = 4_000;
const DEEPEST = 8;

/** Invisible characters, and those that change the look of others. Joiners are allowed, because some languages need them. */
const HIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

/** The texts in a JSON value, including names. Undefined if it is nested too deeply. */
export function textsIn(value: unknown, depth = 0): string[] | undefined {
  if (depth > DEEPEST) return undefined;
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value).map(([name, one]) => {
    const inside = textsIn(one, depth + 1);
    return inside && [name, ...inside];
  });
  return parts.includes(undefined) ? undefined : parts.flatMap((one) => one ?? []);
}

function readJson({ id, type }: Setting, text: string): Read {
  if (text.length > LONGEST_JSON)
    return { problem: `"${id}" is longer than ${LONGEST_JSON} characters. Make it shorter.` };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: `"${id}" is not valid JSON. Check quotes, commas and brackets.` };
  }
  const isList = type.startsWith('readonly ') && type.endsWith('[]');
  if (isList ? !Array.isArray(value) : !isObject(value))
    return { problem: `"${id}" must be ${isList ? 'a list: [ … ]' : 'an object: { … }'}.` };
  if (isList && !(value as readonly unknown[]).every(isObject))
    return { problem: `"${id}" must be a list of objects: [{ … }].` };
  const texts = textsIn(value);
  if (!texts) return { problem: `"${id}" has more than ${DEEPEST} levels. Make it flatter.` };
  if (texts.some((one) => HIDDEN.test(one)))
    return { problem: `"${id}" has hidden characters. Type it again without them.` };
  if (texts.includes('__proto__')) return { problem: `"${id}" has a name that cannot be used: "__proto__".` };
  return { value: value as Json };
}

/** Reads the text of a control or an address. Empty text means the default, which is no value. */
export function readValue(setting: Setting, text: string): Read | undefined {
  const { id, kind, choices } = setting;
  if (HIDDEN.test(kind === 'json' ? text.replace(/[\n\t]/g, ' ') : text))
    return { problem: `"${id}" has hidden characters. Type it again without them.` };
  if (kind === 'flag') {
    if (text === '') return { value: true };
    return { problem: `"${id}" is on or off and takes no value.` };
  }
  if (kind === 'functions') {
    if (text === 'example') return { value: true };
    return { problem: `"${id}" has functions. Only its example can be used here.` };
  }
  if (!text.trim()) return undefined;
  if (kind === 'json') return readJson(setting, text);
  if (kind === 'choice') {
    if (text === choices[0]) return undefined;
    if (choices.includes(text)) return { value: text };
    return { problem: `"${id}" must be one of these: ${choices.join(', ')}.` };
  }
  if (text.length > LONGEST_TEXT)
    return { problem: `"${id}" is longer than ${LONGEST_TEXT} characters. Make it shorter.` };
  return { value: kind === 'words' ? text.trim().split(/\s+/).join(' ') : text };
}

/** A value as text for its control or an address. */
export function writeValue({ kind }: Setting, value: Value, space = 0): string {
  if (kind === 'flag') return '';
  if (kind === 'functions') return 'example';
  return typeof value === 'string' ? value : JSON.stringify(value, undefined, space);
}

/** The values of one tag, with their settings, in the order of the settings. */
export const valuesOf = (settings: readonly Setting[], values: Values, tag = MODAL) =>
  settings.flatMap((setting) => {
    const value = Object.hasOwn(values, setting.id) ? values[setting.id] : undefined;
    return setting.tag === tag && value !== undefined ? [{ setting, value }] : [];
  });
