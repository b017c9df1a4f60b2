import { WalletModalError } from '../../lib/errors.js';
import { toBase58 } from '../../lib/solana/base58.js';
import type { GivenSendOptions } from './sendOptions.js';
import { SolanaRpcError, type SolanaRpcOptions, solanaRequest } from './solanaRpc.js';

const SIGNATURE_BYTES = 64;
/**
 * What nodes answer to a transaction that they did not take: it would fail, its signatures are wrong, the node has not
 * reached the slot that was asked for, or it cannot be read.
 */
const REFUSED = [-32002, -32003, -32016, -32602];

/**
 * Sends a signed transaction, given in its wire form, and resolves to its signature in base58 as soon as a node has
 * taken it: whether it gets into a block `confirmTransaction` tells. A transaction that the network has already is sent.
 * Without another wish it is tried out as of `confirmed`, since a blockhash read then is not known as of `finalized`.
 *
 * Rejects with `transaction_failed` when the node refused it, so that it was not sent; with `request_invalid` when it
 * is not signed; with `rpc_failed` or `aborted` when it is not known whether it was sent; with `rpc_missing` when there
 * is no address to send to.
 */
export async function sendSignedTransaction(
  transaction: Uint8Array,
  { options, ...rpc }: SolanaRpcOptions & { readonly options: GivenSendOptions },
): Promise<string> {
  const signature = signatureOf(transaction);
  const request = solanaRequest(rpc);
  const settings = { encoding: 'base64', preflightCommitment: 'confirmed', ...options };
  try {
    await request('sendTransaction', [toBase64(transaction), settings]);
  } catch (error) {
    const answer = (error as WalletModalError).cause;
    // The answer to an earlier try was lost, or somebody else was faster: either way it is sent.
    if (isAlreadyProcessed(answer)) return signature;
    if (!(answer instanceof SolanaRpcError) || !REFUSED.includes(answer.code)) throw error;
    // An earlier try may have got through before things changed.
    if (answer.afterLostTry) throw error;
    throw new WalletModalError('transaction_failed', 'The network refused the transaction.', {
      details: answer.message,
      cause: answer,
    });
  }
  return signature;
}

/**
 * The first signature of a signed transaction in base58, by which it is found: `confirmTransaction` also tells what became
 * of one of which it is not known whether it was sent. Throws `request_invalid` when a signature is missing.
 */
export function signatureOf(transaction: Uint8Array): string {
  const count = transaction[0] ?? 0;
  const signatures = Array.from({ length: count }, (_, index) =>
    transaction.slice(1 + index * SIGNATURE_BYTES, 1 + (index + 1) * SIGNATURE_BYTES),
  );
  const [first] = signatures;
  const isSigned = signatures.every(
    (signature) => signature.length === SIGNATURE_BYTES && signature.some((byte) => byte !== 0),
  );
  // No transaction has room for 20 signatures.
  if (!first || count > 19 || !isSigned) {
    throw new WalletModalError('request_invalid', 'The transaction is not signed.', {
      details: 'It is the wire form of a transaction with all its signatures.',
    });
  }
  return toBase58(first);
}

function isAlreadyProcessed(answer: unknown): boolean {
  return (
    answer instanceof SolanaRpcError && (answer.data as { err?: unknown } | null)?.err === 'AlreadyProcessed'
  );
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
