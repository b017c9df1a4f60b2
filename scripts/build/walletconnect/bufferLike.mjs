/**
 * The few things of Node's `Buffer` that WalletConnect's library needs to sign in while it connects: permissions as
 * base64, and the hash of a message as hex. Throws if a text is not base64.
 */
export const bufferLike = {
  from(data, encoding = 'utf8') {
    const bytes = typeof data === 'string' ? bytesOf(data, encoding) : data;
    return { toString: (to = 'utf8') => textOf(bytes, to) };
  },
};

function bytesOf(text, encoding) {
  if (encoding !== 'base64') return new TextEncoder().encode(text);
  // Apps write permissions in the alphabet for addresses, too.
  const plain = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(plain), (letter) => letter.charCodeAt(0));
}

function textOf(bytes, encoding) {
  if (encoding === 'base64') return btoa(String.fromCharCode(...bytes));
  if (encoding === 'hex') return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return new TextDecoder().decode(bytes);
}
