import { parseDataUrl } from './dataUrl.js';

/** Whether two data: addresses carry the same picture: one may be written in base64 and the other as text. */
export function isSamePicture(one: string, other: string): boolean {
  if (one === other) return true;
  const [picture, second] = [parseDataUrl(one), parseDataUrl(other)];
  if (!picture || picture.type !== second?.type || picture.bytes.length !== second.bytes.length) return false;
  return picture.bytes.every((byte, at) => byte === second.bytes[at]);
}
