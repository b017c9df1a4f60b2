import * as z from 'zod/mini';
import { readDecimal } from '../../lib/decimal/readDecimal.js';
import { type CaipNetworkId, namespaceOf } from '../../lib/networks/caip.js';
import { post } from '../http.js';
import type { ChainService } from './chainService.js';
import { readJsonTexts } from './readJsonTexts.js';
import { readToken, toTokenId } from './tokenIds.js';
import { entries, text } from './wireFields.js';

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
  const { fungibles } = await post(service, 'v1/fungible/price', {
    body: { projectId: service.projectId, currency: 'usd', addresses: [toTokenId(network, token)] },
    isRepeatable: true,
    signal,
    read: readJsonTexts(answer),
  });
  const first = z.parse(fungible, fungibles[0]);
  const named = first?.address === undefined ? undefined : readToken(network, first.address);
  const isOther = named?.address?.toLowerCase() !== token?.toLowerCase();
  // Some versions of the service answer with the price of SOL for all tokens on Solana, without saying so.
  const mustBeNamed = token !== undefined && namespaceOf(network) === 'solana';
  if (isOther && (first?.address !== undefined || mustBeNamed)) return undefined;
  const price = readDecimal(first?.price);
  return price === '0' ? undefined : price;
}
