import type { Picture } from '../../lib/untrusted/dataUrl.js';

/** The maximum size of a picture, in bytes. */
const PICTURE_BYTES = 500_000;

/** Reads a picture from a response. Throws if it is not a picture or is too large. */
export async function readPicture(response: Response): Promise<Picture> {
  const blob = await response.blob();
  const type = /^image\/[\w.+-]+/.exec(blob.type.toLowerCase())?.[0];
  if (!type || blob.size > PICTURE_BYTES) throw new TypeError(`No picture: ${blob.type}, ${blob.size} bytes`);
  return { type, bytes: new Uint8Array(await blob.arrayBuffer()) };
}
