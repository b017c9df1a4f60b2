import type { Picture } from '../../lib/untrusted/dataUrl.js';
import { get, type HttpService } from '../http.js';
import { readPicture } from './readPicture.js';

/**
 * The picture of tokens with a symbol (behaviour 14.3). Rejects as `get`, and if the answer is not a picture or is too
 * large.
 */
export function getTokenImage(service: HttpService, symbol: string, signal: AbortSignal): Promise<Picture> {
  return get(service, `public/getTokenImage/${encodeURIComponent(symbol)}`, { signal, read: readPicture });
}
