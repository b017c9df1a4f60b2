// A watched account is only viewed. The code that sends, signs, connects, remembers or reports to the page, and everything it
// loads, must not know it.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { importsOf, readSources, resolveImport } from './sources.mjs';

const WATCHED = /^src\/atoms\/watch\//;

const ACTING = [
  /^src\/atoms\/(connecting|directory|names|network|onramp|pairing|send|signIn|siwe|swap|transactions)\//,
  /^src\/atoms\/(account|connection|firstView|openModal|publicState|rememberedConnections|runTransaction|trackedSnapshot)\.ts$/,
  /^src\/atoms\/receipt\/(sendAgain|showReceipt)\.ts$/,
  /^src\/atoms\/effects\/(?!endWatching)/,
  /^src\/session\/(transactions|siwe)\//,
  /^src\/session\/(connectOneWallet|connectThroughModal|createConnectionMemory|createSession|createSignIn|handleRequest|publish)\.ts$/,
  /^src\/session\/account\/(createNaming|createOnRamp|openConnection)\.ts$/,
  /^src\/(api|bridge|chains|elements|frameworks)\//,
];

/** The only files that may load the watched account themselves. */
const LOOKING = [
  'src/atoms/account/history.ts',
  'src/atoms/account/listedNfts.ts',
  'src/atoms/effects/endWatching.ts',
  'src/session/account/openReader.ts',
  'src/views/account/useIdentity.ts',
  'src/views/connect/ConnectList.tsx',
  'src/views/first/showFirstList.ts',
  'src/views/history/EntryRow.tsx',
  'src/views/history/HiddenEntries.tsx',
  'src/views/history/HistoryEmpty.tsx',
  'src/views/history/NftsTab.tsx',
  'src/views/history/TransactionsView.tsx',
  'src/views/history/useHistory.ts',
  'src/views/holdings/AccountFigure.tsx',
  'src/views/holdings/BalanceText.tsx',
  'src/views/holdings/HoldingsTabs.tsx',
  'src/views/holdings/TokensTab.tsx',
  'src/views/holdings/useNativeBalance.ts',
  'src/views/nfts/ListedNfts.tsx',
  'src/views/receipt/ReceiptFacts.tsx',
];

const load = (sources) => {
  const known = new Map(sources.map((source) => [source.path, source]));
  const next = (path) =>
    importsOf(known.get(path))
      .filter(({ kind }) => kind === 'static')
      .map(({ id }) => resolveImport(path, id, known))
      .filter(Boolean);
  return { known, next };
};

/** The import path from a file to the watched account, if there is one. */
function wayTo(next, path, seen = new Set()) {
  if (WATCHED.test(path)) return [path];
  if (seen.has(path)) return undefined;
  seen.add(path);
  for (const one of next(path)) {
    const rest = wayTo(next, one, seen);
    if (rest) return [path, ...rest];
  }
  return undefined;
}

/** The import paths from acting code to the watched account. */
function ways(sources) {
  const { known, next } = load(sources);
  const acting = [...known.keys()].filter((path) => ACTING.some((one) => one.test(path)));
  return acting.map((path) => wayTo(next, path)?.join(' → ')).filter(Boolean);
}

describe('the watched account', () => {
  const sources = readSources('src');

  it('is out of reach of everything that acts, remembers or tells the page', () => {
    assert.deepEqual(ways(sources), []);
  });

  it('is known to what looks, and to nothing else', () => {
    const { known, next } = load(sources);
    const knowing = [...known.keys()].filter(
      (path) =>
        !WATCHED.test(path) &&
        !path.startsWith('src/views/watch/') &&
        next(path).some((one) => WATCHED.test(one)),
    );
    assert.deepEqual(knowing.sort(), LOOKING);
  });

  it('would be found in sending', () => {
    const path = 'src/atoms/account/tokens.ts';
    const changed = sources.map((one) =>
      one.path === path ? { path, text: `import '../watch/watchedAccount.js';\n${one.text}` } : one,
    );
    assert.ok(ways(changed).some((way) => way.startsWith('src/atoms/send/')));
  });
});
