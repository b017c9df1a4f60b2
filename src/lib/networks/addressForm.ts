import { type CaipNetworkId, isEvmAddress, type Namespace, spokenNamespaceOf } from './caip.js';

const EVM_HASH = /^0x[0-9a-f]{64}$/i;
const SOLANA_ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;
const SOLANA_SIGNATURE = /^[1-9A-HJ-NP-Za-km-z]{64,88}$/;

const FORMS: Readonly<Record<Namespace, { address: (text: string) => boolean; transaction: RegExp }>> = {
  eip155: { address: isEvmAddress, transaction: EVM_HASH },
  solana: { address: (text) => SOLANA_ADDRESS.test(text), transaction: SOLANA_SIGNATURE },
};

/** Whether an untrusted value has the form of an address on a network. Says nothing about its checksum. */
export function isAddressOn(network: CaipNetworkId, value: unknown): value is string {
  return typeof value === 'string' && FORMS[spokenNamespaceOf(network)].address(value);
}

/** Whether an untrusted value has the form of a transaction's hash, or on Solana its signature. */
export function isTransactionOn(network: CaipNetworkId, value: unknown): value is string {
  return typeof value === 'string' && FORMS[spokenNamespaceOf(network)].transaction.test(value);
}
