// Control characters except white space, and everything that reorders or hides text (bidi overrides, zero width, tags,
// fillers).
const UNSAFE = /(?![\t-\r])[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/** The most characters read from a name. Honest names are shorter. */
const LONGEST_NAME = 2_000;

/** The longest embedded picture, in characters: half a megabyte. */
const LONGEST_ICON = 500_000;

/** Cleans an untrusted name (of a wallet, directory or chain) for display: one line, no invisible characters. */
export function safeName(value: unknown, maxLength = 40): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.slice(0, LONGEST_NAME).replace(UNSAFE, '').replace(/\s+/g, ' ').trim();
  const letters = Array.from(text);
  return letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join('')}…` : text || undefined;
}

/** A wallet's icon. Only `data:` URLs are accepted, so that showing it sends no request (EIP-6963). */
export function safeIcon(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LONGEST_ICON) return undefined;
  return /^data:image\/(png|svg\+xml|webp|jpeg|gif|avif)[;,]/i.test(value) ? value : undefined;
}

/** A URL that is safe to open or fetch: `https:`, or `http:` on the visitor's own machine, without credentials. */
export function safeHttpUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    const url = new URL(value);
    const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
    // `https://bank.example@evil.example` shows one host and leads to another; fetching such a URL throws.
    if (url.username || url.password) return undefined;
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal) ? value : undefined;
  } catch {
    // Not a URL.
    return undefined;
  }
}
