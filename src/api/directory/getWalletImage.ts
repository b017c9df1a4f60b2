import type { Picture } from '../../lib/untrusted/dataUrl.js';
import { get, type HttpService } from '../http.js';
import { readPicture } from './readPicture.js';

/** A wallet's picture (behaviour 14.3). Rejects as `get`, and if the answer is not a picture or is too large. */
export function getWalletImage(service: HttpService, imageId: string, signal: AbortSignal): Promise<Picture> {
  return get(service, `getWalletImage/${encodeURIComponent(imageId)}`, { signal, read: readPicture });
}
