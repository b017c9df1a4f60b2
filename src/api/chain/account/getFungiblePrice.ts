import * as z from 'zod/mini';
import { type CaipNetworkId, namespaceOf } from '../../../lib/networks/caip.js';
import { readSymbol } from '../../../lib/untrusted/readSymbol.js';
import { post } from '../../http.js';
import type { ChainService } from '../chainService.js';
import { readJsonTexts } from '../readJsonTexts.js';
import { readToken, toTokenId } from '../tokenIds.js';
import { entries, text } from '../wireFields.js';

const answer = z.object({ fungibles: entries });
const fungible = z.catch(z.optional(z.object({ address: text, symbol: text, price: text })), undefined);

export interface FungiblePrice {
  /** In US dollars, as the service sends it: 0 if unknown. */
  readonly price: string | undefined;
  /** The symbol of the priced token, according to the service. Undefined if it doesn't say. */
  readonly symbol: string | undefined;
}

const UNKNOWN: FungiblePrice = { price: undefined, symbol: undefined };

/**
 * The price of a token or of the native currency in US dollars (behaviour 13.5), with the service's symbol for it. Rejects as
 * `post`, and if the answer isn't a list.
 */
export async function getFungiblePrice(
  service: ChainService,
  token: string | undefined,
  network: CaipNetworkId,
  signal: AbortSignal,
): Promise<FungiblePrice> {
  const idOf = (address: string | undefined) => toTokenId(network, address).toLowerCase();
  const { fungibles } = await post(service, 'v1/fungible/price', {
    body: { projectId: service.projectId, currency: 'usd', addresses: [toTokenId(network, token)] },
    isRepeatable: true,
    signal,
    read: readJsonTexts(answer),
  });
  const first = z.parse(fungible, fungibles[0]);
  if (first?.address === undefined) {
    // Some versions of the service give the price of SOL for every token on Solana, without saying so.
    if (token !== undefined && namespaceOf(network) === 'solana') return UNKNOWN;
  } else {
    const named = readToken(network, first.address);
    if (!named || idOf(named.address) !== idOf(token)) return UNKNOWN;
  }
  return { price: first?.price, symbol: readSymbol(first?.symbol) };
}
