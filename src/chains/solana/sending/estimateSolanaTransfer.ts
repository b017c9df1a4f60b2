import { WalletModalError } from '../../../lib/errors.js';
import { toBase64 } from '../../../lib/solana/base64.js';
import { SIGNATURE_BYTES } from '../../../lib/solana/keys.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import { type SolanaRequest, type SolanaRpcOptions, solanaRequest } from '../solanaRpc.js';
import type { BuiltTransaction } from './transfer.js';

/** What the sender of a transfer pays beside the amount, in lamports. Exact: nothing of it changes while it waits. */
export interface SolanaTransferFee {
  /** What the network charges. */
  readonly fee: bigint;
  /** What lies in the token account that is created for the recipient, and belongs to them; 0 if there is one. */
  readonly deposit: bigint;
}

/**
 * What a built transfer costs its sender. Rejects with `rpc_failed`, also once its blockhash has passed; with `aborted` or
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
 * What the network charges for a transaction in wire format, in lamports: for its signatures, and for its priority. Null once
 * its blockhash has passed. Rejects as `solanaRequest` does.
 */
async function readCharge(transaction: Uint8Array, request: SolanaRequest): Promise<unknown> {
  // The message is behind the number of signatures and these.
  const [signatures = 0] = transaction;
  const message = transaction.subarray(1 + signatures * SIGNATURE_BYTES);
  const answer = await request('getFeeForMessage', [toBase64(message), { commitment: 'confirmed' }]);
  return readFields(answer, ['value']).value;
}

/** The same, undefined once its blockhash has passed. Rejects as `estimateSolanaTransfer` does. */
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
