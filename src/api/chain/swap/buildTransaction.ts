import * as z from 'zod/mini';
import { WalletModalError } from '../../../lib/errors.js';
import { addressOf, networkOf } from '../../../lib/networks/caip.js';
import { isSameAddress } from '../../../lib/networks/isSameAddress.js';
import type { BuildSwapQuery, BuiltTerms, EvmSwapTransaction } from '../../../lib/swap/quoteSource.js';
import { post } from '../../http.js';
import type { ChainService } from '../chainService.js';
import { readJsonTexts } from '../readJsonTexts.js';
import { readAddress, toTokenId } from '../tokenIds.js';
import { maybe, text, units } from '../wireFields.js';

const answer = z.object({
  tx: z.object({
    from: text,
    to: z.string(),
    data: z.string(),
    value: text,
    amount: z.catch(z.optional(units), undefined),
    eip155: maybe(z.object({ gas: text, gasPrice: text })),
  }),
});

/**
 * The transaction of a swap (behaviour 13.15). Rejects as `post`, and if the answer is for another account or pays
 * another amount. `slippage` must be in whole percents.
 */
export async function buildTransaction(
  service: ChainService,
  { account, from, to, amount, slippage }: BuildSwapQuery,
  signal: AbortSignal,
): Promise<EvmSwapTransaction & BuiltTerms> {
  const network = networkOf(account);
  const { tx } = await post(service, 'v1/convert/build-transaction', {
    body: {
      amount: `${amount}`,
      // An integer: the service refuses the whole request otherwise.
      eip155: { slippage: slippage / 100 },
      from: toTokenId(network, from),
      projectId: service.projectId,
      to: toTokenId(network, to),
      userAddress: account,
    },
    // It changes nothing.
    isRepeatable: true,
    signal,
    read: readJsonTexts(answer),
  });
  const sender = tx.from === undefined ? addressOf(account) : readAddress(network, tx.from);
  if (!isSameAddress(sender, addressOf(account))) throw refused('It is for another account.');
  const recipient = readAddress(network, tx.to);
  if (recipient === undefined) throw refused('It is sent to no address of the network.');
  // Some versions of the service leave it out, so it is derived from the swap.
  const value = from === undefined ? amount : 0n;
  if (tx.value !== undefined && tx.value !== `${value}`)
    throw refused('It pays another amount than was chosen.');
  return {
    to: recipient,
    value,
    data: tx.data,
    gas: toHint(tx.eip155?.gas),
    gasPrice: toHint(tx.eip155?.gasPrice),
    toAmount: readReturned(tx.amount, amount),
  };
}

/**
 * The returned amount, which the service calls `amount`. In some versions it is the sold or paid amount, which is
 * ignored.
 */
function readReturned(written: string | undefined, sold: bigint): bigint | undefined {
  const returned = BigInt(written ?? 0);
  return returned === 0n || returned === sold ? undefined : returned;
}

function toHint(written: string | undefined): bigint | undefined {
  const { data } = z.safeParse(units, written);
  return data === undefined ? undefined : BigInt(data);
}

const refused = (details: string) =>
  new WalletModalError('quote_failed', 'The transaction of the swap was refused.', { details });
