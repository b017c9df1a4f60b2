import { atom } from 'jotai/vanilla';
import type { SwapToken } from '../../lib/swap/quoteSource.js';
import {
  type ApprovalRequest,
  expectedAmount,
  readableAmount,
  type SwapRequest,
} from '../../lib/swap/swapRequest.js';
import { formatUnits } from '../../lib/text/formatUnits.js';
import type { TextKey } from '../../locales/translation.js';
import { connectionAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { isOpenAtom } from '../openModal.js';
import type { TransactionStackEntry } from '../router.js';
import { endSnackbarAtom, showSnackbarAtom } from '../snackbarMessage.js';
import { type Asked, askAndFollowAtom } from '../transactions/askAndFollow.js';
import type { TransactionPlan } from '../transactions/tracker.js';

/** The transaction as the tracker follows it. */
function planOf(request: ApprovalRequest | SwapRequest): TransactionPlan {
  const { wanted } = request;
  const { account, from, to } = wanted;
  if (request.kind === 'approve') {
    const { call } = request;
    const amount = request.amount === 'unlimited' ? undefined : formatUnits(request.amount, from.decimals);
    return { kind: 'approve', account, summary: { amount, symbol: from.symbol }, call };
  }
  const summary = {
    amount: formatUnits(wanted.amount, from.decimals),
    symbol: from.symbol,
    bought: readableAmount(expectedAmount(request), to),
    boughtSymbol: to.symbol,
    recipient: wanted.recipient,
    recipientName: wanted.recipientName,
  };
  const addressesOf = (sides: readonly SwapToken[]) =>
    sides.map(({ address }) => address).filter((address) => address !== undefined);
  if (request.content) {
    const { lastValidBlockHeight } = request.content;
    return { kind: 'swap', account, summary, tokens: addressesOf([from, to]), lastValidBlockHeight };
  }
  const { together, call, bridge } = request;
  const tokens = addressesOf(bridge ? [from] : [from, to]);
  const delivery = bridge && {
    ...{ network: to.network, token: to.address, decimals: to.decimals },
    ...{ sold: from.address, least: bridge.least },
    ...{ bridge: bridge.id, bridgeName: bridge.name, seconds: bridge.seconds },
  };
  // Both calls in one transaction, so that the tracker doesn't look for either of them alone.
  const asked = together ? { calls: [together.approval.call, call] } : { call };
  return { kind: 'swap', account, summary, tokens, delivery, ...asked };
}

interface AskOptions {
  /** The text shown meanwhile. */
  readonly key: TextKey;
  /** The view that follows the frame's approval view. */
  readonly entry: TransactionStackEntry;
  /** Called before the frame's view closes. */
  readonly onSent?: () => void;
}

/** Asks the wallet to send exactly this request, and tracks the transaction. */
export const askSwapWalletAtom = atom(
  null,
  async (
    get,
    set,
    request: ApprovalRequest | SwapRequest,
    { key, entry, onSent }: AskOptions,
  ): Promise<Asked> => {
    const { openSwap } = get(servicesAtom);
    const isFrame = get(connectionAtom)?.connector.type === 'AUTH';
    if (!isFrame && get(isOpenAtom)) set(showSnackbarAtom, { kind: 'loading', text: { key } });
    const asked = await set(askAndFollowAtom, {
      plan: planOf(request),
      send: async (asking) => (await openSwap()).send(request, asking),
      entry,
      ...(onSent && { onSent }),
    });
    set(endSnackbarAtom, ({ text }) => typeof text === 'object' && text.key === key);
    return asked;
  },
);
