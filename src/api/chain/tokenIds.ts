import { isAddressOn } from '../../lib/networks/addressForm.js';
import {
  type CaipNetworkId,
  type Namespace,
  spokenNamespaceOf,
  toCaipAddress,
} from '../../lib/networks/caip.js';
import { WRAPPED_SOL } from '../../lib/solana/keys.js';

/** The chain API's addresses for native currencies in its answers (behaviour 13.19). No token has them. */
const NATIVE: Readonly<Record<Namespace, string>> = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
};

/** A token's id in the chain API: CAIP-10 format. */
export function toTokenId(network: CaipNetworkId, address: string | undefined): string {
  const namespace = spokenNamespaceOf(network);
  // The wrapped token instead of SOL, because all versions know its price.
  return toCaipAddress(network, address ?? (namespace === 'solana' ? WRAPPED_SOL : NATIVE[namespace]));
}

/** The address in an answer, in CAIP-10 format or alone. Undefined if it isn't on the network. */
export function readAddress(network: CaipNetworkId, id: string): string | undefined {
  const address = id.startsWith(`${network}:`) ? id.slice(network.length + 1) : id;
  return isAddressOn(network, address) ? address : undefined;
}

/**
 * The token in an answer: in CAIP-10 format or, on Solana, the address alone. The native currency has no address. Undefined if
 * it isn't a token of the network.
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
