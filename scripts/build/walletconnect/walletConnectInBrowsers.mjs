import { at } from '../../lib/files.mjs';

/**
 * WalletConnect's own storage reads `localStorage` on import, which throws where that is denied, takes over keys of
 * other libraries, and persists even when nothing should be remembered. Its client always gets another storage.
 */
const OWN_STORAGE = '@walletconnect/keyvaluestorage';
const noOwnStorage = `export class KeyValueStorage {
  constructor() {
    throw new Error('A storage is to be given to this client.');
  }
}
export default KeyValueStorage;`;

/**
 * WalletConnect uses viem to verify the signer of a message, in one case alone. All pages would load viem and a curve for
 * it, so it gets a function that loads them. For the same case it needs a little of Node's `Buffer`.
 */
const USES_MORE = /\/@walletconnect\/utils\/dist\//;
const recovery = at('scripts/build/walletconnect/recoverAddress.mjs');
/** Not by its path, which would end up in the source maps, and differ on each machine. */
const BUFFER = 'wallet-modal:buffer-like';
const bufferLike = `import { BufferLike } from '${BUFFER}';`;

/**
 * WalletConnect's code for Node and React Native: its socket looks for a package where there is no WebSocket, and it
 * uses their globals. All of it first checks whether they exist, or is for networks that we do not support.
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

/** What WalletConnect requests by itself, of its own services and of nodes, must not be led elsewhere either. */
const OWN_FETCH = '\0wallet-connect-fetch';
const noRedirects = `export default (url, init) => fetch(url, { ...init, redirect: 'error' });`;
const FETCHES = /(?<![\w.$])fetch\(/;
const OF_HTTP = /\/@walletconnect\/jsonrpc-http-connection\//;
const withOwnFetch = (code) =>
  FETCHES.test(code) ? `import fetch from ${JSON.stringify(OWN_FETCH)};${code}` : code;

/**
 * WalletConnect tells requests of the same millisecond apart by three random digits. Once in a thousand times, the two
 * requests of a code that also signs in got the same number, and the code led nowhere. Counting makes them differ.
 */
const NUMBERS_REQUESTS = /\/@walletconnect\/jsonrpc-utils\/dist\/esm\/format\.js$/;
const RANDOM_DIGITS = 'Math.floor(Math.random() * Math.pow(10, entropy))';
function countRequests(code) {
  if (!code.includes(RANDOM_DIGITS)) throw new Error('WalletConnect numbers its requests in another way.');
  const counted = code.replace(RANDOM_DIGITS, 'requests++ % Math.pow(10, entropy)');
  return `let requests = Math.floor(Math.random() * 1000);\n${counted}`;
}

/**
 * An answer to signing in at once is read in a function that nobody waits for: where that throws, as for signatures of
 * unknown kinds, the code leads nowhere and the page's console tells of an unhandled rejection. The wait ends with it.
 */
const READS_ANSWERS = /\/@walletconnect\/sign-client\/dist\/index\.es\.js$/;
const READER = 've=async A=>{';
const REJECT = 'Se(A.error.message)';
function rejectUnreadable(code) {
  if (code.split(READER).length !== 2 || !code.includes(REJECT))
    throw new Error('WalletConnect reads answers in another way.');
  return code.replace(READER, 've=A=>readAnswer(A).catch(Se),readAnswer=async A=>{');
}

/** Makes WalletConnect's library fit for browsers, and for pages that deny storage or want nothing remembered. */
export const walletConnectInBrowsers = () => ({
  name: 'wallet-connect-in-browsers',
  resolveId(id, importer) {
    if (id === OWN_STORAGE) return `\0${id}`;
    if (id === BUFFER) return at('scripts/build/walletconnect/bufferLike.mjs');
    if (id === 'viem' && USES_MORE.test(importer ?? '')) return recovery;
    // With it, an implementation for old browsers goes, too.
    if (id === OWN_FETCH || (id === 'cross-fetch' && OF_HTTP.test(importer ?? ''))) return OWN_FETCH;
    // multiformats (of WalletConnect) names its browser file in a field that node-resolve ignores beside `exports`.
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
