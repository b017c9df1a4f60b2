import type { Picture } from '../../lib/untrusted/dataUrl.js';
import { get, type HttpService, type Params } from '../http.js';

const routes = {
  wallet: 'getWalletImage',
  token: 'public/getTokenImage',
  currency: 'public/getCurrencyImage',
  asset: 'public/getAssetImage',
} as const;

/** A picture of a wallet, of a token by its symbol, of a currency by its code, or of something else, such as a network. */
export type PictureKind = keyof typeof routes;

/** The maximum size of a picture, in bytes. */
const PICTURE_BYTES = 500_000;

/**
 * A picture (behaviour 14.3). `asker` identifies the site in the query. Rejects as `get`, and if the answer is not a picture or
 * is too large.
 */
export function getPicture(
  service: HttpService,
  kind: PictureKind,
  id: string,
  { asker, signal }: { asker: Params; signal: AbortSignal },
): Promise<Picture> {
  const path = `${routes[kind]}/${encodeURIComponent(id)}`;
  return get(service, path, { params: asker, signal, read: readPicture });
}

async function readPicture(response: Response): Promise<Picture> {
  const blob = await response.blob();
  const type = /^image\/[\w.+-]+/.exec(blob.type.toLowerCase())?.[0];
  if (!type || blob.size > PICTURE_BYTES) throw new TypeError(`No picture: ${blob.type}, ${blob.size} bytes`);
  return { type, bytes: new Uint8Array(await blob.arrayBuffer()) };
}
