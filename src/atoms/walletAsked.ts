import { atom } from 'jotai/vanilla';
import { connectAttemptAtom } from './connect.js';
import { switchAttemptAtom } from './network.js';

/**
 * Whether a wallet is being asked right now. It may draw over the page, so the modal leaves the top layer meanwhile:
 * nothing outside it could be reached otherwise.
 */
export const isWalletAskedAtom = atom(
  (get) => get(connectAttemptAtom).step === 'asking' || get(switchAttemptAtom).step === 'asking',
);
