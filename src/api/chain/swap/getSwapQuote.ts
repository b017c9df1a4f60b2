import * as z from 'zod/mini';
import { WalletModalError } from '../../../lib/errors.js';
import { addressOf, networkOf } from '../../../lib/networks/caip.js';
import type { QuoteQuery, SwapQuote } from '../../../lib/swap/quoteSource.js';
import { get } from '../../http.js';
import { type ChainService, JSON_HEADER, unless } from '../chainService.js';
import { readJsonTexts } from '../readJsonTexts.js';
import { toTokenId } from '../tokenIds.js';
import { entries, units } from '../wireFields.js';

const answer = z.object({ quotes: entries });
const quote = z.object({ toAmount: units });

/**
 * The amount that a swap returns at the current price (behaviour 13.11). Undefined if there is no route for this pair and
 * amount. Rejects as `get`, and if the answer isn't an amount.
 */
export async function getSwapQuote(
  service: ChainService,
  { account, from, to, amount, gasPrice }: QuoteQuery,
  signal: AbortSignal,
): Promise<SwapQuote | undefined> {
  const network = networkOf(account);
  const reply = get({ ...service, headers: JSON_HEADER }, 'v1/convert/quotes', {
    params: {
      projectId: service.projectId,
      amount: `${amount}`,
      // The only call that takes the address without its network.
      userAddress: addressOf(account),
      from: toTokenId(network, from),
      to: toTokenId(network, to),
      gasPrice: gasPrice === undefined ? undefined : `${gasPrice}`,
    },
    signal,
    read: readJsonTexts(answer),
  });
  // The service uses this status for pairs without a route.
  const [first] = (await unless(400, reply))?.quotes ?? [];
  if (first === undefined) return undefined;
  const { data } = z.safeParse(quote, first);
  if (!data) throw new WalletModalError('quote_failed', 'The quoted amount makes no sense.');
  return { toAmount: BigInt(data.toAmount) };
}
