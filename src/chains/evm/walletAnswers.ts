import { getAddress } from 'viem/utils';
import { MOST_ACCOUNTS } from '../../lib/constants.js';
import { WalletModalError } from '../../lib/errors.js';
import {
  type CaipNetworkId,
  type EvmAddress,
  isEvmAddress,
  readEvmChainId,
} from '../../lib/networks/caip.js';
import { readEntries } from '../../lib/untrusted/readEntries.js';
import { noAccountError } from '../walletErrors.js';

/**
 * Reads the first accounts from a wallet's answer: checksummed, without duplicates, in the wallet's order. Drops anything
 * invalid.
 */
export function readAccounts(answer: unknown): EvmAddress[] {
  const addresses = (readEntries(answer, MOST_ACCOUNTS) ?? [])
    .filter(isEvmAddress)
    .map((address) => getAddress(address.toLowerCase()));
  return [...new Set(addresses)];
}

/** Reads the network from a wallet's answer. Throws `wallet_invalid_answer` if it is not a chain id. */
export function requireChainId(answer: unknown): CaipNetworkId {
  const id = readEvmChainId(answer);
  if (id) return id;
  throw new WalletModalError('wallet_invalid_answer', 'The wallet did not say which network it is on.', {
    details: `eth_chainId answered ${typeof answer}, expected hex text such as "0x1".`,
  });
}

/** Reads the accounts from a wallet's answer to a connection request. Throws if none can be used. */
export function requireAccounts(answer: unknown): [EvmAddress, ...EvmAddress[]] {
  const [first, ...rest] = readAccounts(answer);
  if (first) return [first, ...rest];
  if (Array.isArray(answer) && answer.length === 0) throw noAccountError();
  throw new WalletModalError('wallet_invalid_answer', 'The wallet answered something that is no account.', {
    details: 'eth_requestAccounts must answer a list of addresses (EIP-1102).',
  });
}
