import { type CaipNetworkId, isEvmAddress, type Namespace, spokenNamespaceOf } from './caip.js';

const EVM_HASH = /^0x[0-9a-f]{64}$/i;
const SOLANA_ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;
const SOLANA_SIGNATURE = /^[1-9A-HJ-NP-Za-km-z]{64,88}$/;

interface Forms {
  readonly address: (text: string) => boolean;
  readonly transaction: (text: string) => boolean;
}

const FORMS: Readonly<Record<Namespace, Forms>> = {
  eip155: { address: isEvmAddress, transaction: isEvmHash },
  solana: {
    address: (text) => SOLANA_ADDRESS.test(text),
    transaction: (text) => SOLANA_SIGNATURE.test(text),
  },
};

/** Whether an untrusted value is a 32-byte hash in hex with `0x`, as of an EVM transaction. */
export function isEvmHash(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && EVM_HASH.test(value);
}

/** Whether an untrusted value has the form of an address on a network. Says nothing about its checksum. */
export function isAddressOn(network: CaipNetworkId, value: unknown): value is string {
  return typeof value === 'string' && FORMS[spokenNamespaceOf(network)].address(value);
}

/** Whether an untrusted value has the form of a transaction's hash, or on Solana its signature. */
export function isTransactionOn(network: CaipNetworkId, value: unknown): value is string {
  return typeof value === 'string' && FORMS[spokenNamespaceOf(network)].transaction(value);
}
