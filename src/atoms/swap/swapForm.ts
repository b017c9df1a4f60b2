import { atom } from 'jotai/vanilla';
import type { FieldAmount } from '../../lib/decimal/fieldAmount.js';
import { mostToSpend } from '../../lib/fees/mostToSpend.js';
import { findShortage, type Shortage } from '../../lib/swap/findShortage.js';
import { isSameAsset } from '../../lib/swap/isSameAsset.js';
import type { SwapToken } from '../../lib/swap/quoteSource.js';
import { type SwapButton, swapButton, tokenToChoose } from '../../lib/swap/swapButton.js';
import { QUOTE_LIFE_MS } from '../../lib/swap/swapConstants.js';
import { formatUnits } from '../../lib/text/formatUnits.js';
import { isSmartAccountAtom } from '../account/smartAccount.js';
import { connectionAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { pushAtom } from '../router.js';
import { trackAtom } from '../track.js';
import { dataOf } from '../util/asyncResult.js';
import { leastCostAtom, reservedCostAtom } from './cost/swapCost.js';
import { openArrivalAtom } from './delivery/arrivalTokens.js';
import { swapRecipientFactAtom } from './recipient/swapRecipient.js';
import { changeSwapDraftAtom, type SwapDraft, swapDraftAtom } from './swapDraft.js';
import { swapAmountAtom, swapQuoteAtom } from './swapQuote.js';
import {
  fromTokenAtom,
  holdingOfAtom,
  swapNetworkAtom,
  swapTokenListsAtom,
  toTokenAtom,
} from './swapTokens.js';

const fundsAtom = atom((get) => {
  const from = get(fromTokenAtom);
  const holdingOf = get(holdingOfAtom);
  return {
    isNative: from !== undefined && from.address === undefined,
    balance: from && holdingOf(from.address),
    nativeBalance: holdingOf(undefined),
    mayBeSponsored: get(isSmartAccountAtom),
  };
});

/** Finds the shortage for an amount and a cost, both in base units. */
export const findShortageAtom = atom((get) => {
  const funds = get(fundsAtom);
  return (amount: bigint, cost: bigint | undefined) => findShortage({ ...funds, amount, cost });
});

/** The account's shortage for the swap in the form. */
export const shortageAtom = atom((get): Shortage | undefined => {
  const amount = get(swapAmountAtom);
  return typeof amount === 'bigint' ? get(findShortageAtom)(amount, get(leastCostAtom)) : undefined;
});

/** The token with the shortage. */
export const shortTokenAtom = atom((get) =>
  get(shortageAtom) === 'networkCost'
    ? get(swapTokenListsAtom).all.find(({ address }) => address === undefined)
    : get(fromTokenAtom),
);

/** The largest amount that can be swapped, in base units. Undefined if part of the calculation is unknown. */
export const maxAmountAtom = atom((get) =>
  get(fromTokenAtom) ? mostToSpend({ ...get(fundsAtom), cost: get(reservedCostAtom) }) : undefined,
);

const tickCell = atom(0);
/** The time, in ms since 1970, updated about once a second while the figures of a swap are on screen. */
export const swapTimeAtom = atom(
  (get) => get(tickCell),
  (_get, set, now: number) => set(tickCell, now),
);

const quoteStatusAtom = atom((get): 'missing' | 'failed' | 'old' | 'there' => {
  const result = get(swapQuoteAtom);
  if (result.status === 'error') return 'failed';
  const quote = dataOf(result);
  if (!quote) return 'missing';
  if (quote.toAmount === undefined) return 'failed';
  return get(swapTimeAtom) - quote.madeAt >= QUOTE_LIFE_MS ? 'old' : 'there';
});

/** The label of the form's button. */
export const swapButtonAtom = atom(
  (get): SwapButton =>
    swapButton({
      from: get(fromTokenAtom),
      to: get(toTokenAtom),
      amount: get(swapAmountAtom),
      isShort: get(shortageAtom) !== undefined,
      recipient: get(swapRecipientFactAtom),
      quote: get(quoteStatusAtom),
    }),
);

const activeCell = atom(0);
/** The visitor's last activity, in ms since 1970. Set it on activity; quotes are refreshed for a while after it. */
export const activeAtAtom = atom(
  (get) => get(activeCell),
  (get, set) => set(activeCell, get(servicesAtom).clock.now()),
);

const NOTHING: Partial<SwapDraft> = {
  from: undefined,
  to: undefined,
  amount: '',
  wanted: undefined,
  typedAt: 0,
};

/** Changes the swap in the form. Drops the tokens and amounts of another network. */
const fillInAtom = atom(null, (get, set, change: Partial<SwapDraft>) => {
  set(activeAtAtom);
  const network = get(swapNetworkAtom);
  const rest = get(swapDraftAtom).network === network ? {} : NOTHING;
  set(changeSwapDraftAtom, { ...rest, network, ...change });
});

/** Sets the amount to pay. The amount to get follows from it. */
export const typeSwapAmountAtom = atom(null, (get, set, amount: FieldAmount) =>
  set(fillInAtom, { amount, wanted: undefined, typedAt: get(servicesAtom).clock.now() }),
);

/** Sets the wanted amount. Quotes find the amount to pay. With an empty text, nothing is paid. */
export const typeWantedAmountAtom = atom(null, (get, set, wanted: FieldAmount) =>
  set(fillInAtom, { amount: '', wanted, typedAt: get(servicesAtom).clock.now() }),
);

/** Sets the largest amount that can be swapped. Does nothing while that is unknown. */
export const takeMaxAtom = atom(null, (get, set) => {
  const most = get(maxAmountAtom);
  const token = get(fromTokenAtom);
  if (most !== undefined && token)
    set(fillInAtom, { amount: formatUnits(most, token.decimals), wanted: undefined, typedAt: 0 });
});

/** Chooses an unlimited approval, or one of just the amount swapped. */
export const allowUnlimitedAtom = atom(null, (_get, set, isUnlimited: boolean) =>
  set(fillInAtom, { isUnlimited }),
);

/** Sets the recipient, an address or a name. Undefined for the account itself. */
export const typeSwapRecipientAtom = atom(null, (get, set, text: string | undefined) => {
  const by = get(connectionAtom);
  set(fillInAtom, { recipient: text !== undefined && by ? { text, by } : undefined });
});

/** Chooses a token. If it is already the other token, both change places. Resets the unlimited approval. */
export const chooseSwapTokenAtom = atom(
  null,
  (
    get,
    set,
    target: 'from' | 'to',
    { address }: Pick<SwapToken, 'address'>,
    /** The token itself if it is on another network. */
    elsewhere?: SwapToken,
  ) => {
    const { from, to } = get(swapDraftAtom);
    const other = target === 'from' ? to : from;
    const areHere = !elsewhere && !other?.elsewhere;
    if (other && areHere && isSameAsset(other.address, address)) set(switchTokensAtom);
    else set(fillInAtom, { [target]: { address, ...(elsewhere && { elsewhere }) }, isUnlimited: false });
  },
);

/** Whether the two tokens can change places: the token to pay must be on the account's network. */
export const isSwitchableAtom = atom((get) => get(swapDraftAtom).to?.elsewhere === undefined);

/** Swaps the two tokens (behaviour 9.6). The quoted amount becomes the amount to pay, which stays empty without a quote. */
export const switchTokensAtom = atom(null, (get, set) => {
  if (!get(isSwitchableAtom)) return;
  const { from, to } = get(swapDraftAtom);
  const token = get(toTokenAtom);
  const toAmount = dataOf(get(swapQuoteAtom))?.toAmount;
  const amount = toAmount === undefined || !token ? '' : formatUnits(toAmount, token.decimals);
  set(fillInAtom, {
    from: to,
    to: from,
    amount,
    wanted: undefined,
    typedAt: 0,
    isUnlimited: false,
  });
});

/** Shows the tokens to sell or to buy. By default, those for the token that is missing. */
export const openSwapTokensAtom = atom(null, (get, set, named?: 'from' | 'to') => {
  const target = named ?? tokenToChoose({ from: get(fromTokenAtom), to: get(toTokenAtom) }) ?? 'to';
  set(activeAtAtom);
  set(openArrivalAtom);
  set(trackAtom, { event: 'CLICK_SELECT_TOKEN_TO_SWAP' });
  set(pushAtom, { view: 'SwapSelectToken', target });
});
