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

/** What the account lacks for an amount and a cost, both in base units. */
export const findShortageAtom = atom((get) => {
  const funds = get(fundsAtom);
  return (amount: bigint, cost: bigint | undefined) => findShortage({ ...funds, amount, cost });
});

/** What the account lacks for what the form says. */
export const shortageAtom = atom((get): Shortage | undefined => {
  const amount = get(swapAmountAtom);
  return typeof amount === 'bigint' ? get(findShortageAtom)(amount, get(leastCostAtom)) : undefined;
});

/** The token that the account has too little of. */
export const shortTokenAtom = atom((get) =>
  get(shortageAtom) === 'networkCost'
    ? get(swapTokenListsAtom).all.find(({ address }) => address === undefined)
    : get(fromTokenAtom),
);

/** All that can be swapped, in base units. Undefined if something about it is unknown. */
export const maxAmountAtom = atom((get) =>
  get(fromTokenAtom) ? mostToSpend({ ...get(fundsAtom), cost: get(reservedCostAtom) }) : undefined,
);

const tickCell = atom(0);
/** The time, in ms since 1970, about once a second while somebody looks. */
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

/** What the button of the form says. */
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
/** When the visitor last did something, in ms since 1970. Set it when they do: quotes are refreshed for a while. */
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

/** Changes what is swapped. Tokens of another network are none of this one. */
const fillInAtom = atom(null, (get, set, change: Partial<SwapDraft>) => {
  set(activeAtAtom);
  const network = get(swapNetworkAtom);
  const rest = get(swapDraftAtom).network === network ? {} : NOTHING;
  set(changeSwapDraftAtom, { ...rest, network, ...change });
});

/** Types what is paid. What is got follows from it. */
export const typeSwapAmountAtom = atom(null, (get, set, amount: FieldAmount) =>
  set(fillInAtom, { amount, wanted: undefined, typedAt: get(servicesAtom).clock.now() }),
);

/** Types what is wanted. What is paid is found by quotes. Without any text, nothing is paid. */
export const typeWantedAmountAtom = atom(null, (get, set, wanted: FieldAmount) =>
  set(fillInAtom, { amount: '', wanted, typedAt: get(servicesAtom).clock.now() }),
);

/** Takes all that can be swapped. Does nothing while that is unknown. */
export const takeMaxAtom = atom(null, (get, set) => {
  const most = get(maxAmountAtom);
  const token = get(fromTokenAtom);
  if (most !== undefined && token)
    set(fillInAtom, { amount: formatUnits(most, token.decimals), wanted: undefined, typedAt: 0 });
});

/** Allows the contract any amount later, or only what is swapped. */
export const allowUnlimitedAtom = atom(null, (_get, set, isUnlimited: boolean) =>
  set(fillInAtom, { isUnlimited }),
);

/** Types who gets what the swap yields: an address or a name. Undefined for the account itself. */
export const typeSwapRecipientAtom = atom(null, (get, set, text: string | undefined) => {
  const by = get(connectionAtom);
  set(fillInAtom, { recipient: text !== undefined && by ? { text, by } : undefined });
});

/** Chooses a token. The one that is already on the other side changes places. An approval was for the old one. */
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

/** Whether source and target can be swapped: what is paid is on the account's network. */
export const isSwitchableAtom = atom((get) => get(swapDraftAtom).to?.elsewhere === undefined);

/** Swaps source and target (behaviour 9.6): the quoted amount becomes the amount to pay. Without a quote, it stays empty. */
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

/** Shows the tokens, to choose the one that is sold or bought; if neither is named, the one that is missing. */
export const openSwapTokensAtom = atom(null, (get, set, named?: 'from' | 'to') => {
  const target = named ?? tokenToChoose({ from: get(fromTokenAtom), to: get(toTokenAtom) }) ?? 'to';
  set(activeAtAtom);
  set(openArrivalAtom);
  set(trackAtom, { event: 'CLICK_SELECT_TOKEN_TO_SWAP' });
  set(pushAtom, { view: 'SwapSelectToken', target });
});
