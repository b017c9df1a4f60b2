import { WalletModalError } from '../errors.js';

/** The highest bit of 32, which marks the number of an EVM network (ENSIP-11). */
const EVM_BIT = 2 ** 31;

/**
 * The number by which services list the addresses of an EVM network: its chain id with the highest bit set. Throws
 * `chain_not_supported` if the chain id needs that bit itself.
 */
export function toCoinType(chainId: number): number {
  if (!Number.isInteger(chainId) || chainId < 0 || chainId >= EVM_BIT) {
    throw new WalletModalError('chain_not_supported', 'Invalid chainId', { details: `${chainId}` });
  }
  return chainId + EVM_BIT;
}
