import { atom } from 'jotai/vanilla';
import type { WalletModalError } from '../../lib/errors.js';
import { SIGN_IN_CONNECTOR } from '../../lib/signIn/signIn.js';
import { connectionAtom } from '../connection.js';
import { switchAttemptAtom } from '../network/switchNetwork.js';
import { topLayerLeftAtom } from '../topLayer.js';
import type { Store } from '../util/store.js';
import { connectAttemptAtom } from './connectAttempt.js';

/** How many requests of the page a wallet may be showing to its person. */
const pageRequestsCell = atom(0);

/** Runs a request of the page that a wallet may show to its person. */
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

/** A wallet that is locked or shows an older request refuses a new one, and still waits for its person. */
function isOpenInWallet({ step, error, connectorId }: Attempt): boolean {
  if (connectorId === SIGN_IN_CONNECTOR) return false;
  return step === 'asking' || error?.code === 'already_pending' || error?.code === 'wallet_locked';
}

/**
 * Whether a wallet waits for its person right now. It may draw over the page, so the modal leaves the top layer
 * meanwhile: nothing outside it could be reached otherwise. Who signed in is asked inside the modal.
 */
export const isWalletAskedAtom = atom((get) => {
  if (isOpenInWallet(get(connectAttemptAtom))) return true;
  if (get(connectionAtom)?.connector.type === 'AUTH') return false;
  return get(pageRequestsCell) > 0 || isOpenInWallet(get(switchAttemptAtom));
});
