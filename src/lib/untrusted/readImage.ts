import { publicUrl } from './publicUrl.js';
import { safeIcon } from './sanitize.js';

/** The URL of a picture that is safe to load: `https:` of a public host, or the picture itself. */
export const readImage = (value: unknown): string | undefined => safeIcon(value) ?? publicUrl(value);
