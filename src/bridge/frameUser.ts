import {
  type CaipNetworkId,
  type EvmAddress,
  isEvmAddress,
  parseCaipNetworkId,
} from '../lib/networks/caip.js';
import type { AccountType, Reply } from './protocol.js';

export interface FrameAccount {
  readonly address: string;
  readonly type: AccountType;
}

/** Who is signed in, told by the frame. */
export interface FrameUser {
  /** Absent after a sign-in without email. */
  readonly email: string | undefined;
  /** The address of the account in use. */
  readonly address: string;
  readonly accountType: AccountType;
  /** Whether the frame could not use the account that was asked for, so that the plain one is in use (spec §4). */
  readonly isFallback: boolean;
  /** Every account of the person, the one in use first. */
  readonly accounts: readonly [FrameAccount, ...FrameAccount[]];
  /** The addresses that the person lets the site know; absent for all. Their choice, no word of the frame. */
  readonly shared?: readonly string[] | undefined;
  readonly network: CaipNetworkId;
  readonly isSmartAccountDeployed: boolean;
}

/**
 * A network as the frame writes it: a number, decimal text, or CAIP-2. Undefined when it is none; a number stands for
 * an `eip155` network.
 */
export function readFrameNetwork(chainId: string | number): CaipNetworkId | undefined {
  const text = `${chainId}`;
  return parseCaipNetworkId(text.includes(':') ? text : `eip155:${text}`)?.id;
}

/** A network as the frame is asked for it: EVM networks by number, others as CAIP-2. */
export function toFrameChain(network: CaipNetworkId): string | number {
  const [namespace, reference] = network.split(':');
  return namespace === 'eip155' ? Number(reference) : network;
}

/** Reads who is signed in; undefined when the network is none, or the account is none of that network. */
export function readFrameUser(reply: Reply<'GET_USER'>, isFallback = false): FrameUser | undefined {
  const network = readFrameNetwork(reply.chainId);
  if (!network) return undefined;
  const isEvm = network.startsWith('eip155:');
  const fits = ({ address }: { address: string }) => !isEvm || isEvmAddress(address);
  if (!fits(reply)) return undefined;
  const listed = reply.accounts?.filter(fits) ?? [];
  const isSame = ({ address }: { address: string }) => sameAddress(address, reply.address);
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

/** The kind of account that a word of the frame names. */
export function accountTypeOf(word: string | undefined): AccountType | undefined {
  return word === 'eoa' || word === 'smartAccount' ? word : undefined;
}

/** The user with another account in use. */
export function withAccount(
  user: FrameUser,
  { address, type }: FrameAccount,
  isSmartAccountDeployed = user.isSmartAccountDeployed,
): FrameUser {
  const others = user.accounts.filter((account) => !sameAddress(account.address, address));
  return {
    ...user,
    address,
    accountType: type,
    isFallback: false,
    accounts: [{ address, type }, ...others],
    isSmartAccountDeployed,
  };
}

/** The addresses that the site hears of on an EVM network, the one in use first: that signs, so it is always told. */
export function evmAddresses(user: FrameUser | undefined): EvmAddress[] {
  if (!user?.network.startsWith('eip155:')) return [];
  const all = user.accounts.map(({ address }) => address).filter(isEvmAddress);
  return all.filter((one, at) => at === 0 || !user.shared || isAmong(user.shared, one));
}

/** Whether an address is in a list of them. */
export function isAmong(addresses: readonly string[], address: string): boolean {
  return addresses.some((one) => sameAddress(one, address));
}

/** Solana writes the same letters in both cases; only EVM addresses may differ in case. */
export function sameAddress(one: string, other: string): boolean {
  return one === other || (isEvmAddress(one) && one.toLowerCase() === other.toLowerCase());
}
