import * as z from 'zod/mini';
import type { CaipNetworkId } from '../../../lib/networks/caip.js';
import type { SwapToken } from '../../../lib/swap/quoteSource.js';
import { MOST_SWAP_TOKENS, readSwapTokens } from '../../../lib/swap/readSwapTokens.js';
import { get } from '../../http.js';
import { type ChainService, unless } from '../chainService.js';
import { readJsonTexts } from '../readJsonTexts.js';
import { readToken } from '../tokenIds.js';
import { entries, parseEntries, readDecimals, text } from '../wireFields.js';

const answer = z.object({ tokens: entries });
const token = z.object({
  name: text,
  symbol: text,
  address: z.string(),
  decimals: z.string().check(z.refine((written) => readDecimals(written) !== undefined)),
  logoUri: text,
  eip2612: z.catch(z.optional(z.boolean()), undefined),
});

/**
 * The tokens that can be swapped on a network (behaviour 13.12), without invalid ones. Undefined if the service doesn't serve
 * the network. Rejects as `get`, and if the answer isn't a list.
 */
export async function getSwapTokens(
  service: ChainService,
  network: CaipNetworkId,
  signal: AbortSignal,
): Promise<readonly SwapToken[] | undefined> {
  const reply = get(service, 'v1/convert/tokens', {
    params: { projectId: service.projectId, chainId: network },
    signal,
    read: readJsonTexts(answer),
  });
  const { tokens } = (await unless(400, reply)) ?? {};
  if (!tokens) return undefined;
  const found = parseEntries(token, tokens.slice(0, MOST_SWAP_TOKENS)).flatMap((entry) => {
    const asset = readToken(network, entry.address);
    const { logoUri: icon, eip2612: hasPermit } = entry;
    return asset ? [{ ...entry, ...asset, network, decimals: Number(entry.decimals), icon, hasPermit }] : [];
  });
  return readSwapTokens(network, found);
}
