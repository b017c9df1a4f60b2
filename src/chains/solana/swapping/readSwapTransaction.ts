import { refusedQuote } from '../../../lib/swap/refusedQuote.js';
import { isSignedBy } from '../checkAnswers.js';
import { readSolanaMessage, type SolanaMessage } from '../transactions/solanaMessage.js';

const isEmpty = (signature: Uint8Array) => signature.every((byte) => byte === 0);

/**
 * Reads a swap that lacks only the account's signature. Rejects with `quote_failed` for any other transaction: for example, if
 * another account pays for it or has yet to sign it, or if it uses a durable nonce.
 */
export async function readSwapTransaction(wire: Uint8Array, account: string): Promise<SolanaMessage> {
  const parts = readSolanaMessage(wire);
  if (!parts) throw refusedQuote('It is no transaction.');
  const { message, signatures } = parts;
  const [payer, ...others] = message.signers;
  const [first, ...rest] = signatures;
  if (payer !== account) throw refusedQuote('It is for another account.');
  if (!first || !isEmpty(first)) throw refusedQuote('It is signed already.');
  for (const signer of others) {
    const signature = rest.shift();
    const isSigned =
      signature !== undefined && !isEmpty(signature) && (await isSignedBy(signer, signature, message.bytes));
    if (!isSigned) throw refusedQuote('Somebody else would have to sign it, too.');
  }
  // With a nonce, it would outlive its quote.
  if (message.isDurable) throw refusedQuote('It lives until a nonce is used.');
  return message;
}
