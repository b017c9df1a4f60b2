import { atom } from 'jotai/vanilla';
import { takenAmount, unclearAmount } from '../../lib/decimal/fieldAmount.js';
import { isNothing } from '../../lib/decimal/isNothing.js';
import { parseDecimal } from '../../lib/decimal/parseDecimal.js';
import { pauseUntil } from '../../lib/pause.js';
import { isSameToken, toNetworkOf } from '../../lib/swap/delivery/crossing.js';
import type { SwapAmount } from '../../lib/swap/swapButton.js';
import { QUOTE_DELAY_MS } from '../../lib/swap/swapConstants.js';
import { guessAmount } from '../../lib/swap/wanted/guessAmount.js';
import { searchAmount } from '../../lib/swap/wanted/searchAmount.js';
import { servicesAtom } from '../hostServices.js';
import { asyncResultAtom } from '../util/asyncResult.js';
import { swapDraftAtom } from './swapDraft.js';
import { swapPairAtom, swapPairKeyAtom } from './swapPair.js';
import { offerAtom, toTokenAtom } from './swapTokens.js';

const roundCell = atom(0);

/** Repeats a search that found nothing. */
export const searchAgainAtom = atom(null, (_get, set) => set(roundCell, (count) => count + 1));

/** The amount the visitor wants to get, in base units of `to`. */
const wantedAtom = atom((get): bigint | 'missing' | 'unclear' | 'incorrect' => {
  const { wanted = '' } = get(swapDraftAtom);
  const token = get(toTokenAtom);
  if (unclearAmount(wanted)) return 'unclear';
  const taken = takenAmount(wanted);
  if (!token || isNothing(taken)) return 'missing';
  return parseDecimal(taken, token.decimals) ?? 'incorrect';
});

const typedAtAtom = atom((get) => get(swapDraftAtom).typedAt);

/** Finds the amount to pay for the wanted amount, with a few quotes. A late answer to an older search is dropped. */
const searchAtom = asyncResultAtom(
  (get) => `${get(swapPairKeyAtom)} ${get(wantedAtom)} ${get(roundCell)}`,
  (get, options): Promise<{ readonly amount: bigint | undefined }> | undefined => {
    get(roundCell);
    const typedAt = get(typedAtAtom);
    const pair = get(swapPairAtom);
    const wanted = get(wantedAtom);
    const gasPrice = get(offerAtom)?.gasPrice;
    const { clock, openSwap, openAccountData } = get(servicesAtom);
    if (!pair || isSameToken(pair.from, pair.to)) return undefined;
    if (typeof wanted !== 'bigint' || wanted <= 0n) return undefined;
    const { account, from, to, recipient } = pair;
    const { signal } = options;
    return (async () => {
      await pauseUntil(clock, typedAt + QUOTE_DELAY_MS, signal);
      const [swapping, data] = await Promise.all([openSwap(), openAccountData()]);
      signal.throwIfAborted();
      // The search still works without prices, from a worse first guess.
      const priceOf = ({ address, network }: typeof from) =>
        data.price(address, network, options).catch(() => undefined);
      const [fromPrice, toPrice] = await Promise.all([priceOf(from), priceOf(to)]);
      const first = guessAmount(wanted, { ...from, price: fromPrice }, { ...to, price: toPrice });
      const found = await searchAmount(wanted, first, async (amount) => {
        signal.throwIfAborted();
        const query = {
          account,
          from: from.address,
          to: to.address,
          ...toNetworkOf(pair),
          amount,
          gasPrice,
          recipient,
        };
        return (await swapping.quote(query, options))?.toAmount;
      });
      return { amount: found?.amount };
    })();
  },
);

/** The amount to pay for the wanted amount. */
export const foundAmountAtom = atom((get): SwapAmount => {
  const wanted = get(wantedAtom);
  if (typeof wanted !== 'bigint') return wanted;
  const result = get(searchAtom);
  if (result.status === 'error') return 'notFound';
  if (result.status === 'data') return result.data.amount ?? 'notFound';
  return result.status === 'pending' ? 'searching' : 'missing';
});
