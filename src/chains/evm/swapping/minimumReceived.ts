import { sum } from '../../../lib/decimal/sum.js';
import { addressOf, networkOf } from '../../../lib/networks/caip.js';
import type { CheckedEvmSwap } from '../../../lib/swap/checkedQuoteSource.js';
import { isSameAsset } from '../../../lib/swap/isSameAsset.js';
import type { WantedSwap } from '../../../lib/swap/swapRequest.js';
import { isKnownExchange, isWrapper } from './knownExchanges.js';
import { EXCHANGE, NATIVE, SENDER } from './payout.js';
import { readPayouts } from './readPayouts.js';

/**
 * The guarantee in the call of a swap.
 *
 * - `guaranteed`: it fails if it would yield less than `amount`, in base units
 * - `none`: no amount, or none that can be read or trusted: if the exchange's code is unknown, an amount in its call says
 *   nothing
 * - `elsewhere`: another address gets the yield
 */
export type CallMinimum =
  | { readonly outcome: 'guaranteed'; readonly amount: bigint }
  | { readonly outcome: 'none' | 'elsewhere' };

/** Reads the guarantee of a swap's call to the account, or to the chosen recipient. Never throws. */
export function readMinimum(
  { account, from, to, amount, recipient: payee }: Omit<WantedSwap, 'mayBeSponsored'>,
  call: Pick<CheckedEvmSwap, 'to' | 'data' | 'isKnownRouter'>,
): CallMinimum {
  const network = networkOf(account);
  // A token is only called to wrap or unwrap exactly the amount: other calls have been refused.
  const isToken = isSameAsset(call.to, from.address) || isSameAsset(call.to, to.address);
  if (isToken && payee === undefined && isWrapper(network, call.to)) return { outcome: 'guaranteed', amount };
  if (!isKnownExchange(network, call.to) && call.isKnownRouter !== true) return { outcome: 'none' };
  const own: readonly string[] =
    payee === undefined ? [SENDER, addressOf(account).toLowerCase()] : [payee.toLowerCase()];
  const isWanted = (token: string | undefined) =>
    token === undefined || isSameAsset(token, to.address ?? NATIVE);
  const payouts = readPayouts(call.data).filter(({ token }) => isWanted(token));
  if (payouts.some(({ recipient }) => recipient !== EXCHANGE && !own.includes(recipient))) {
    return { outcome: 'elsewhere' };
  }
  const ownPayouts = payouts.filter(({ recipient }) => own.includes(recipient));
  const least = sum(ownPayouts.map((one) => one.least));
  return least > 0n ? { outcome: 'guaranteed', amount: least } : { outcome: 'none' };
}
