import { formatUnits, keccak256, stringToHex } from 'viem';
import type { Asset, Holding, LedgerItem, Movement } from './chainLedger.js';
import { iconOf, priceOf, worthOf } from './prices.js';

/** A transaction in the hosted service's format. */
export function historyEntry(chain: string, item: LedgerItem) {
  const { hash, time, isConfirmed, operation, from, to, nonce, movements } = item;
  return {
    id: idOf(chain, item),
    metadata: {
      operationType: operation,
      hash,
      chain,
      minedAt: new Date(time * 1000).toISOString().replace('.000', ''),
      sentFrom: from,
      sentTo: to,
      status: isConfirmed ? 'confirmed' : 'failed',
      nonce,
    },
    transfers: movements?.map(transferOf) ?? null,
  };
}

/** The service's own id of a transaction, which differs from its hash. */
export const idOf = (chain: string, { hash }: LedgerItem): string =>
  keccak256(stringToHex(`${chain} ${hash}`)).slice(2, 34);

function transferOf({ direction, amount, asset, picture }: Movement) {
  if (picture) {
    const { name, image, isSpam } = picture;
    const content = image && { url: image, content_type: 'image/svg+xml' };
    return {
      nft_info: {
        name,
        content: content ? { preview: content, detail: content } : null,
        flags: { is_spam: isSpam },
      },
      direction,
      quantity: { numeric: `${amount}` },
    };
  }
  const { name = '', symbol = '', decimals = 0 } = asset ?? {};
  const value = asset && worthOf(asset, amount);
  return {
    fungible_info: { name, symbol, icon: asset ? { url: iconOf(asset) } : null },
    direction,
    quantity: { numeric: formatUnits(amount, decimals) },
    ...(asset && value !== undefined ? { value, price: priceOf(asset) } : {}),
  };
}

/** A token that an account owns. The native currency has no address. */
export function balanceEntry(chain: string, { asset, amount }: Holding) {
  const { name, symbol, decimals, address } = asset;
  const value = worthOf(asset, amount);
  return {
    name,
    symbol,
    chainId: chain,
    ...(address ? { address: `${chain}:${address}` } : {}),
    ...(value === undefined ? {} : { value }),
    price: priceOf(asset),
    quantity: { decimals: `${decimals}`, numeric: formatUnits(amount, decimals) },
    iconUrl: iconOf(asset),
  };
}

/** A token with its price. */
export function fungibleEntry(chain: string, asset: Asset) {
  const { name, symbol, address } = asset;
  return {
    ...(address ? { address: `${chain}:${address}` } : {}),
    name,
    symbol,
    iconUrl: iconOf(asset),
    price: priceOf(asset),
  };
}
