import { expect } from 'chai';
import { connectorsAtom } from '../../../src/atoms/connecting/connectors.js';
import { walletsThereAtom } from '../../../src/atoms/connecting/walletsThere.js';
import {
  loadMoreWalletsAtom,
  retryWalletsAtom,
  walletListAtom,
} from '../../../src/atoms/directory/allWallets.js';
import { awaitedRowsAtom, connectRowsAtom } from '../../../src/atoms/directory/connectRows.js';
import { firstWalletsAtom, loadFirstWalletsAtom } from '../../../src/atoms/directory/firstWallets.js';
import { chooseListedWalletAtom, findWalletAtom } from '../../../src/atoms/directory/knownWallets.js';
import {
  readRecentWalletsAtom,
  recentWalletsAtom,
  rememberWalletAtom,
} from '../../../src/atoms/directory/recentWallets.js';
import { searchWalletsAtom, walletSearchAtom } from '../../../src/atoms/directory/walletSearch.js';
import { followDirectory } from '../../../src/atoms/effects/followDirectory.js';
import { setOpenAtom } from '../../../src/atoms/openModal.js';
import { routeAtom } from '../../../src/atoms/router.js';
import { configAtom } from '../../../src/atoms/siteConfig.js';
import type { ConnectorInfo } from '../../../src/chains/connector.js';
import type { WalletChoice } from '../../../src/lib/config.js';
import { settled } from '../../support/promises.js';
import { ONE, world } from '../fakes.js';
import { choice, failure, fakeDirectory, setting, wallets } from './fakeDirectory.js';

const SLOW_DIRECTORY_MS = 4_000;

const PAIRING: ConnectorInfo = { id: 'walletConnect', type: 'WALLET_CONNECT', namespace: 'eip155' };

function directoryWorld(change: Partial<WalletChoice> = {}, hasDirectory = true) {
  const directory = fakeDirectory();
  let opened = 0;
  const here = world({
    config: { directory: hasDirectory ? setting : undefined, choice: { ...choice, ...change } },
    services: {
      openDirectory: async () => {
        opened += 1;
        return directory;
      },
    },
  });
  const { store } = here;
  const names = () => store.get(walletListAtom).wallets.map(({ name }) => name);
  return {
    ...here,
    directory,
    names,
    opened: () => opened,
    load: () => store.set(loadFirstWalletsAtom),
    more: () => store.set(loadMoreWalletsAtom),
    retry: () => store.set(retryWalletsAtom),
    first: () => store.get(firstWalletsAtom),
  };
}

describe('the first wallets of the directory', () => {
  it('are recommended for the network, with the total count', async () => {
    const { directory, load, first, opened } = directoryWorld();
    directory.serve(wallets(600));
    await load();
    expect(directory.asked.map(({ query }) => query)).to.deep.equal([
      { chain: ONE, entries: 4, include: [], exclude: [] },
    ]);
    expect(first().status).to.equal('ready');
    expect(first().recommended.length).to.equal(4);
    expect(first().count).to.equal(600);
    await load();
    expect([directory.asked.length, opened()]).to.deep.equal([1, 1]);
  });

  it('are the featured ones, in the site’s order, on any network', async () => {
    const { directory, load, first } = directoryWorld({ featured: ['id9', 'id2'] });
    directory.serve(wallets(20));
    await load();
    expect(directory.asked[0]?.query).to.deep.include({
      include: ['id9', 'id2'],
      entries: 2,
      chain: undefined,
    });
    expect(directory.asked[1]?.query.exclude).to.deep.equal(['id9', 'id2']);
    expect(first().featured.map(({ id }) => id)).to.deep.equal(['id9', 'id2']);
    expect(first().count).to.equal(18);
  });

  it('hold the extension ids of excluded wallets, on any network', async () => {
    const { directory, load, first } = directoryWorld({ exclude: ['id3'] });
    directory.serve(wallets(20));
    await load();
    expect(first().hidden?.map(({ rdns }) => rdns)).to.deep.equal(['test.w3']);
    expect(directory.asked[1]?.query).to.deep.include({ include: ['id3'], chain: undefined });
  });

  it('are slow, then ready', async () => {
    const { directory, load, first, clock } = directoryWorld();
    const loading = load();
    await settled();
    expect(first().status).to.equal('loading');
    clock.move(SLOW_DIRECTORY_MS);
    expect(first().status).to.equal('slow');
    directory.asked[0]?.resolve({ wallets: wallets(4), count: 4 });
    await loading;
    expect(first().status).to.equal('ready');
    expect(clock.waiting).to.equal(0);
  });

  it('keep the parts that succeeded, and report only the failed one', async () => {
    const { directory, load, first, host } = directoryWorld({ featured: ['id1'] });
    const loading = load();
    await settled();
    directory.asked[0]?.resolve({ wallets: wallets(2), count: 2 });
    directory.asked[1]?.reject(failure());
    await loading;
    expect(first().status).to.equal('failed');
    expect(first().featured.length).to.equal(2);
    expect(host).to.deep.equal(['report directory_failed']);
    directory.serve(wallets(20));
    await load();
    expect(first().status).to.equal('ready');
  });

  it('are loaded again for other settings, and a late answer is dropped', async () => {
    const { directory, load, first, store } = directoryWorld();
    const old = load();
    await settled();
    store.set(configAtom, { ...store.get(configAtom), choice: { ...choice, include: ['id1'] } });
    expect(first().status).to.equal('idle');
    const now = load();
    await settled();
    directory.asked[0]?.resolve({ wallets: wallets(4), count: 4 });
    await old;
    expect(first().status).to.equal('loading');
    expect(directory.asked[0]?.signal.aborted).to.equal(true);
    directory.asked[1]?.resolve({ wallets: wallets(1), count: 1 });
    await now;
    expect(first().recommended.length).to.equal(1);
  });

  it('are loaded when the modal is open and painted, and again when the browser is back online', async () => {
    const { directory, first, store, start } = directoryWorld();
    let paint = () => {};
    let online = () => {};
    start(() =>
      followDirectory(store, {
        afterPaint(run) {
          paint = run;
          return () => {
            paint = () => {};
          };
        },
        onOnline(listener) {
          online = listener;
          return () => undefined;
        },
      }),
    );
    await settled();
    expect(directory.asked.length).to.equal(0);
    store.set(setOpenAtom, true);
    await settled();
    expect(directory.asked.length).to.equal(0);
    directory.fail();
    paint();
    await settled();
    expect(first().status).to.equal('failed');
    directory.serve(wallets(8));
    online();
    paint();
    await settled();
    expect(first().status).to.equal('ready');
  });
});

describe('the list of all wallets', () => {
  it('is loaded page by page, without duplicates of the first wallets', async () => {
    const { directory, load, more, names, store } = directoryWorld();
    directory.serve(wallets(100));
    await load();
    expect(names().length).to.equal(4);
    await more();
    expect(directory.asked[1]?.query).to.deep.equal({
      chain: ONE,
      include: [],
      page: 1,
      entries: 40,
      exclude: ['id0', 'id1', 'id2', 'id3'],
    });
    expect(names().length).to.equal(44);
    await more();
    await more();
    expect(new Set(names()).size).to.equal(100);
    expect(store.get(walletListAtom).hasMore).to.equal(false);
    await more();
    expect(directory.asked.length).to.equal(4);
  });

  it('waits for the first wallets, and goes on without them when they fail', async () => {
    const { directory, load, more, names } = directoryWorld();
    const loading = load();
    await more();
    await settled();
    expect(directory.asked.length).to.equal(1);
    directory.asked[0]?.reject(failure());
    await loading;
    directory.serve(wallets(10));
    await more();
    expect(names().length).to.equal(10);
  });

  it('sorts installed wallets first within a page', async () => {
    const { directory, load, more, names, store } = directoryWorld();
    store.set(connectorsAtom, [{ id: 'test.w30', type: 'ANNOUNCED', namespace: 'eip155', rdns: 'test.w30' }]);
    directory.serve(wallets(100));
    await load();
    await more();
    expect(names()[4]).to.equal('Wallet 30');
    await more();
    expect(names()[4]).to.equal('Wallet 30');
  });

  it('keeps its pages when one fails, and retries that page only on request', async () => {
    const { directory, load, more, retry, names, store } = directoryWorld();
    directory.serve(wallets(100));
    await load();
    await more();
    directory.fail();
    await more();
    expect([names().length, store.get(walletListAtom).status]).to.deep.equal([44, 'failed']);
    directory.serve(wallets(100));
    await more();
    expect(directory.asked.length).to.equal(3);
    await retry();
    expect([names().length, directory.asked.length]).to.deep.equal([84, 4]);
  });

  it('is retried together with the first wallets when both failed', async () => {
    const { directory, load, more, retry, names, first } = directoryWorld();
    directory.fail();
    await load();
    await more();
    directory.serve(wallets(10));
    await retry();
    expect([first().status, names().length, directory.asked.length]).to.deep.equal(['ready', 10, 4]);
  });

  for (const [what, answer] of [
    ['is empty', []],
    ['brings nothing new', wallets(4)],
  ] as const) {
    it(`ends with a page that ${what}, whatever the total`, async () => {
      const { directory, load, more, store } = directoryWorld();
      directory.serve(wallets(4));
      await load();
      directory.answer(() => ({ wallets: answer, count: 1_000_000 }));
      await more();
      expect(store.get(walletListAtom).hasMore).to.equal(false);
      await more();
      expect(directory.asked.length).to.equal(2);
    });
  }

  it('keeps its identity while the next page loads', async () => {
    const { directory, load, more, store } = directoryWorld();
    directory.serve(wallets(100));
    await load();
    await more();
    const before = store.get(walletListAtom).wallets;
    directory.fail();
    const loading = more();
    expect(store.get(walletListAtom).wallets).to.equal(before);
    await loading;
    expect(store.get(walletListAtom).wallets).to.equal(before);
  });
});

describe('excluded wallets', () => {
  const wallet = (rdns: string | undefined, id = rdns ?? 'injected'): ConnectorInfo => ({
    ...{ id, type: 'ANNOUNCED', namespace: 'eip155', rdns, name: id },
  });
  const shown = (store: ReturnType<typeof directoryWorld>['store']) => [
    ...store.get(connectRowsAtom).map((row) => ('wallet' in row ? row.wallet.name : row.connector.name)),
    ...Array.from({ length: store.get(awaitedRowsAtom) }, () => '…'),
  ];

  it('are never shown: browser wallets are held back until the directory answers', async () => {
    const { directory, load, store } = directoryWorld({ exclude: ['id1'], featured: ['id9'] });
    directory.serve(wallets(20));
    store.set(connectorsAtom, [wallet('test.w1'), wallet('test.other'), wallet(undefined)]);
    expect(shown(store)).to.deep.equal(['injected', '…', '…', '…']);
    await load();
    expect(shown(store)).to.deep.equal(['test.other', 'injected', 'Wallet 9']);
  });

  const solana = (name: string): ConnectorInfo => ({
    ...{ id: `solana/${name}`, type: 'ANNOUNCED', namespace: 'solana', name },
  });

  it('are hidden on Solana too, by the name that the directory has for an id', async () => {
    const { directory, load, store } = directoryWorld({ exclude: ['id1'], featured: ['id9'] });
    directory.serve(wallets(20));
    store.set(connectorsAtom, [solana('Wallet 1'), solana('Wallet 2')]);
    expect(shown(store)).to.deep.equal(['…', '…', '…']);
    await load();
    expect(shown(store)).to.deep.equal(['Wallet 2', 'Wallet 9']);
  });

  for (const [what, chosen] of [
    ['name', { exclude: ['phantom', 'coinbasewallet'] }],
    ['domain name', { excludeRdns: ['app.phantom', 'com.coinbase.wallet'] }],
    ['domain name, which their EVM half has', { excludeRdns: ['other.p', 'com.coinbase.wallet'] }],
  ] as const) {
    it(`are hidden on Solana too, by ${what}`, () => {
      const { store } = directoryWorld(chosen, false);
      const half = { ...wallet('other.p'), name: 'Phantom' };
      const app: ConnectorInfo = {
        id: 'pairing',
        type: 'WALLET_CONNECT',
        namespace: 'solana',
        name: 'Phantom',
      };
      store.set(connectorsAtom, [
        ...(what.endsWith('has') ? [half] : []),
        ...[solana('Phantom'), solana('Coinbase Wallet'), solana('Solflare'), app],
      ]);
      expect(store.get(walletsThereAtom).map(({ id }) => id)).to.deep.equal(['solana/Solflare', 'pairing']);
    });
  }

  it('are hidden by name among those of the directory', async () => {
    const { directory, load, store } = directoryWorld({ exclude: ['wallet9'], featured: ['id9', 'id2'] });
    directory.serve(wallets(20));
    await load();
    expect(shown(store)).to.deep.equal(['Wallet 2']);
  });

  for (const how of ['slow', 'failed'] as const) {
    it(`do not block other wallets when the directory is ${how}`, async () => {
      const { directory, load, store, clock } = directoryWorld({ exclude: ['id1'] });
      store.set(connectorsAtom, [wallet('test.w1')]);
      if (how === 'failed') directory.fail();
      const loading = load();
      await settled();
      if (how === 'slow') clock.move(4_000);
      else await loading;
      expect(shown(store)).to.include('test.w1');
    });
  }

  it('are hidden at once by domain name, in lists and searches', async () => {
    const { directory, load, more, names, store, clock } = directoryWorld({
      ...{ excludeRdns: ['test.w1', 'test.w30'], featured: ['id1', 'id2'] },
    });
    directory.serve(wallets(50));
    store.set(connectorsAtom, [wallet('test.w1'), wallet('test.other')]);
    expect(shown(store)).to.deep.equal(['test.other', '…', '…']);
    await store.set(rememberWalletAtom, wallets(2)[1] as never);
    await load();
    expect(shown(store)).to.deep.equal(['test.other', 'Wallet 2']);
    await more();
    expect(names()).not.to.include.members(['Wallet 1']);
    expect(names()).not.to.include.members(['Wallet 30']);
    store.set(searchWalletsAtom, 'Wallet 30');
    clock.move(300);
    await settled();
    expect(store.get(walletSearchAtom).wallets).to.deep.equal([]);
  });
});

describe('searching the directory', () => {
  it('starts at two letters, after a pause in typing', async () => {
    const { directory, store, clock } = directoryWorld();
    directory.serve(wallets(100));
    const search = (text: string) => store.set(searchWalletsAtom, text);
    search('W');
    clock.move(1000);
    search('Wal');
    clock.move(299);
    search('Wallet 7 ');
    clock.move(299);
    await settled();
    expect(directory.asked.length).to.equal(0);
    clock.move(1);
    await settled();
    expect(directory.asked.map(({ query }) => [query.search, query.entries])).to.deep.equal([
      ['Wallet 7', 100],
    ]);
    const { status, wallets: found } = store.get(walletSearchAtom);
    expect([status, found.length]).to.deep.equal(['ready', 11]);
  });

  it('drops the answer to an older query', async () => {
    const { directory, store, clock } = directoryWorld();
    store.set(searchWalletsAtom, 'one');
    clock.move(300);
    await settled();
    store.set(searchWalletsAtom, 'two');
    clock.move(300);
    await settled();
    directory.asked[1]?.resolve({ wallets: wallets(2), count: 2 });
    await settled();
    directory.asked[0]?.resolve({ wallets: wallets(1), count: 1 });
    await settled();
    expect(store.get(walletSearchAtom)).to.deep.include({ query: 'two', status: 'ready' });
    expect(store.get(walletSearchAtom).wallets.length).to.equal(2);
  });
});

describe('choosing a wallet from the directory', () => {
  const wallet = { id: 'a', name: 'Alpha', rdns: 'test.alpha', mobile_link: 'alpha://' };
  const alpha: ConnectorInfo = { id: 'x', type: 'ANNOUNCED', namespace: 'eip155', rdns: 'test.alpha' };

  for (const [where, connectors, chosen, route] of [
    ['the browser wallet', [PAIRING, alpha], wallet, { view: 'ConnectingExternal', connectorId: 'x' }],
    [
      'the pairing code of its app',
      [PAIRING],
      wallet,
      { view: 'ConnectingWalletConnect', connectorId: 'walletConnect', walletId: 'a' },
    ],
    ['the download links', [PAIRING], { id: 'a', name: 'Alpha' }, { view: 'Downloads', walletId: 'a' }],
    [
      'the download links where wallet apps are not offered',
      [],
      wallet,
      { view: 'Downloads', walletId: 'a' },
    ],
  ] as const) {
    it(`opens ${where}`, () => {
      const { store } = directoryWorld();
      store.set(connectorsAtom, connectors);
      store.set(chooseListedWalletAtom, chosen);
      expect(store.get(routeAtom)).to.deep.equal(route);
      expect(store.get(findWalletAtom)('a')?.name).to.equal('Alpha');
    });
  }

  it('does not match a Solana wallet that has only the name in common', () => {
    const { store } = directoryWorld();
    store.set(connectorsAtom, [
      PAIRING,
      { id: 'solana/Alpha', type: 'ANNOUNCED', namespace: 'solana', name: 'Alpha' },
    ]);
    store.set(chooseListedWalletAtom, wallet);
    expect(store.get(routeAtom)).to.deep.include({ view: 'ConnectingWalletConnect', walletId: 'a' });
  });

  it('never matches a browser wallet without a domain name', () => {
    const { store } = directoryWorld();
    store.set(connectorsAtom, [{ id: 'injected', type: 'INJECTED', namespace: 'eip155' }]);
    store.set(chooseListedWalletAtom, { id: 'a', name: 'Alpha' });
    expect(store.get(routeAtom).view).to.equal('Downloads');
  });
});

describe('recent wallets', () => {
  it('are two, newest first', async () => {
    const { store } = directoryWorld();
    const [a, b, c] = wallets(3) as [never, never, never];
    const ids = () => store.get(recentWalletsAtom).map(({ id }) => id);
    for (const wallet of [a, b, c]) await store.set(rememberWalletAtom, wallet);
    expect(ids()).to.deep.equal(['id2', 'id1']);
    await store.set(rememberWalletAtom, b);
    expect(ids()).to.deep.equal(['id1', 'id2']);
    await store.set(readRecentWalletsAtom);
    expect(ids()).to.deep.equal(['id1', 'id2']);
  });

  for (const text of ['{', '7', '[null]', '[{"id":1}]', '{"id":"a","name":"A"}']) {
    it(`are empty when storage holds ${text}`, async () => {
      const { store, services } = directoryWorld();
      await services.storage.set('wallet-modal/recent', text);
      await store.set(readRecentWalletsAtom);
      expect(store.get(recentWalletsAtom)).to.deep.equal([]);
    });
  }
});
