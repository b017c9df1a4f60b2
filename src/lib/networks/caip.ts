/** A network's CAIP-2 id, such as `eip155:1`. */
export type CaipNetworkId = `${string}:${string}`;
/** An account in CAIP-10 format, such as `eip155:1:0xab16…`. */
export type CaipAddress = `${string}:${string}:${string}`;
/** The supported namespaces. Their differences are in `namespaces.ts`. */
export type Namespace = (typeof NAMESPACES)[number];
export const NAMESPACES = ['eip155', 'solana'] as const;
/** A 20-byte EVM address in hex with `0x`. */
export type EvmAddress = `0x${string}`;

/** The network of ENS, and the default where no EVM network is named. */
export const ETHEREUM_MAINNET: CaipNetworkId = 'eip155:1';

const CHAIN_NUMBER = /^[1-9]\d{0,15}$/;
const CAIP2 = /^([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32})$/;
const EVM_ADDRESS = /^0x[0-9a-f]{40}$/i;

/** Splits a CAIP-2 id. Undefined if the text is not one, or if an `eip155` reference is not a chain id. */
export function parseCaipNetworkId(
  text: string,
): { id: CaipNetworkId; namespace: string; reference: string } | undefined {
  const match = CAIP2.exec(text);
  const [, namespace, reference] = match ?? [];
  if (!namespace || !reference) return undefined;
  if (namespace === 'eip155' && !isChainNumber(reference)) return undefined;
  return { id: `${namespace}:${reference}`, namespace, reference };
}

/** Whether a text is an EVM chain id. */
export const isChainNumber = (text: string): boolean =>
  CHAIN_NUMBER.test(text) && Number.isSafeInteger(Number(text));

/** The namespace of a network id, such as `eip155`. */
export function namespaceOf(id: CaipNetworkId): string {
  return id.slice(0, id.indexOf(':'));
}

/** The namespace of a network if it is supported, otherwise `eip155`. */
export function spokenNamespaceOf(id: CaipNetworkId): Namespace {
  return NAMESPACES.find((namespace) => namespace === namespaceOf(id)) ?? 'eip155';
}

/** The namespaces of a site's networks. A site without networks accepts EVM wallets on any network. */
export function siteNamespaces(networks: readonly { readonly id: CaipNetworkId }[]): readonly Namespace[] {
  const named = NAMESPACES.filter((namespace) => networks.some(({ id }) => namespaceOf(id) === namespace));
  return named.length > 0 ? named : ['eip155'];
}

/** The chain id of an `eip155` network. Throws a RangeError for any other id. */
export function chainIdOf(id: CaipNetworkId): number {
  const parsed = parseCaipNetworkId(id);
  if (parsed?.namespace !== 'eip155') throw new RangeError(`${id} is not an eip155 network`);
  return Number(parsed.reference);
}

/** Formats a chain id as in EIP-695: hex without leading zeros. */
export function toHexChainId(id: CaipNetworkId): `0x${string}` {
  return `0x${chainIdOf(id).toString(16)}`;
}

/**
 * Reads a wallet's answer with a chain id. Wallets answer with hex (even with leading zeros or upper case), decimal text, a
 * number or a bigint. Undefined for anything else.
 */
export function readEvmChainId(value: unknown): CaipNetworkId | undefined {
  let number: number | undefined;
  if (typeof value === 'number') number = value;
  else if (typeof value === 'bigint') number = Number(value);
  else if (typeof value === 'string' && /^\s*(0x[0-9a-f]+|[0-9]+)\s*$/i.test(value)) number = Number(value);
  return number !== undefined && Number.isSafeInteger(number) && number > 0 ? `eip155:${number}` : undefined;
}

export function isEvmAddress(value: unknown): value is EvmAddress {
  return typeof value === 'string' && EVM_ADDRESS.test(value);
}

/** Formats an account as CAIP-10. */
export function toCaipAddress(network: CaipNetworkId, address: string): CaipAddress {
  return `${network}:${address}`;
}

/** Reads a CAIP-10 account; undefined for anything else. */
export function readCaipAddress(value: unknown): CaipAddress | undefined {
  if (typeof value !== 'string' || !/:[-.%a-zA-Z0-9]{1,128}$/.test(value)) return undefined;
  const account = value as CaipAddress;
  return parseCaipNetworkId(networkOf(account)) && account;
}

/** The network of an account. */
export function networkOf(account: CaipAddress): CaipNetworkId {
  return account.slice(0, account.lastIndexOf(':')) as CaipNetworkId;
}

/** The address of an account without its network. */
export function addressOf(account: CaipAddress): string {
  return account.slice(account.lastIndexOf(':') + 1);
}
