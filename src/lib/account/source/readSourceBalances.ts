import { isAddressOn } from '../../networks/addressForm.js';
import type { CaipNetworkId } from '../../networks/caip.js';
import { addressKey } from '../../networks/isSameAddress.js';
import { isAdvertisement } from '../../untrusted/advertisement.js';
import { readEntries } from '../../untrusted/readEntries.js';
import { readFields } from '../../untrusted/readFields.js';
import { readImage } from '../../untrusted/readImage.js';
import { readSymbol } from '../../untrusted/readSymbol.js';
import { safeName } from '../../untrusted/sanitize.js';
import type { TokenBalance } from '../tokenBalance.js';
import { isAmount, isDecimals } from '../tokenLimits.js';
import { withHonestNames } from '../tokenNames.js';
import { readPrice } from './readPrice.js';

/**
 * The valid tokens of an untrusted list that are on this network, without duplicates, the native currency first. Undefined if
 * it isn't a list. Never throws.
 */
export function readSourceBalances(
  network: CaipNetworkId,
  list: unknown,
): readonly TokenBalance[] | undefined {
  const entries = readEntries(list);
  if (!entries) return undefined;
  const tokens = new Map<string, TokenBalance>();
  for (const entry of entries) {
    const token = readSourceBalance(network, entry);
    // A duplicate would inflate the balance.
    const key = addressKey(token?.address ?? '');
    if (token && !tokens.has(key)) tokens.set(key, token);
  }
  return [...tokens.values()].sort((a, b) => Number(Boolean(a.address)) - Number(Boolean(b.address)));
}

const FIELDS = ['address', 'name', 'symbol', 'decimals', 'amount', 'price', 'icon'];

function readSourceBalance(network: CaipNetworkId, entry: unknown): TokenBalance | undefined {
  const { address, decimals, amount, ...told } = readFields(entry, FIELDS);
  if (address !== undefined && !isAddressOn(network, address)) return undefined;
  if (!isDecimals(decimals) || !isAmount(amount)) return undefined;
  const name = safeName(told.name);
  const symbol = readSymbol(told.symbol);
  // Indivisible tokens exist, but most of them are sent as advertisements.
  if (decimals === 0 && isAdvertisement(`${name ?? ''} ${symbol ?? ''}`)) return undefined;
  return withHonestNames({
    network,
    address,
    name: name ?? symbol ?? address ?? '',
    symbol: symbol ?? '',
    decimals,
    amount,
    price: readPrice(told.price),
    icon: readImage(told.icon),
  });
}
