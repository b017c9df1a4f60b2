import { getAddress } from 'viem/utils';
import { WalletModalError } from '../../lib/errors.js';
import {
  type CaipNetworkId,
  type EvmAddress,
  isEvmAddress,
  readEvmChainId,
} from '../../lib/networks/caip.js';
import { noAccountError } from '../walletErrors.js';

/** The accounts that a wallet answered: addresses in checksum case, once each, in its order; the rest is dropped. */
export function readAccounts(answer: unknown): EvmAddress[] {
  if (!Array.isArray(answer)) return [];
  const addresses = answer.filter(isEvmAddress).map((address) => getAddress(address.toLowerCase()));
  return [...new Set(addresses)];
}

/** The network that a wallet answered. Throws `wallet_invalid_answer` when that is no chain id. */
export function requireChainId(answer: unknown): CaipNetworkId {
  const id = readEvmChainId(answer);
  if (id) return id;
  throw new WalletModalError('wallet_invalid_answer', 'The wallet did not say which network it is on.', {
    details: `eth_chainId answered ${typeof answer}, expected hex text such as "0x1".`,
  });
}

/** The accounts that a wallet answered when it was asked to connect. Throws when there is none that could be used. */
export function requireAccounts(answer: unknown): [EvmAddress, ...EvmAddress[]] {
  const [first, ...rest] = readAccounts(answer);
  if (first) return [first, ...rest];
  if (Array.isArray(answer) && answer.length === 0) throw noAccountError();
  throw new WalletModalError('wallet_invalid_answer', 'The wallet answered something that is no account.', {
    details: 'eth_requestAccounts must answer a list of addresses (EIP-1102).',
  });
}
