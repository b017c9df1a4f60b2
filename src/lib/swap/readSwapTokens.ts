import { isDecimals } from '../account/tokenLimits.js';
import { withHonestNames } from '../account/tokenNames.js';
import { isAddressOn } from '../networks/addressForm.js';
import type { CaipNetworkId } from '../networks/caip.js';
import { addressKey } from '../networks/isSameAddress.js';
import { readEntries } from '../untrusted/readEntries.js';
import { readFields } from '../untrusted/readFields.js';
import { readImage } from '../untrusted/readImage.js';
import { readSymbol } from '../untrusted/readSymbol.js';
import { safeName } from '../untrusted/sanitize.js';
import type { SwapToken } from './quoteSource.js';

/** Aggregators list about a thousand tokens on their largest networks. */
export const MOST_SWAP_TOKENS = 5_000;

/**
 * The valid tokens of an untrusted list that are on this network, without duplicates. Undefined if it isn't a list. Never
 * throws.
 */
export function readSwapTokens(network: CaipNetworkId, list: unknown): readonly SwapToken[] | undefined {
  const entries = readEntries(list, MOST_SWAP_TOKENS);
  if (!entries) return undefined;
  const tokens = new Map<string, SwapToken>();
  for (const entry of entries) {
    const token = readSwapToken(network, entry);
    // The first entry wins: a duplicate must not replace it.
    const key = addressKey(token?.address ?? '');
    if (token && !tokens.has(key)) tokens.set(key, token);
  }
  return [...tokens.values()];
}

const FIELDS = ['network', 'address', 'name', 'symbol', 'decimals', 'icon', 'hasPermit'];

function readSwapToken(network: CaipNetworkId, entry: unknown): SwapToken | undefined {
  const {
    network: on,
    address,
    name,
    symbol: writtenSymbol,
    decimals,
    icon,
    hasPermit,
  } = readFields(entry, FIELDS);
  const symbol = readSymbol(writtenSymbol);
  if (on !== network || !symbol || !isDecimals(decimals)) return undefined;
  if (address !== undefined && !isAddressOn(network, address)) return undefined;
  return withHonestNames({
    network,
    address,
    name: safeName(name) ?? symbol,
    symbol,
    decimals,
    icon: readImage(icon),
    hasPermit: hasPermit === true,
  });
}
