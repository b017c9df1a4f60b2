import { replaceHidden } from '../../lib/untrusted/showHidden.js';

/** Writes characters out that a terminal would obey or hide: a page may hold any text. Line breaks stay. */
export const safeText = (text: string): string =>
  replaceHidden(text, (found) => `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`);

/** The same for JSON, in which every character has an escape. */
export const safeJson = (value: unknown): string =>
  replaceHidden(JSON.stringify(value, null, 2), (found) =>
    Array.from(
      { length: found.length },
      (_, at) => `\\u${found.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
