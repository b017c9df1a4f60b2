import type { Picture } from '../../lib/untrusted/dataUrl.js';
import { get, type HttpService } from '../http.js';
import { readPicture } from './readPicture.js';

/**
 * The picture of a currency by its code (behaviour 14.3). Rejects as `get`, and if the answer is not a picture or is
 * too large.
 */
export function getCurrencyImage(service: HttpService, code: string, signal: AbortSignal): Promise<Picture> {
  return get(service, `public/getCurrencyImage/${encodeURIComponent(code)}`, { signal, read: readPicture });
}
