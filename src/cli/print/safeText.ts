import { replaceHidden } from '../../lib/untrusted/showHidden.js';

/** Escapes characters that a terminal would interpret or hide, because a page may contain any text. Keeps line breaks. */
export const safeText = (text: string): string =>
  replaceHidden(text, (found) => `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`);

/** The same for JSON, which has an escape for every character. */
export const safeJson = (value: unknown): string =>
  replaceHidden(JSON.stringify(value, null, 2), (found) =>
    Array.from(
      { length: found.length },
      (_, at) => `\\u${found.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
