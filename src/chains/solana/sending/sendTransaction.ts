import { WalletModalError } from '../../../lib/errors.js';
import { toBase58 } from '../../../lib/solana/base58.js';
import { toBase64 } from '../../../lib/solana/base64.js';
import { SIGNATURE_BYTES } from '../../../lib/solana/keys.js';
import type { GivenSendOptions } from '../sendOptions.js';
import { SolanaRpcError, type SolanaRpcOptions, solanaRequest } from '../solanaRpc.js';

/**
 * Codes of a node that refuses a transaction: it would fail, its signatures are wrong, the node has not reached the requested
 * slot, or the transaction cannot be read.
 */
const REFUSED = [-32002, -32003, -32016, -32602];

/**
 * Sends a signed transaction in wire format. Resolves to its base58 signature once a node has accepted it;
 * `confirmTransaction` then tells whether a block includes it. A transaction that the network already has counts as
 * sent. By default, preflight uses `confirmed`, because a blockhash read then is not yet known at `finalized`.
 *
 * Rejects with `transaction_failed` if the node refused it, so it was not sent; with `request_invalid` if it is not
 * signed; with `rpc_failed` or `aborted` if it is unknown whether it was sent; with `rpc_missing` if the network has no
 * RPC URL.
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
    // An earlier attempt's answer was lost, or another sender was faster. Either way, it was sent.
    if (isAlreadyProcessed(answer)) return signature;
    if (!(answer instanceof SolanaRpcError) || !REFUSED.includes(answer.code)) throw error;
    // An earlier attempt may have succeeded.
    if (answer.afterLostTry) throw error;
    throw new WalletModalError('transaction_failed', 'The network refused the transaction.', {
      details: answer.message,
      cause: answer,
    });
  }
  return signature;
}

/**
 * The first signature of a signed transaction in base58, which identifies it: if it is unknown whether the transaction
 * was sent, `confirmTransaction` can find out. Throws `request_invalid` if a signature is missing.
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
  // A transaction has no room for 20 signatures.
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
