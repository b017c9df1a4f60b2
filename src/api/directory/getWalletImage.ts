import type { Picture } from '../../lib/dataUrl.js';
import { PICTURE_BYTES } from '../../lib/directoryConstants.js';
import { get, type Http } from '../http.js';

/** A wallet's picture (spec §7). Rejects as `get`, and when the answer is no picture or a huge one. */
export function getWalletImage(http: Http, imageId: string, signal: AbortSignal): Promise<Picture> {
  return get(http, `getWalletImage/${encodeURIComponent(imageId)}`, {
    signal,
    read: async (response) => {
      const blob = await response.blob();
      const type = /^image\/[\w.+-]+/.exec(blob.type.toLowerCase())?.[0];
      if (!type || blob.size > PICTURE_BYTES)
        throw new TypeError(`No picture: ${blob.type}, ${blob.size} bytes`);
      return { type, bytes: new Uint8Array(await blob.arrayBuffer()) };
    },
  });
}
