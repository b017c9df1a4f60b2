import { WalletModalError } from '../errors.js';

/** Ethereum's coin type (SLIP-44). */
export const ETHEREUM_COIN_TYPE = 60;

/** The highest of 32 bits, which marks the coin type of an EVM network (ENSIP-11). */
const EVM_BIT = 2 ** 31;

/**
 * The coin type under which services and ENS list addresses on an EVM network: its chain id with the highest bit set. Undefined
 * if the chain id itself uses that bit.
 */
export function findCoinType(chainId: number): number | undefined {
  const isUsable = Number.isInteger(chainId) && chainId >= 0 && chainId < EVM_BIT;
  return isUsable ? chainId + EVM_BIT : undefined;
}

/** Like `findCoinType`, but throws `chain_not_supported` if there is none. */
export function toCoinType(chainId: number): number {
  const coinType = findCoinType(chainId);
  if (coinType !== undefined) return coinType;
  throw new WalletModalError('chain_not_supported', 'Invalid chainId', { details: `${chainId}` });
}
