import { expect } from 'chai';
import { memoryKeys } from '../../src/elements/memoryKeys.js';
import { type KeyValueStorage, memoryStorage } from '../../src/lib/safeStorage.js';
import { createConnectionMemory } from '../../src/session/createConnectionMemory.js';
import { later } from '../elements/support.js';
import { denyStorage } from '../support/deniedStorage.js';
import { fixture } from '../support/fixture.js';

const KEY = 'wallet-modal/test/connection';
const KEYS = { connection: KEY, network: 'wallet-modal/test/network' };
const REMEMBERED = { connectorId: 'a', account: 'eip155:1:0xab' } as const;
const OTHER = { connectorId: 'b', account: 'solana:x:y' } as const;

function setUp(remember: 'local' | 'session' | 'none' = 'local') {
  const reports: string[] = [];
  const { memory } = createConnectionMemory(KEYS, { remember, storage: undefined }, ({ code }) =>
    reports.push(code),
  );
  later(() => {
    localStorage.removeItem(KEY);
    localStorage.removeItem(KEYS.network);
    sessionStorage.removeItem(KEY);
  });
  return { memory, reports };
}

describe('the storage key', () => {
  it('names an element by its place in its tree, and the tree by its host element', () => {
    const inTree = (host: Element, markup: string) => {
      const root = host.attachShadow({ mode: 'open' });
      root.append(fixture(markup));
      return memoryKeys(root.firstElementChild as Element).connection;
    };
    const page = fixture(
      '<main><wallet-modal></wallet-modal><div></div><div></div><div id="shop"></div></main>',
    );
    const [modal, one, two, shop] = [...page.children] as [Element, Element, Element, Element];
    expect([
      memoryKeys(modal).connection,
      inTree(one, '<wallet-modal></wallet-modal>'),
      inTree(two, '<wallet-modal id="pay"></wallet-modal>'),
      inTree(shop, '<wallet-modal id="pay"></wallet-modal>'),
    ]).to.deep.equal([
      'wallet-modal/connection',
      'wallet-modal/div>/connection',
      'wallet-modal/div:1>pay/connection',
      'wallet-modal/div#shop>pay/connection',
    ]);
  });
});

describe('the storage keys of a page', () => {
  it('are never the same for two elements, whatever their ids', () => {
    const page = fixture(`<main>
      <wallet-modal></wallet-modal><wallet-modal id="1"></wallet-modal><wallet-modal></wallet-modal>
      <wallet-modal id=":1"></wallet-modal><wallet-modal id="%3a1"></wallet-modal>
      <wallet-modal id="div>"></wallet-modal><div></div>
      <wallet-modal id="div#a>"></wallet-modal><div id="a"></div><wallet-modal id="div:1>"></wallet-modal><div></div>
    </main>`);
    const inside = [...page.querySelectorAll('div')].map((host) => {
      const root = host.attachShadow({ mode: 'open' });
      root.append(document.createElement('wallet-modal'));
      return root.firstElementChild as Element;
    });
    const all = [...page.querySelectorAll('wallet-modal'), ...inside].map(
      (element) => memoryKeys(element).connection,
    );
    expect(all).to.have.length(11);
    expect([...new Set(all)]).to.deep.equal(all);
  });
});

describe('the connection memory', () => {
  for (const remember of ['local', 'session', 'none'] as const) {
    it(`saves a connection (${remember})`, async () => {
      const { memory, reports } = setUp(remember);
      expect(await memory.read()).to.deep.equal([]);
      await memory.update(() => [REMEMBERED, OTHER]);
      expect(await memory.read()).to.deep.equal([REMEMBERED, OTHER]);
      await memory.update(() => []);
      expect(await memory.read()).to.deep.equal([]);
      expect(reports).to.deep.equal([]);
    });
  }

  it('applies changes in order, however slow the storage is', async () => {
    const slow = memoryStorage();
    const storage: KeyValueStorage = {
      ...slow,
      getItem: async (key) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        return slow.getItem(key);
      },
    };
    const { memory } = createConnectionMemory(KEYS, { remember: 'local', storage }, () => undefined);
    void memory.update((remembered) => [...remembered, REMEMBERED]);
    await memory.update((remembered) => [...remembered, OTHER]);
    expect(await memory.read()).to.deep.equal([REMEMBERED, OTHER]);
  });

  it('saves the chosen network, and ignores other values', async () => {
    const { memory } = setUp();
    await memory.writeNetwork('eip155:10');
    expect(await memory.readNetwork()).to.equal('eip155:10');
    await memory.writeNetwork(undefined);
    expect(localStorage.getItem(KEYS.network)).to.equal(null);
    for (const kept of ['', 'eip155:0', '{"id":"eip155:1"}', 'a'.repeat(100_000)]) {
      localStorage.setItem(KEYS.network, kept);
      expect(await memory.readNetwork()).to.equal(undefined);
    }
  });

  it('reads what an older version saved, and only the valid part of anything else', async () => {
    const { memory } = setUp();
    for (const [kept, expected] of [
      [REMEMBERED, [REMEMBERED]],
      [[null, 7, 'text', {}, { connectorId: 'a' }, OTHER], [OTHER]],
      [
        [
          { connectorId: 'a', account: 'eip155:0:0xab' },
          { connectorId: 'a', account: 'text' },
        ],
        [],
      ],
      ['text', []],
      [null, []],
    ] as const) {
      localStorage.setItem(KEY, JSON.stringify(kept));
      expect(await memory.read()).to.deep.equal(expected);
    }
    localStorage.setItem(KEY, '{');
    expect(await memory.read()).to.deep.equal([]);
  });

  for (const [what, event, isHeard] of [
    ['its key', { key: KEY, storageArea: localStorage }, true],
    ['all keys', { key: null, storageArea: localStorage }, true],
    ['another key', { key: 'other', storageArea: localStorage }, false],
    ['its key in another storage', { key: KEY, storageArea: sessionStorage }, false],
    ['its key without a storage', { key: KEY }, false],
  ] as const) {
    it(`${isHeard ? 'follows' : 'ignores'} other tabs’ changes to ${what}`, () => {
      const { memory } = setUp();
      let told = 0;
      const stop = memory.subscribe(() => {
        told += 1;
      });
      window.dispatchEvent(new StorageEvent('storage', event));
      expect(told).to.equal(isHeard ? 1 : 0);
      stop();
      window.dispatchEvent(new StorageEvent('storage', event));
      expect(told).to.equal(isHeard ? 1 : 0);
    });
  }

  for (const storage of [undefined, memoryStorage()]) {
    it(`looks again when the page returns from the back-forward cache, ${storage ? 'also with the host’s storage' : 'which hears no other tab'}`, () => {
      const { memory, onRemembered } = createConnectionMemory(
        KEYS,
        { remember: 'local', storage },
        () => undefined,
      );
      const told: unknown[] = [];
      const stops = [
        memory.subscribe(() => told.push('connection')),
        onRemembered((name) => told.push(name)),
      ];
      const show = (persisted: boolean) =>
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
      show(false);
      expect(told).to.deep.equal([]);
      show(true);
      expect(told).to.deep.equal(['connection', null]);
      for (const stop of stops) stop();
      show(true);
      expect(told).to.have.length(2);
    });
  }

  it('ignores other tabs with the host’s storage or without one', () => {
    for (const config of [
      { remember: 'local', storage: memoryStorage() },
      { remember: 'none', storage: undefined },
    ] as const) {
      let told = 0;
      const { memory } = createConnectionMemory(KEYS, config, () => undefined);
      later(
        memory.subscribe(() => {
          told += 1;
        }),
      );
      window.dispatchEvent(new StorageEvent('storage', { key: KEY, storageArea: localStorage }));
      expect(told).to.equal(0);
    }
  });

  it('reports when the browser denies storage, and lasts as long as the page', async () => {
    later(denyStorage());
    const reports: string[] = [];
    const { memory } = createConnectionMemory(KEYS, { remember: 'local', storage: undefined }, ({ code }) =>
      reports.push(code),
    );
    await memory.update(() => [REMEMBERED]);
    expect(await memory.read()).to.deep.equal([REMEMBERED]);
    expect(reports).to.deep.equal(['storage_unavailable']);
  });
});
