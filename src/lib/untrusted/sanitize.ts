// Control characters but for space, and all that reorders or hides text (bidi overrides, zero width, tags, fillers).
const UNSAFE = /(?![\t-\r])[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/** What of a name is looked at, in letters: no honest one is longer. */
const LONGEST_NAME = 2_000;

/** The longest picture that is carried in a text, in letters: half a megabyte. */
const LONGEST_ICON = 500_000;

/** A name from outside (a wallet, a directory, a chain) as it may be shown: one line, no invisible characters. */
export function safeName(value: unknown, maxLength = 40): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.slice(0, LONGEST_NAME).replace(UNSAFE, '').replace(/\s+/g, ' ').trim();
  const letters = Array.from(text);
  return letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join('')}…` : text || undefined;
}

/** A wallet's icon: only pictures carried in the text itself, so that showing one contacts nobody (EIP-6963). */
export function safeIcon(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LONGEST_ICON) return undefined;
  return /^data:image\/(png|svg\+xml|webp|jpeg|gif|avif)[;,]/i.test(value) ? value : undefined;
}

/** An address that may be opened or fetched: https, or http on the own machine, and nobody's password in it. */
export function safeHttpUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    const url = new URL(value);
    const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
    // `https://bank.example@evil.example` shows one host and leads to another; fetching such an address throws.
    if (url.username || url.password) return undefined;
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal) ? value : undefined;
  } catch {
    // Not an address at all.
    return undefined;
  }
}
