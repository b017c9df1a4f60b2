import { atom } from 'jotai/vanilla';
import type { WalletModalError } from '../../lib/errors.js';
import { SIGN_IN_CONNECTOR } from '../../lib/signIn/signIn.js';
import { connectionAtom } from '../connection.js';
import { switchAttemptAtom } from '../network/switchNetwork.js';
import { topLayerLeftAtom } from '../topLayer.js';
import type { Store } from '../util/store.js';
import { connectAttemptAtom } from './connectAttempt.js';

/** The number of page requests that a wallet may be showing. */
const pageRequestsCell = atom(0);

/** Runs a page request that a wallet may show, once our layer has left the top layer. */
export async function whileAsked<T>(store: Store, run: () => Promise<T>): Promise<T> {
  store.set(pageRequestsCell, (count) => count + 1);
  try {
    if (store.get(isWalletAskedAtom)) await store.set(topLayerLeftAtom);
    return await run();
  } finally {
    store.set(pageRequestsCell, (count) => count - 1);
  }
}

type Attempt = { readonly step: string; readonly error?: WalletModalError; readonly connectorId?: string };

/** A wallet that is locked or shows an older request refuses a new one, but still waits for the visitor. */
function isOpenInWallet({ step, error, connectorId }: Attempt): boolean {
  if (connectorId === SIGN_IN_CONNECTOR) return false;
  return step === 'asking' || error?.code === 'already_pending' || error?.code === 'wallet_locked';
}

/**
 * Whether a wallet waits for the visitor. It may show its prompt in the page, which the top layer would make unreachable, so
 * the modal leaves the top layer meanwhile. Requests to a sign-in don't count, because they appear inside the modal.
 */
export const isWalletAskedAtom = atom((get) => {
  if (isOpenInWallet(get(connectAttemptAtom))) return true;
  if (get(connectionAtom)?.connector.type === 'AUTH') return false;
  return get(pageRequestsCell) > 0 || isOpenInWallet(get(switchAttemptAtom));
});
