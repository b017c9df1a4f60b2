import { WalletModalError } from '../../../lib/errors.js';
import { toBase64 } from '../../../lib/solana/base64.js';
import { SIGNATURE_BYTES } from '../../../lib/solana/keys.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import { type SolanaRequest, type SolanaRpcOptions, solanaRequest } from '../solanaRpc.js';
import type { BuiltTransaction } from './transfer.js';

/** The sender's costs of a transfer besides the amount, in lamports. Exact: they don't change while the transfer waits. */
export interface SolanaTransferFee {
  /** The network fee. */
  readonly fee: bigint;
  /** The deposit in the recipient's new token account, which then belongs to the recipient; 0 if none is created. */
  readonly deposit: bigint;
}

/**
 * The costs of a built transfer for its sender. Rejects with `rpc_failed`, also if its blockhash has expired; with `aborted` or
 * `rpc_missing`.
 */
export async function estimateSolanaTransfer(
  { transaction, newAccountBytes }: BuiltTransaction,
  options: SolanaRpcOptions,
): Promise<SolanaTransferFee> {
  const request = solanaRequest(options);
  const commitment = { commitment: 'confirmed' };
  const [fee, deposit] = await Promise.all([
    readCharge(transaction, request),
    newAccountBytes === undefined
      ? 0
      : request('getMinimumBalanceForRentExemption', [newAccountBytes, commitment]),
  ]);
  return {
    fee: readLamports(fee, 'getFeeForMessage'),
    deposit: readLamports(deposit, 'getMinimumBalanceForRentExemption'),
  };
}

/**
 * The network fee of a transaction in wire format, in lamports: for its signatures and its priority. Null once its blockhash
 * has expired. Rejects as `solanaRequest` does.
 */
async function readCharge(transaction: Uint8Array, request: SolanaRequest): Promise<unknown> {
  // The message follows the number of signatures and the signatures.
  const [signatures = 0] = transaction;
  const message = transaction.subarray(1 + signatures * SIGNATURE_BYTES);
  const answer = await request('getFeeForMessage', [toBase64(message), { commitment: 'confirmed' }]);
  return readFields(answer, ['value']).value;
}

/**
 * The network fee of a swap in lamports, undefined once its blockhash has expired. Rejects as `estimateSolanaTransfer` does.
 */
export async function readSwapCharge(
  transaction: Uint8Array,
  request: SolanaRequest,
): Promise<bigint | undefined> {
  const charge = await readCharge(transaction, request);
  return charge === null ? undefined : readLamports(charge, 'getFeeForMessage');
}

function readLamports(answer: unknown, method: string): bigint {
  if (typeof answer === 'number' && Number.isSafeInteger(answer) && answer >= 0) return BigInt(answer);
  throw new WalletModalError('rpc_failed', 'The network gave an answer that cannot be used.', {
    details: `${method} answered something else than nodes do for this transaction.`,
  });
}
