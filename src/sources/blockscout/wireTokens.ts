import * as z from 'zod/mini';
import { readDecimals, text } from '../../api/chain/wireFields.js';
import { isNothing } from '../../lib/decimal/isNothing.js';
import { readDecimal } from '../../lib/decimal/readDecimal.js';
import { type EvmAddress, isEvmAddress } from '../../lib/networks/caip.js';

/** A token as all lists describe it. Old instances name its contract `address`. */
export const wireToken = z.object({
  address_hash: text,
  address: text,
  type: text,
  name: text,
  symbol: text,
  decimals: text,
  exchange_rate: text,
  icon_url: text,
  reputation: text,
});

export type WireToken = z.infer<typeof wireToken>;

/** The data of a token. Undefined if it has no address. */
export function readToken(token: WireToken) {
  const address: EvmAddress | undefined = [token.address_hash, token.address].find(isEvmAddress);
  if (address === undefined) return undefined;
  const isSpam = token.reputation === 'scam';
  return {
    address,
    name: token.name,
    symbol: token.symbol,
    decimals: readDecimals(token.decimals ?? ''),
    // Spam has no real value, whatever price its issuer sets.
    price: isSpam ? undefined : readPrice(token.exchange_rate),
    icon: token.icon_url,
    isSpam,
  };
}

/** A price in US dollars. Undefined if unknown. */
export function readPrice(wire: string | undefined): string | undefined {
  const price = readDecimal(wire);
  return price === undefined || isNothing(price) ? undefined : price;
}
