import { isAddressOn } from '../../lib/networks/addressForm.js';
import {
  type CaipNetworkId,
  type Namespace,
  spokenNamespaceOf,
  toCaipAddress,
} from '../../lib/networks/caip.js';
import { WRAPPED_SOL } from '../../lib/solana/keys.js';

/** What the chain API calls native currencies in its answers (behaviour 13.19). Not the address of any token. */
const NATIVE: Readonly<Record<Namespace, string>> = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
};

/** A token as the chain API names it: in CAIP-10 format. */
export function toTokenId(network: CaipNetworkId, address: string | undefined): string {
  const namespace = spokenNamespaceOf(network);
  // Instead of SOL, because all its versions know the price of the wrapped token.
  return toCaipAddress(network, address ?? (namespace === 'solana' ? WRAPPED_SOL : NATIVE[namespace]));
}

/** The address that an answer names, in CAIP-10 format or alone. Undefined if it is not one of the network. */
export function readAddress(network: CaipNetworkId, id: string): string | undefined {
  const address = id.startsWith(`${network}:`) ? id.slice(network.length + 1) : id;
  return isAddressOn(network, address) ? address : undefined;
}

/**
 * The token that an answer names: in CAIP-10 format, or, on Solana, by its address alone. The native currency has no
 * address. Undefined if it is not a token of the network.
 */
export function readToken(
  network: CaipNetworkId,
  id: string | undefined,
): { readonly address: string | undefined } | undefined {
  if (id === undefined) return { address: undefined };
  const address = readAddress(network, id);
  if (address === undefined) return undefined;
  const isNative = address.toLowerCase() === NATIVE[spokenNamespaceOf(network)].toLowerCase();
  return { address: isNative ? undefined : address };
}
