import { expect } from 'chai';
import { fixture } from '../support/fixture.js';
import { countListeners } from '../support/listeners.js';
import { settled, until } from '../support/promises.js';
import {
  addWallet,
  CHAINS,
  islandOf,
  later,
  loadInterface,
  type Modal,
  press,
  remembering,
} from './support.js';

loadInterface();

const HOW_MANY = 100;

function make(properties: Partial<Modal> = {}): Modal {
  return Object.assign(document.createElement('wallet-modal'), {
    remember: 'none',
    chains: CHAINS,
    ...properties,
  });
}

/** Counts the page's listeners added from now on. */
function watched() {
  const listeners = countListeners(window, document, document.documentElement, document.body);
  later(listeners.stop);
  return listeners;
}

describe(`${HOW_MANY} removed elements`, () => {
  it('leave no listener when they were never opened', async () => {
    const place = fixture('<div></div>');
    const listeners = watched();
    for (let count = 0; count < HOW_MANY; count += 1) {
      const parts = ['wallet-button', 'wallet-network-button', 'wallet-onramp-widget'].map((tag) =>
        document.createElement(tag),
      );
      const modal = make();
      place.append(...parts, modal);
      for (const part of [...parts, modal]) part.remove();
    }
    await settled();
    expect(listeners.left()).to.deep.equal([]);
  });

  it('leave no listener when they were connected and watched', async () => {
    const wallet = addWallet();
    wallet.setAccounts([wallet.state.selected]);
    const before = wallet.provider.listenerCount('accountsChanged');
    const place = fixture('<div></div>');
    // Things that the page keeps once for all, such as loaded code, come first.
    const first = make({ storage: remembering(wallet) });
    place.append(first);
    await until(() => first.state.status === 'connected');
    first.remove();
    await settled();

    const listeners = watched();
    const modals = Array.from({ length: HOW_MANY }, () => make({ storage: remembering(wallet) }));
    for (const modal of modals) {
      modal.provider.on('chainChanged', () => undefined);
      modal.watchBalance();
    }
    place.append(...modals);
    await until(() => modals.every(({ state }) => state.status === 'connected'), 'all connections');
    expect(wallet.provider.listenerCount('accountsChanged')).to.equal(before + HOW_MANY);
    place.replaceChildren();
    await until(() => wallet.provider.listenerCount('accountsChanged') === before);
    await settled();
    expect(listeners.left()).to.deep.equal([]);
  });

  it('leave no listener when they are removed while loading', async () => {
    const place = fixture('<div></div>');
    const listeners = watched();
    const opening: Promise<void>[] = [];
    for (let count = 0; count < HOW_MANY; count += 1) {
      const modal = make();
      place.append(modal);
      opening.push(modal.show());
      modal.remove();
    }
    await Promise.allSettled(opening);
    await settled();
    expect(listeners.left()).to.deep.equal([]);
  });
});

describe('an element that was opened', () => {
  for (const what of ['open', 'with a wallet asked'] as const) {
    it(`leaves no listener when it is removed ${what}`, async () => {
      const wallet = addWallet();
      const place = fixture('<div></div>');
      // The first time, React and the styles add listeners of their own.
      for (const isCounted of [false, true]) {
        const listeners = isCounted ? watched() : undefined;
        const modal = make();
        place.append(modal);
        await modal.show();
        if (what !== 'open') {
          wallet.script([{ method: 'eth_requestAccounts', answer: 'never' }]);
          await press(modal, 'One Wallet');
          await until(() => modal.state.status === 'connecting');
        }
        modal.remove();
        await until(() => !islandOf(modal));
        await settled();
        expect(listeners?.left() ?? []).to.deep.equal([]);
      }
      for (const event of ['accountsChanged', 'chainChanged', 'disconnect'] as const) {
        expect(wallet.provider.listenerCount(event)).to.equal(0);
      }
    });
  }
});
