import { atom } from 'jotai/vanilla';
import type { WalletModalError } from '../lib/errors.js';
import { connectAttemptAtom } from './connect.js';
import { switchAttemptAtom } from './network.js';

/** How many requests of the page a wallet may be showing to its person. Written by `elements/handleRequest.ts` only. */
export const pageRequestsAtom = atom(0);

type Attempt = { readonly step: string; readonly error?: WalletModalError };

/** A wallet that is locked or shows an older request refuses a new one, and still waits for its person. */
function isOpenInWallet({ step, error }: Attempt): boolean {
  return step === 'asking' || error?.code === 'already_pending' || error?.code === 'wallet_locked';
}

/**
 * Whether a wallet waits for its person right now. It may draw over the page, so the modal leaves the top layer
 * meanwhile: nothing outside it could be reached otherwise.
 */
export const isWalletAskedAtom = atom(
  (get) =>
    get(pageRequestsAtom) > 0 ||
    isOpenInWallet(get(connectAttemptAtom)) ||
    isOpenInWallet(get(switchAttemptAtom)),
);
