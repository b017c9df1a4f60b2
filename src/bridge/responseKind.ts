const HASH = /^0x[A-Fa-f0-9]{64}$/;
const SIGNED_MESSAGE = /^0x[A-Fa-f0-9]{62,}$/;

export type ResponseKind = 'RPC_RESPONSE_TRANSACTION_HASH' | 'RPC_RESPONSE_OBJECT';

/** The kind of a response (behaviour 15.8): a transaction hash or signature, otherwise an object. */
export function responseKind(response: unknown): ResponseKind {
  const isSigned = typeof response === 'string' && (HASH.test(response) || SIGNED_MESSAGE.test(response));
  return isSigned ? 'RPC_RESPONSE_TRANSACTION_HASH' : 'RPC_RESPONSE_OBJECT';
}
