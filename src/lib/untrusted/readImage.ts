import { publicUrl } from './publicUrl.js';
import { safeIcon } from './sanitize.js';

/** The URL of a picture that is safe to load: `https:` on a public host, or a `data:` URL. */
export const readImage = (value: unknown): string | undefined => safeIcon(value) ?? publicUrl(value);
