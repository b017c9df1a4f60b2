/**
 * The part of Node's `Buffer` that WalletConnect's library needs for signing in while connecting: bytes that convert from and
 * to text, in the encodings that it uses. Throws for other encodings, and if a text isn't valid in its encoding.
 */
export class BufferLike extends Uint8Array {
  static from(data, encoding = 'utf8') {
    return new BufferLike(typeof data === 'string' ? reading[encoding](data) : data);
  }

  toString(encoding = 'utf8') {
    return writing[encoding](this);
  }
}

const encode = (text) => new TextEncoder().encode(text);
const decode = (bytes) => new TextDecoder().decode(bytes);

const reading = {
  utf8: encode,
  'utf-8': encode,
  base64(text) {
    // Some apps write permissions in the URL-safe alphabet.
    const plain = text.replaceAll('-', '+').replaceAll('_', '/');
    return Uint8Array.from(atob(plain), (letter) => letter.charCodeAt(0));
  },
};

const writing = {
  utf8: decode,
  'utf-8': decode,
  hex: (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
  base64: (bytes) => btoa(String.fromCharCode(...bytes)),
};
