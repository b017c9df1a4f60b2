/** A picture by its bytes. */
export interface Picture {
  /** Without parameters, in lower case, e.g. `image/png`. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Reads a data: address (RFC 2397) without a request. Undefined when it is none, or is broken. */
export function parseDataUrl(url: string): Picture | undefined {
  const match = /^data:([^,;]*)((?:;[^,;]*)*),([\s\S]*)$/i.exec(url);
  if (!match) return undefined;
  const [, type = '', parameters = '', body = ''] = match;
  try {
    const text = decodeURIComponent(body);
    const bytes = /;\s*base64$/i.test(parameters)
      ? Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0))
      : new TextEncoder().encode(text);
    return { type: type.toLowerCase(), bytes };
  } catch {
    // Broken percent or base64 encoding.
    return undefined;
  }
}
