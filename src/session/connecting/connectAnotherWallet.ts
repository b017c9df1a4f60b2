import { configAtom } from '../../atoms/siteConfig.js';
import type { Store } from '../../atoms/util/store.js';
import { WalletModalError } from '../../lib/errors.js';
import type { CaipAddress, Namespace } from '../../lib/networks/caip.js';
import { connectOneWallet } from './connectOneWallet.js';
import { type ConnectHooks, connectThroughModal } from './connectThroughModal.js';
import { watchNewConnection } from './newConnection.js';

/**
 * Connects another wallet beside the connected ones: the one that the page names, or any that the visitor chooses. Rejects with
 * `request_invalid` if the site keeps only one wallet.
 */
export async function connectAnotherWallet(
  store: Store,
  hooks: ConnectHooks,
  signals: readonly AbortSignal[],
  { wallet, namespace }: { readonly wallet: string | undefined; readonly namespace: Namespace | undefined },
): Promise<CaipAddress> {
  if (!store.get(configAtom).multiple) {
    const details = '"keep" needs the attribute "multiple".';
    throw new WalletModalError('request_invalid', 'What was asked cannot be read.', { details });
  }
  if (wallet) return connectOneWallet(store, hooks, signals, { wallet, namespace });
  let found: ReturnType<typeof watchNewConnection> | undefined;
  return connectThroughModal(store, hooks, signals, namespace, {
    find: () => found?.find(namespace),
    async open() {
      found = watchNewConnection(store);
      await hooks.open('Connect');
    },
    stop: () => undefined,
  });
}
