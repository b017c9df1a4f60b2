import type { WalletModalElement } from '../elements/wallet-modal-element.js';
import { WalletModalError } from '../lib/errors.js';

/** The methods of an element as plain functions, for components. They reject with `no_modal` without an element. */
export type WalletActions = Pick<
  WalletModalElement,
  'show' | 'close' | 'connect' | 'disconnect' | 'switchWallet' | 'switchNetwork' | 'signOut'
>;

/** Functions that act on the current element when they are called. */
export function walletActions(find: () => WalletModalElement | null | undefined): WalletActions {
  function modal(): WalletModalElement {
    const found = find();
    if (found) return found;
    throw new WalletModalError('no_modal', 'There is no modal yet.', {
      details: 'Put a <wallet-modal> on the page, and wait until it is mounted.',
    });
  }
  return {
    show: async (view) => modal().show(view),
    close: () => find()?.close(),
    connect: async (options) => modal().connect(options),
    disconnect: async (options) => modal().disconnect(options),
    switchWallet: async (id) => modal().switchWallet(id),
    switchNetwork: async (network) => modal().switchNetwork(network),
    signOut: async () => modal().signOut(),
  };
}
