import {
  type CaipNetworkId,
  type EvmAddress,
  isEvmAddress,
  parseCaipNetworkId,
} from '../lib/networks/caip.js';
import { isSameAddress } from '../lib/networks/isSameAddress.js';
import type { AccountType, Reply } from './protocol.js';

export interface FrameAccount {
  readonly address: string;
  readonly type: AccountType;
}

/** The signed-in user, as reported by the frame. */
export interface FrameUser {
  /** Undefined after a sign-in without email. */
  readonly email: string | undefined;
  /** The address of the active account. */
  readonly address: string;
  readonly accountType: AccountType;
  /** Whether the frame could not use the requested account and fell back to the standard account (behaviour 6.7). */
  readonly isFallback: boolean;
  /** All accounts of the user, the active one first. */
  readonly accounts: readonly [FrameAccount, ...FrameAccount[]];
  /** The addresses shared with the site; undefined for all. Chosen by the user, not reported by the frame. */
  readonly shared?: readonly string[] | undefined;
  readonly network: CaipNetworkId;
  readonly isSmartAccountDeployed: boolean;
}

/**
 * Reads a network in one of the frame's formats: a number (an `eip155` network), decimal text or CAIP-2. Undefined if
 * invalid.
 */
export function readFrameNetwork(chainId: string | number): CaipNetworkId | undefined {
  const text = `${chainId}`;
  return parseCaipNetworkId(text.includes(':') ? text : `eip155:${text}`)?.id;
}

/** Writes a network for requests to the frame: EVM networks as numbers, others as CAIP-2. */
export function toFrameChain(network: CaipNetworkId): string | number {
  const [namespace, reference] = network.split(':');
  return namespace === 'eip155' ? Number(reference) : network;
}

/** Reads the signed-in user; undefined if the network is invalid, or the account does not belong to it. */
export function readFrameUser(reply: Reply<'GET_USER'>, isFallback = false): FrameUser | undefined {
  const network = readFrameNetwork(reply.chainId);
  if (!network) return undefined;
  const isEvm = network.startsWith('eip155:');
  const fits = ({ address }: { address: string }) => !isEvm || isEvmAddress(address);
  if (!fits(reply)) return undefined;
  const listed = reply.accounts?.filter(fits) ?? [];
  const isSame = ({ address }: { address: string }) => isSameAddress(address, reply.address);
  const preferred = accountTypeOf(reply.preferredAccountType);
  const accountType = preferred ?? listed.find(isSame)?.type ?? 'eoa';
  const active = { address: reply.address, type: accountType };
  return {
    email: reply.email ?? undefined,
    address: reply.address,
    accountType,
    isFallback,
    accounts: [active, ...listed.filter((account) => !isSame(account))],
    network,
    isSmartAccountDeployed: reply.smartAccountDeployed ?? false,
  };
}

/** The account type for one of the frame's names. */
export function accountTypeOf(word: string | undefined): AccountType | undefined {
  return word === 'eoa' || word === 'smartAccount' ? word : undefined;
}

/** The user with another active account. */
export function withAccount(
  user: FrameUser,
  { address, type }: FrameAccount,
  isSmartAccountDeployed = user.isSmartAccountDeployed,
): FrameUser {
  const others = user.accounts.filter((account) => !isSameAddress(account.address, address));
  return {
    ...user,
    address,
    accountType: type,
    isFallback: false,
    accounts: [{ address, type }, ...others],
    isSmartAccountDeployed,
  };
}

/**
 * The addresses reported to the site on an EVM network, the active one first. The active account signs, so it is always
 * reported.
 */
export function evmAddresses(user: FrameUser | undefined): EvmAddress[] {
  if (!user?.network.startsWith('eip155:')) return [];
  const all = user.accounts.map(({ address }) => address).filter(isEvmAddress);
  return all.filter((one, at) => at === 0 || !user.shared || isAmong(user.shared, one));
}

/** Whether a list contains an address. */
export function isAmong(addresses: readonly string[], address: string): boolean {
  return addresses.some((one) => isSameAddress(one, address));
}
