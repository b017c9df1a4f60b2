import { atom } from 'jotai/vanilla';
import { type PricedAmount, type SwapFigures, swapFigures } from '../../lib/swap/swapFigures.js';
import { expectedAmount, type WantedSwap } from '../../lib/swap/swapRequest.js';
import { isSameWord } from '../../lib/text/isSameWord.js';
import { isSmartAccountAtom } from '../account/smartAccount.js';
import { describeNetworkAtom } from '../siteConfig.js';
import { translateAtom } from '../translate.js';
import { isFeeConfirmedAtom } from './cost/feeConfirmation.js';
import { swapCostAtom } from './cost/swapCost.js';
import { isSwapAgainConfirmedAtom } from './earlierSwaps.js';
import { isRecipientConfirmedAtom } from './recipient/recipientGate.js';
import { slippageAtom } from './swapDraft.js';
import { swapFlowAtom } from './swapFlow.js';
import { swapMarketAtom } from './swapMarket.js';
import { swapAmountAtom } from './swapQuote.js';
import { fromTokenAtom, swapNetworkAtom, toTokenAtom } from './swapTokens.js';

/** The network's fee with its price. 0 if the fee may be sponsored. */
const pricedCostAtom = atom((get) => {
  const network = get(swapNetworkAtom);
  const isSponsored = get(isSmartAccountAtom);
  const { native } = get(swapMarketAtom).prices;
  return (cost: bigint | undefined): PricedAmount | undefined => {
    if (!network || cost === undefined) return undefined;
    const { decimals } = get(describeNetworkAtom)(network).nativeCurrency;
    return { amount: isSponsored ? 0n : cost, decimals, price: native };
  };
});

/** The figures of the quote or of the built swap. Undefined while there is neither. */
export const swapFiguresAtom = atom((get): SwapFigures | undefined => {
  const flow = get(swapFlowAtom);
  const { prices } = get(swapMarketAtom);
  const priced = get(pricedCostAtom);
  const cost = get(swapCostAtom);
  // The cost of an approval alone would be too low.
  const swapFee = cost?.kind === 'swap' ? cost.fee : undefined;
  if ('wanted' in flow) {
    const { wanted, slippage, quoted, toldImpact } = flow;
    // Until the swap is built, show the quote's figures.
    const built = 'request' in flow && flow.request.kind === 'swap' ? flow.request : undefined;
    return swapFigures({
      sold: { amount: wanted.amount, decimals: wanted.from.decimals, price: prices.from },
      bought: {
        amount: built ? expectedAmount(built) : quoted,
        decimals: wanted.to.decimals,
        price: prices.to,
      },
      slippage,
      cost: priced(built?.fee ?? swapFee),
      toldImpact: built?.toldImpact ?? toldImpact,
      isUnlisted: wanted.from.isUnlisted || wanted.to.isUnlisted,
      guaranteed: built && (built.least ?? 'none'),
    });
  }
  const from = get(fromTokenAtom);
  const to = get(toTokenAtom);
  const amount = get(swapAmountAtom);
  if (flow.step !== 'quoted' || flow.quote.toAmount === undefined) return undefined;
  if (!from || !to || typeof amount !== 'bigint') return undefined;
  return swapFigures({
    sold: { amount, decimals: from.decimals, price: prices.from },
    bought: { amount: flow.quote.toAmount, decimals: to.decimals, price: prices.to },
    slippage: get(slippageAtom),
    cost: priced(swapFee),
    toldImpact: flow.quote.toldImpact,
  });
});

/** Amounts in base units. */
interface Confirmed {
  readonly wanted: WantedSwap;
  readonly expected: bigint;
  readonly least: bigint | undefined;
  /** The id of the bridge to the other network. */
  readonly bridge: string | undefined;
}

interface Confirmation {
  /** The reviewed swap with its figures. The confirmation of one loss doesn't count for another. */
  readonly of: Confirmed;
  readonly isChecked: boolean;
  readonly typed: string;
}

const confirmationCell = atom<Confirmation | undefined>(undefined);

const shownAtom = atom((get): Confirmed | undefined => {
  const flow = get(swapFlowAtom);
  if (flow.step !== 'ready') return undefined;
  const { wanted, request } = flow;
  const { bridge, least = bridge?.least } = request;
  return { wanted, expected: expectedAmount(request), least, bridge: bridge?.id };
});

/** The visitor's confirmation of the loss of the swap on screen. */
export const lossConfirmationAtom = atom((get) => {
  const confirmation = get(confirmationCell);
  const shown = get(shownAtom);
  const isOfThis = (['wanted', 'expected', 'least', 'bridge'] as const).every(
    (one) => confirmation?.of[one] === shown?.[one],
  );
  return { isChecked: false, typed: '', ...(isOfThis ? confirmation : {}) };
});

/** Confirms the loss, by a checkbox or by typing a word. */
export const confirmLossAtom = atom(
  null,
  (get, set, change: Partial<Pick<Confirmation, 'isChecked' | 'typed'>>) => {
    const of = get(shownAtom);
    if (of) set(confirmationCell, { ...get(lossConfirmationAtom), ...change, of });
  },
);

/** The word to type for a large loss. */
export const confirmWordAtom = atom((get) => get(translateAtom)('swap.confirmWord'));

/** Accepted in every language, because every keyboard can type Latin letters. */
const ENGLISH_WORD = 'swap';

const isLossConfirmedAtom = atom((get): boolean => {
  const { isChecked, typed } = get(lossConfirmationAtom);
  const gate = get(swapFiguresAtom)?.gate;
  if (gate === 'type') return [get(confirmWordAtom), ENGLISH_WORD].some((word) => isSameWord(typed, word));
  return gate === 'none' || isChecked;
});

/** The state of the review's button. */
export type PreviewButton =
  | 'working'
  | 'approve'
  | 'askingApproval'
  | 'approving'
  | 'reviewAgain'
  | 'refresh'
  | 'acceptPrice'
  | 'confirmRecipient'
  | 'confirmLoss'
  | 'confirmFee'
  | 'confirmAgain'
  | 'swap'
  | 'swapping'
  | 'check';

export const previewButtonAtom = atom((get): PreviewButton => {
  const flow = get(swapFlowAtom);
  switch (flow.step) {
    case 'approving':
      if (flow.phase === 'asking') return 'askingApproval';
      if (flow.phase === 'mining') return 'approving';
      if (flow.phase === 'unclear') return 'check';
      if (flow.voidBy) return 'reviewAgain';
      if (!get(isRecipientConfirmedAtom)) return 'confirmRecipient';
      if (!get(isFeeConfirmedAtom)) return 'confirmFee';
      return get(isSwapAgainConfirmedAtom) ? 'approve' : 'confirmAgain';
    case 'ready':
      if (flow.voidBy) return flow.voidBy === 'age' ? 'refresh' : 'reviewAgain';
      if (expectedAmount(flow.request) < flow.accepted) return 'acceptPrice';
      if (!get(isRecipientConfirmedAtom)) return 'confirmRecipient';
      if (!get(isFeeConfirmedAtom)) return 'confirmFee';
      if (!get(isSwapAgainConfirmedAtom)) return 'confirmAgain';
      return get(isLossConfirmedAtom) ? 'swap' : 'confirmLoss';
    case 'sending':
      return 'swapping';
    case 'unclear':
      return 'check';
    default:
      return 'working';
  }
});
