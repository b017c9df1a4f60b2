/** A picture's type and bytes. */
export interface Picture {
  /** In lower case without parameters, such as `image/png`. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const SCHEME = 'data:';

/** Reads a `data:` URL (RFC 2397) without a request. Undefined if it is invalid. */
export function parseDataUrl(url: string): Picture | undefined {
  const comma = url.indexOf(',');
  if (comma < 0 || url.slice(0, SCHEME.length).toLowerCase() !== SCHEME) return undefined;
  const [type = '', ...parameters] = url.slice(SCHEME.length, comma).toLowerCase().split(';');
  try {
    const text = decodeURIComponent(url.slice(comma + 1));
    const isBase64 = parameters.pop()?.trimStart() === 'base64';
    return { type, bytes: isBase64 ? bytesOf(atob(text.trim())) : new TextEncoder().encode(text) };
  } catch {
    // Invalid percent or base64 encoding.
    return undefined;
  }
}

function bytesOf(binary: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
