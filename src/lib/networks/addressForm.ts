import { is32Bytes } from '../evm/hex.js';
import { hasKeyForm } from '../solana/keys.js';
import { type CaipNetworkId, isEvmAddress, NAMESPACES, type Namespace, spokenNamespaceOf } from './caip.js';

const SOLANA_SIGNATURE = /^[1-9A-HJ-NP-Za-km-z]{64,88}$/;

interface Forms {
  readonly address: (text: string) => boolean;
  readonly transaction: (text: string) => boolean;
}

const FORMS: Readonly<Record<Namespace, Forms>> = {
  eip155: { address: isEvmAddress, transaction: is32Bytes },
  solana: {
    address: hasKeyForm,
    transaction: (text) => SOLANA_SIGNATURE.test(text),
  },
};

/** Whether an untrusted value has the form of an address on a network. Its checksum isn't verified. */
export function isAddressOn(network: CaipNetworkId, value: unknown): value is string {
  return typeof value === 'string' && FORMS[spokenNamespaceOf(network)].address(value);
}

/** Whether a text has the form of an address on any network. */
export const isAddressAnywhere = (text: string): boolean =>
  NAMESPACES.some((namespace) => FORMS[namespace].address(text));

/** Whether an untrusted value has the form of a transaction hash, or on Solana of a signature. */
export function isTransactionOn(network: CaipNetworkId, value: unknown): value is string {
  return typeof value === 'string' && FORMS[spokenNamespaceOf(network)].transaction(value);
}
