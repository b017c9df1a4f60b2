import { WalletModalError } from '../errors.js';

/** Ethereum's number in lists of addresses (SLIP-44). */
export const ETHEREUM_COIN_TYPE = 60;

/** The highest bit of 32, which marks the number of an EVM network (ENSIP-11). */
const EVM_BIT = 2 ** 31;

/**
 * The number by which services and ENS list the addresses of an EVM network: its chain id with the highest bit set. Undefined
 * if the chain id needs that bit itself.
 */
export function findCoinType(chainId: number): number | undefined {
  const isUsable = Number.isInteger(chainId) && chainId >= 0 && chainId < EVM_BIT;
  return isUsable ? chainId + EVM_BIT : undefined;
}

/** The same. Throws `chain_not_supported` if there is none. */
export function toCoinType(chainId: number): number {
  const coinType = findCoinType(chainId);
  if (coinType !== undefined) return coinType;
  throw new WalletModalError('chain_not_supported', 'Invalid chainId', { details: `${chainId}` });
}
