import { parseDataUrl } from './dataUrl.js';

/** Whether two `data:` URLs contain the same picture, even if one is base64 and the other plain text. */
export function isSamePicture(one: string, other: string): boolean {
  if (one === other) return true;
  const [picture, second] = [parseDataUrl(one), parseDataUrl(other)];
  if (!picture || picture.type !== second?.type || picture.bytes.length !== second.bytes.length) return false;
  return picture.bytes.every((byte, at) => byte === second.bytes[at]);
}
