import * as z from 'zod/mini';
import type { CaipNetworkId } from '../../../lib/networks/caip.js';
import { get } from '../../http.js';
import { SDK_HEADERS } from '../../sdkHeaders.js';
import { type ChainService, JSON_HEADER } from '../chainService.js';
import { readJsonTexts } from '../readJsonTexts.js';

// At most 18 million of a currency with 18 decimals, per unit of gas.
const answer = z.object({ standard: z.string().check(z.regex(/^\d{1,25}$/)) });

/**
 * The usual price of gas on a network, in wei (behaviour 13.6). Rejects as `get`, and if the answer is not an amount.
 */
export async function getGasPrice(
  service: ChainService,
  network: CaipNetworkId,
  signal: AbortSignal,
): Promise<bigint> {
  const { standard } = await get(
    { ...service, headers: { ...JSON_HEADER, ...SDK_HEADERS } },
    'v1/convert/gas-price',
    { params: { projectId: service.projectId, chainId: network }, signal, read: readJsonTexts(answer) },
  );
  return BigInt(standard);
}
