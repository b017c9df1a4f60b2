import { expect } from 'chai';
import { createStore } from 'jotai/vanilla';
import { allTransactionsAtom } from '../../../src/atoms/transactions/othersTransactions.js';
import { transactionsAtom } from '../../../src/atoms/transactions/transactionList.js';
import type { Store } from '../../../src/atoms/util/store.js';
import { writeTransactions } from '../../../src/lib/transactions/readTransactions.js';
import type { TrackedTransaction } from '../../../src/lib/transactions/trackedTransaction.js';
import { hearOthers } from '../../../src/session/transactions/hearOthers.js';

const sent = (digit: string, askedAt: number): TrackedTransaction => ({
  id: `00000000-0000-4000-8000-00000000000${digit}`,
  kind: 'send',
  namespace: 'eip155',
  network: 'eip155:1',
  account: 'eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  askedAt,
  summary: { amount: '1', symbol: 'ETH', recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
  tokens: [],
  told: undefined,
  call: undefined,
  start: undefined,
  nonce: undefined,
  status: { step: 'unknown' },
});

/** The parts of a browser's storage and window that elements use. */
function fakePage() {
  const values = new Map<string, string>();
  const page = new EventTarget();
  const storage = {
    get length() {
      return values.size;
    },
    key: (at: number) => [...values.keys()][at] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  Object.defineProperty(globalThis, 'window', { value: page, configurable: true });
  return {
    values,
    tell: (key: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key })),
    end() {
      Reflect.deleteProperty(globalThis, 'localStorage');
      Reflect.deleteProperty(globalThis, 'window');
    },
  };
}

const ids = (store: Store) => store.get(allTransactionsAtom).map(({ id }) => id.at(-1));

describe('what the other elements of an origin have asked wallets for', () => {
  it('is known to another element of the page, whatever both remember', () => {
    const page = fakePage();
    const [one, two] = [createStore(), createStore()];
    const first = hearOthers(one, 'wallet-modal/transactions/list');
    const second = hearOthers(two, 'wallet-modal/:1/transactions/list');
    one.set(transactionsAtom, [sent('1', 1)]);
    two.set(transactionsAtom, [sent('2', 2)]);
    expect(ids(one)).to.deep.equal(['1', '2']);
    expect(ids(two)).to.deep.equal(['1', '2']);
    first.stop();
    second.stop();
    page.end();
  });

  it('is known to a tab with another element, from the storage and as it changes there', () => {
    const page = fakePage();
    page.values.set('wallet-modal/shop/transactions/list', writeTransactions([sent('1', 1)]));
    const store = createStore();
    store.set(transactionsAtom, [sent('3', 3)]);
    const { stop } = hearOthers(store, 'wallet-modal/transactions/list');
    expect(ids(store)).to.deep.equal(['1', '3']);
    page.values.set('wallet-modal/shop/transactions/list', writeTransactions([sent('1', 1), sent('2', 2)]));
    page.tell('wallet-modal/shop/transactions/list');
    expect(ids(store)).to.deep.equal(['1', '2', '3']);
    stop();
    page.end();
  });

  it('is not read from keys of the page, and survives what is no list', () => {
    const page = fakePage();
    page.values.set('shop/transactions/list', writeTransactions([sent('1', 1)]));
    page.values.set('wallet-modal/a/transactions/list', '{"broken');
    page.values.set('wallet-modal/b/transactions/list', 'x'.repeat(1_000_001));
    const store = createStore();
    const { stop } = hearOthers(store, 'wallet-modal/transactions/list');
    expect(ids(store)).to.deep.equal([]);
    stop();
    page.end();
  });
});
