import { atom } from 'jotai/vanilla';
import type { WalletModalError } from '../../lib/errors.js';
import { toWalletModalError } from '../../lib/errorText.js';
import type { SwapSnackbarKey } from '../../lib/text/messageKeys.js';
import { servicesAtom } from '../hostServices.js';
import { isOpenAtom } from '../opening.js';
import { routeAtom, type ViewName } from '../router.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import type { SwapFailure } from './swapFlow.js';

type UnsentSwap = Extract<SwapFailure, { kind: 'unsent' }>;

/** Where a notice says why a step failed. */
const SAID: readonly ViewName[] = ['Swap', 'SwapPreview'];

/** What the visitor reads when a wallet did not send (behaviour 16.5): its own short message, if it has one. */
function textOfWallet(code: string, message: string): UnsentSwap['text'] {
  if (code === 'user_rejected' || code === 'aborted') return { key: 'snackbar.declined' };
  // Only these words are the wallet's.
  return code === 'wallet_failed' ? message : { key: 'snackbar.transactionError' };
}

/**
 * Tells the page why a step failed, and the visitor if the view does not: there the notice with the answer does. Without a key,
 * it failed in the wallet.
 */
export const failSwapAtom = atom(
  null,
  (
    get,
    set,
    cause: unknown,
    key?: SwapSnackbarKey,
    { isInView = true }: { readonly isInView?: boolean } = {},
  ): UnsentSwap => {
    const error = toWalletModalError(cause);
    const text = key ? { key } : textOfWallet(error.code, error.shortMessage);
    get(servicesAtom).host.report(error);
    const isSaid = isInView && SAID.includes(get(routeAtom).view);
    if (get(isOpenAtom) && !isSaid) set(showSnackbarAtom, { kind: 'error', text });
    return { kind: 'unsent', text, error };
  },
);

/** Tells the page why nobody knows whether a wallet has sent what it was asked for, and the visitor that something failed. */
export const doubtSwapAtom = atom(null, (get, set, error: WalletModalError) => {
  get(servicesAtom).host.report(error);
  // Whoever closed the frame knows that they did.
  if (!get(isOpenAtom) || error.code === 'aborted') return;
  set(showSnackbarAtom, { kind: 'error', text: { key: 'snackbar.transactionError' } });
});
