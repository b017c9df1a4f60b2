import { atom } from 'jotai/vanilla';
import { toWalletModalError } from '../../lib/errorText.js';
import type { SwapSnackbarKey } from '../../lib/text/messageKeys.js';
import { servicesAtom } from '../hostServices.js';
import { isOpenAtom } from '../opening.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import type { SwapFailure } from './swapFlow.js';

/** What the visitor reads when a wallet did not send (spec §8): its own short message, if it has one. */
function textOfWallet(code: string, message: string): SwapFailure['text'] {
  if (code === 'user_rejected' || code === 'aborted') return { key: 'snackbar.declined' };
  // Only these words are the wallet's.
  return code === 'wallet_failed' ? message : { key: 'snackbar.transactionError' };
}

/** Tells the visitor and the page why a step failed. Without a key, it failed in the wallet. */
export const failSwapAtom = atom(null, (get, set, cause: unknown, key?: SwapSnackbarKey): SwapFailure => {
  const error = toWalletModalError(cause);
  const text = key ? { key } : textOfWallet(error.code, error.shortMessage);
  get(servicesAtom).host.report(error);
  if (get(isOpenAtom)) set(showSnackbarAtom, { kind: 'error', text });
  return { text, error };
});
