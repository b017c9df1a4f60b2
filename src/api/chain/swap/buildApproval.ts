import * as z from 'zod/mini';
import { WalletModalError } from '../../../lib/errors.js';
import { networkOf } from '../../../lib/networks/caip.js';
import { isSameAddress } from '../../../lib/networks/isSameAddress.js';
import type { ApprovalQuery, EvmSwapTransaction } from '../../../lib/swap/quoteSource.js';
import { get } from '../../http.js';
import { SDK_HEADERS } from '../../sdkHeaders.js';
import { type ChainService, JSON_HEADER } from '../chainService.js';
import { readJsonTexts } from '../readJsonTexts.js';
import { readToken, toTokenId } from '../tokenIds.js';
import { maybe, text, units } from '../wireFields.js';

const answer = z.object({
  tx: z.object({
    from: text,
    to: text,
    data: z.string(),
    value: text,
    eip155: maybe(z.object({ gasPrice: text })),
  }),
});

/**
 * A call of `approve` for the service's exchange (behaviour 13.14). The service fills it in as if the account held the bought
 * token: `to` of its answer is the token that is bought, and `from` echoes the one that is sold. The call is the same for both
 * tokens. Rejects as `get`, and if the answer names another token.
 */
export async function buildApproval(
  service: ChainService,
  { account, from, to, amount }: ApprovalQuery,
  signal: AbortSignal,
): Promise<EvmSwapTransaction> {
  const network = networkOf(account);
  const { tx } = await get(
    { ...service, headers: { ...JSON_HEADER, ...SDK_HEADERS } },
    'v1/convert/build-approve',
    {
      params: {
        projectId: service.projectId,
        userAddress: account,
        from: toTokenId(network, from),
        to: toTokenId(network, to),
        // Without an amount, the approval is unlimited.
        amount: amount === 'unlimited' ? undefined : `${amount}`,
      },
      signal,
      read: readJsonTexts(answer),
    },
  );
  const isSold = (id: string | undefined) =>
    from !== undefined && id !== undefined && isSameAddress(readToken(network, id)?.address, from);
  if (from === undefined || !(isSold(tx.from) || isSold(tx.to))) {
    throw new WalletModalError('quote_failed', 'The approval is for another token.');
  }
  if (tx.value !== undefined && tx.value !== '0') {
    throw new WalletModalError('quote_failed', 'The approval pays somebody.');
  }
  const gasPrice = z.safeParse(units, tx.eip155?.gasPrice).data;
  return {
    to: from,
    value: 0n,
    data: tx.data,
    gasPrice: gasPrice === undefined ? undefined : BigInt(gasPrice),
  };
}
