import { atom } from 'jotai/vanilla';
import { notConnectedError } from '../../lib/commonErrors.js';
import { WalletModalError } from '../../lib/errors.js';
import { networkOf } from '../../lib/networks/caip.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { goBackAtom } from '../router.js';
import { changeSwapDraftAtom, swapDraftAtom } from './swapDraft.js';
import { beginAtom, failSwapAtom, stepAtom } from './swapFlow.js';
import { activeAtAtom } from './swapForm.js';
import { offerAtom } from './swapTokens.js';

/**
 * Loads the tokens that can be swapped on the account's network and shows the form, with the native currency as the token to
 * sell. Goes back if that fails (behaviour 9.2). Call it when the form opens and when the network changes.
 */
export const initialiseSwapAtom = atom(null, async (get, set) => {
  const { openSwap, loadTexts } = get(servicesAtom);
  const account = get(accountAtom);
  const signal = set(beginAtom);
  set(activeAtAtom);
  set(stepAtom, { step: 'initialising' });
  try {
    if (!account) throw notConnectedError();
    const network = networkOf(account);
    const [swapping] = await Promise.all([openSwap(), loadTexts(['swap'])]);
    signal.throwIfAborted();
    const [tokens, gasPrice] = await Promise.all([
      swapping.tokens(network, { signal }),
      // Quotes work without the gas price.
      swapping.gasPrice(network, { signal }).catch(() => undefined),
    ]);
    if (signal.aborted) return;
    if (!tokens) throw new WalletModalError('chain_not_supported', 'Nobody swaps on this network.');
    set(offerAtom, { network, tokens, gasPrice });
    if (get(swapDraftAtom).network !== network) {
      const native = tokens.find(({ address }) => address === undefined);
      const from = native && { address: undefined };
      set(changeSwapDraftAtom, {
        network,
        from,
        to: undefined,
        amount: '',
        wanted: undefined,
        typedAt: 0,
        isUnlimited: false,
      });
    }
    set(stepAtom, { step: 'form' });
  } catch (cause) {
    if (signal.aborted) return;
    const failure = set(failSwapAtom, cause, 'snackbar.failedToInitializeSwap', { isInView: false });
    set(stepAtom, { step: 'form', failure, draft: get(swapDraftAtom) });
    set(goBackAtom);
  }
});
