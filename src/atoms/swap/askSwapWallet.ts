import { atom } from 'jotai/vanilla';
import {
  type ApprovalRequest,
  expectedAmount,
  readableAmount,
  type SwapRequest,
} from '../../lib/swap/swapRequest.js';
import type { SwapSnackbarKey } from '../../lib/text/messageKeys.js';
import { connectionAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { isOpenAtom } from '../opening.js';
import type { TransactionStackEntry } from '../router.js';
import { runTransactionAtom } from '../runTransaction.js';
import { hideSnackbarAtom, showSnackbarAtom, snackbarAtom } from '../snackbarMessage.js';
import type { TransactionPlan } from '../transactions/tracker.js';
import { trackTransactionAtom } from '../transactions/trackTransaction.js';

const openRequestsCell = atom(0);

/** Whether a wallet has not answered an earlier approval or swap, so that it may still be sent. */
export const isSwapStillAskedAtom = atom((get) => get(openRequestsCell) > 0);

/** What the tracker follows. */
function planOf(request: ApprovalRequest | SwapRequest): TransactionPlan {
  const { wanted, call } = request;
  const { account, from, to } = wanted;
  if (request.kind === 'approve') return { kind: 'approve', account, summary: { symbol: from.symbol }, call };
  const summary = {
    amount: readableAmount(wanted.amount, from),
    symbol: from.symbol,
    bought: readableAmount(expectedAmount(request), to),
    boughtSymbol: to.symbol,
  };
  const tokens = [from.address, to.address].filter((address) => address !== undefined);
  return { kind: 'swap', account, summary, tokens, call };
}

const hideAtom = atom(null, (get, set, key: SwapSnackbarKey) => {
  const text = get(snackbarAtom)?.text;
  if (typeof text === 'object' && text.key === key) set(hideSnackbarAtom);
});

interface AskOptions {
  /** What the visitor reads meanwhile. */
  readonly key: SwapSnackbarKey;
  /** Where it goes from the view in which the frame asks. */
  readonly entry: TransactionStackEntry;
  /** Called before the view of the frame is left. */
  readonly onSent?: () => void;
}

/**
 * Asks the wallet to send exactly this, and has it followed. Resolves to the hash.
 */
export const askSwapWalletAtom = atom(
  null,
  async (
    get,
    set,
    request: ApprovalRequest | SwapRequest,
    { key, entry, onSent }: AskOptions,
  ): Promise<string | undefined> => {
    const { openSwap } = get(servicesAtom);
    let hash: string | undefined;
    const ask = async () => {
      const swapping = await openSwap();
      const reply = await set(trackTransactionAtom, planOf(request), async (asking) => ({
        hash: await swapping.send(request, asking),
      }));
      hash = reply.hash;
      onSent?.();
    };
    const isFrame = get(connectionAtom)?.connector.type === 'AUTH';
    if (!isFrame && get(isOpenAtom)) set(showSnackbarAtom, { kind: 'loading', text: { key } });
    set(openRequestsCell, (count) => count + 1);
    try {
      await (isFrame ? set(runTransactionAtom, entry, ask) : ask());
    } finally {
      set(openRequestsCell, (count) => count - 1);
      set(hideAtom, key);
    }
    return hash;
  },
);
