const HASH = /^0x[A-Fa-f0-9]{64}$/;
const SIGNED_MESSAGE = /^0x[A-Fa-f0-9]{62,}$/;

export type ResponseKind = 'RPC_RESPONSE_TRANSACTION_HASH' | 'RPC_RESPONSE_OBJECT';

/** What an answer to a request is (spec §5): the hash of a transaction or a signature, else an object. */
export function responseKind(response: unknown): ResponseKind {
  const isSigned = typeof response === 'string' && (HASH.test(response) || SIGNED_MESSAGE.test(response));
  return isSigned ? 'RPC_RESPONSE_TRANSACTION_HASH' : 'RPC_RESPONSE_OBJECT';
}
