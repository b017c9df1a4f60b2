import * as z from 'zod/mini';
import { networkOf } from '../../../lib/networks/caip.js';
import type { AllowanceQuery } from '../../../lib/swap/quoteSource.js';
import { get } from '../../http.js';
import { SDK_HEADERS } from '../../sdkHeaders.js';
import { type ChainService, JSON_HEADER } from '../chainService.js';
import { readJsonTexts } from '../readJsonTexts.js';
import { toTokenId } from '../tokenIds.js';
import { units } from '../wireFields.js';

const answer = z.object({ allowance: units });

/**
 * The allowance of the service's exchange for an account's token (behaviour 13.13), in base units. Rejects as `get`, and if the
 * answer isn't an amount.
 */
export async function getAllowance(
  service: ChainService,
  { account, token }: Pick<AllowanceQuery, 'account' | 'token'>,
  signal: AbortSignal,
): Promise<bigint> {
  const { allowance } = await get(
    { ...service, headers: { ...JSON_HEADER, ...SDK_HEADERS } },
    'v1/convert/allowance',
    {
      params: {
        projectId: service.projectId,
        tokenAddress: toTokenId(networkOf(account), token),
        userAddress: account,
      },
      signal,
      read: readJsonTexts(answer),
    },
  );
  return BigInt(allowance);
}
