import * as z from 'zod/mini';
import { readDecimal } from '../../../lib/decimal/readDecimal.js';
import { type CaipNetworkId, namespaceOf } from '../../../lib/networks/caip.js';
import { post } from '../../http.js';
import type { ChainService } from '../chainService.js';
import { readJsonTexts } from '../readJsonTexts.js';
import { readToken, toTokenId } from '../tokenIds.js';
import { entries, text } from '../wireFields.js';

const answer = z.object({ fungibles: entries });
const fungible = z.catch(z.optional(z.object({ address: text, price: text })), undefined);

/**
 * The price of a token, or of the native currency, in US dollars as decimal text (spec §7). Undefined if the service does
 * not know it. Rejects as `post`, and if the answer is not a list.
 */
export async function getFungiblePrice(
  service: ChainService,
  token: string | undefined,
  network: CaipNetworkId,
  signal: AbortSignal,
): Promise<string | undefined> {
  const idOf = (address: string | undefined) => toTokenId(network, address).toLowerCase();
  const { fungibles } = await post(service, 'v1/fungible/price', {
    body: { projectId: service.projectId, currency: 'usd', addresses: [toTokenId(network, token)] },
    isRepeatable: true,
    signal,
    read: readJsonTexts(answer),
  });
  const first = z.parse(fungible, fungibles[0]);
  if (first?.address === undefined) {
    // Some versions of the service answer with the price of SOL for all tokens on Solana, without saying so.
    if (token !== undefined && namespaceOf(network) === 'solana') return undefined;
  } else {
    const named = readToken(network, first.address);
    if (!named || idOf(named.address) !== idOf(token)) return undefined;
  }
  const price = readDecimal(first?.price);
  return price === '0' ? undefined : price;
}
