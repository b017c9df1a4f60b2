import { at } from '../../lib/files.mjs';

/**
 * WalletConnect's own storage reads `localStorage` on import, which throws if that is denied, takes over keys of other
 * libraries, and persists even if nothing should be remembered. Its client always gets another storage.
 */
const OWN_STORAGE = '@walletconnect/keyvaluestorage';
const noOwnStorage = `export class KeyValueStorage {
  constructor() {
    throw new Error('A storage is to be given to this client.');
  }
}
export default KeyValueStorage;`;

/**
 * WalletConnect uses viem to verify the signer of a message, in a single case. Every page would load viem and a curve for it,
 * so it gets a function that loads them on demand. For the same case it needs a small part of Node's `Buffer`.
 */
const USES_MORE = /\/@walletconnect\/utils\/dist\//;
const recovery = at('scripts/build/walletconnect/recoverAddress.mjs');
/** Not a path, because that would end up in the source maps, where it would differ on each machine. */
const BUFFER = 'wallet-modal:buffer-like';
const bufferLike = `import { BufferLike } from '${BUFFER}';`;

/**
 * WalletConnect's code for Node and React Native: its socket looks for a package if there is no WebSocket, and it uses Node's
 * globals. All of it first checks whether they exist, or is for networks that we don't support.
 */
const OF_WALLET_CONNECT = /\/@walletconnect\/[\w-]+\/dist\//;
function withoutNode(code, id) {
  const usesMore = USES_MORE.test(id);
  const plain = code
    .replaceAll('require("ws")', 'undefined')
    .replace(/(?<![\w.$])global(?=[.=!<?]|:typeof)/g, 'globalThis')
    .replace(/(?<![\w.$])Buffer(?=[.<])/g, usesMore ? 'BufferLike' : 'globalThis.Buffer');
  return usesMore ? `${bufferLike}${plain}` : plain;
}

/** WalletConnect's own requests, to its services and to nodes, must not follow redirects either. */
const OWN_FETCH = '\0wallet-connect-fetch';
const noRedirects = `export default (url, init) => fetch(url, { ...init, redirect: 'error' });`;
const FETCHES = /(?<![\w.$])fetch\(/;
const OF_HTTP = /\/@walletconnect\/jsonrpc-http-connection\//;
const withOwnFetch = (code) =>
  FETCHES.test(code) ? `import fetch from ${JSON.stringify(OWN_FETCH)};${code}` : code;

/**
 * WalletConnect tells requests of the same millisecond apart by three random digits. Once in a thousand times, the two requests
 * of a code that also signs in got the same number, and the code failed. Counting makes them differ.
 */
const NUMBERS_REQUESTS = /\/@walletconnect\/jsonrpc-utils\/dist\/esm\/format\.js$/;
const RANDOM_DIGITS = 'Math.floor(Math.random() * Math.pow(10, entropy))';
function countRequests(code) {
  if (!code.includes(RANDOM_DIGITS)) throw new Error('WalletConnect numbers its requests in another way.');
  const counted = code.replace(RANDOM_DIGITS, 'requests++ % Math.pow(10, entropy)');
  return `let requests = Math.floor(Math.random() * 1000);\n${counted}`;
}

/**
 * The answer to a sign-in while connecting is read in a function whose promise isn't awaited. If that throws, such as for
 * signatures of unknown kinds, the code would fail without a result and the console would report an unhandled rejection. This
 * makes the wait end with the error.
 */
const READS_ANSWERS = /\/@walletconnect\/sign-client\/dist\/index\.es\.js$/;
const READER = 've=async A=>{';
const REJECT = 'Se(A.error.message)';
function rejectUnreadable(code) {
  if (code.split(READER).length !== 2 || !code.includes(REJECT))
    throw new Error('WalletConnect reads answers in another way.');
  return code.replace(READER, 've=A=>readAnswer(A).catch(Se),readAnswer=async A=>{');
}

/** Adapts WalletConnect's library to browsers, and to pages that deny storage or want nothing remembered. */
export const walletConnectInBrowsers = () => ({
  name: 'wallet-connect-in-browsers',
  resolveId(id, importer) {
    if (id === OWN_STORAGE) return `\0${id}`;
    if (id === BUFFER) return at('scripts/build/walletconnect/bufferLike.mjs');
    if (id === 'viem' && USES_MORE.test(importer ?? '')) return recovery;
    // This also drops an implementation for old browsers.
    if (id === OWN_FETCH || (id === 'cross-fetch' && OF_HTTP.test(importer ?? ''))) return OWN_FETCH;
    // multiformats (used by WalletConnect) names its browser file in a field that node-resolve ignores beside `exports`.
    if (id === './hashes/sha2.js' && importer?.includes('/multiformats/')) {
      return importer.replace(/basics\.js$/, 'hashes/sha2-browser.js');
    }
    return null;
  },
  load: (id) => ({ [`\0${OWN_STORAGE}`]: noOwnStorage, [OWN_FETCH]: noRedirects })[id] ?? null,
  transform(code, id) {
    if (NUMBERS_REQUESTS.test(id)) return { code: countRequests(code), map: null };
    if (!OF_WALLET_CONNECT.test(id)) return null;
    const plain = withOwnFetch(withoutNode(code, id));
    return { code: READS_ANSWERS.test(id) ? rejectUnreadable(plain) : plain, map: null };
  },
});
