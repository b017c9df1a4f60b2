import { hexDigits } from '../hexDigits.js';
/** Longer data is kept as a digest. A token transfer has 138 characters, a swap some thousands. */
export const LONGEST_DATA = 8_000;

/**
 * Call data in lower case, or its SHA-256 if it's long: equal results mean equal data. Undefined if the browser has no digests,
 * as on insecure origins.
 */
export async function shortenData(data: string): Promise<string | undefined> {
  const text = data.toLowerCase();
  if (text.length <= LONGEST_DATA) return text;
  try {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return `sha256:${hexDigits(new Uint8Array(bytes))}`;
  } catch {
    // `crypto.subtle` is undefined on insecure origins.
    return undefined;
  }
}
