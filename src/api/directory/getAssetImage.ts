import type { Picture } from '../../lib/untrusted/dataUrl.js';
import { get, type HttpService } from '../http.js';
import { readPicture } from './readPicture.js';

/** A network's picture (behaviour 14.3). Rejects as `get`, and if the answer is not a picture or is too large. */
export function getAssetImage(service: HttpService, imageId: string, signal: AbortSignal): Promise<Picture> {
  return get(service, `public/getAssetImage/${encodeURIComponent(imageId)}`, { signal, read: readPicture });
}
