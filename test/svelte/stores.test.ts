import { expect } from 'chai';
import { flushSync } from 'svelte';
import { fromStore, writable } from 'svelte/store';
import {
  useWallet,
  useWalletAccount,
  useWalletActions,
  useWalletBalance,
  useWalletNetwork,
} from '../../src/svelte.js';
import { addWallet, connectedModal, later, type Modal, makeModal } from '../elements/support.js';

/** A `bind:this` target, as `$state`. */
function bound(first?: Modal) {
  const store = writable<Modal | undefined>(first);
  const state = fromStore(store);
  return { set: store.set, get: () => state.current };
}

/** The values that a component gets from a store, until the end of the test. */
function seenBy<Value>(store: { subscribe(run: (value: Value) => void): () => void }) {
  const seen: Value[] = [];
  const stop = store.subscribe((value) => seen.push(value));
  later(stop);
  return { seen, stop };
}

describe('the Svelte stores', () => {
  it('have the initial state without an element, and follow one that comes, changes and goes', async () => {
    const { get, set } = bound();
    const wallet = useWallet(get);
    const { seen } = seenBy(wallet);
    expect(seen.at(-1)).to.include({ status: 'disconnected', open: false });
    const modal = makeModal();
    set(modal);
    flushSync();
    await modal.switchNetwork('eip155:31338');
    flushSync();
    expect(seen.at(-1)?.wantedNetwork).to.equal('eip155:31338');
    expect(wallet.current.wantedNetwork).to.equal('eip155:31338');
    const other = makeModal();
    set(other);
    flushSync();
    expect(seen.at(-1)).to.equal(other.state);
    await other.switchNetwork('eip155:31338');
    await modal.switchNetwork('eip155:31337');
    flushSync();
    expect(seen.at(-1)?.wantedNetwork).to.equal('eip155:31338');
    set(undefined);
    flushSync();
    expect(seen.at(-1)).to.include({ status: 'disconnected', open: false });
  });

  it('know account and network, and act', async () => {
    const modal = await connectedModal(addWallet());
    const { get } = bound(modal);
    const account = useWalletAccount(get);
    const { seen } = seenBy(account);
    expect(account.current).to.include({ isConnected: true, address: modal.state.address });
    expect(useWalletNetwork(get).current.network).to.equal('eip155:31337');
    await useWalletActions(get).disconnect();
    flushSync();
    expect(seen.at(-1)).to.include({ isConnected: false, address: undefined });
  });

  it('watch the balance only while a component shows it', async () => {
    const modal = makeModal();
    let watchers = 0;
    Object.assign(modal, {
      watchBalance() {
        watchers += 1;
        return () => {
          watchers -= 1;
        };
      },
    });
    const { seen, stop } = seenBy(useWalletBalance(() => modal));
    expect([watchers, seen]).to.deep.equal([1, [undefined]]);
    stop();
    // Svelte waits a moment for another subscriber.
    await Promise.resolve();
    expect(watchers).to.equal(0);
  });

  it('reject without a modal', async () => {
    const actions = useWalletActions(() => undefined);
    expect(await actions.show().catch(({ code }) => code)).to.equal('no_modal');
    actions.close();
  });
});
