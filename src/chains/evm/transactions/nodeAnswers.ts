import { WalletModalError } from '../../../lib/errors.js';
import { isEvmHash } from '../../../lib/networks/addressForm.js';
import { shortenData } from '../../../lib/transactions/shortenData.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import type { MinedTransaction } from './judgeTransaction.js';

const QUANTITY = /^0x[0-9a-f]{1,64}$/i;
const BYTES = /^0x([0-9a-f]{2})*$/i;

/** The error for an answer that is none of the method's. */
function unexpectedAnswer(method: string): WalletModalError {
  return new WalletModalError('rpc_failed', 'The network gave an answer that cannot be used.', {
    details: `${method} answered something else than nodes do.`,
  });
}

/** A quantity that counts something, such as a nonce or a block number. Throws `rpc_failed` for anything else. */
export function readCount(answer: unknown, method: string): number {
  const count = typeof answer === 'string' && QUANTITY.test(answer) ? Number(answer) : Number.NaN;
  if (!Number.isSafeInteger(count)) throw unexpectedAnswer(method);
  return count;
}

/** A receipt; undefined if there is none yet. Throws `rpc_failed` for anything else. */
export function readReceipt(answer: unknown): { isSuccess: boolean; block: number } | undefined {
  if (answer === null) return undefined;
  const { status, blockNumber } = readFields(answer, ['status', 'blockNumber']);
  // Some nodes answer a receipt before the block is there.
  if (blockNumber === null) return undefined;
  const block = readCount(blockNumber, 'eth_getTransactionReceipt');
  const flag = readCount(status, 'eth_getTransactionReceipt');
  if (flag > 1) throw unexpectedAnswer('eth_getTransactionReceipt');
  return { isSuccess: flag === 1, block };
}

/** A transaction as nodes describe it. */
export interface DescribedTransaction extends Omit<MinedTransaction, 'block'> {
  readonly from: string;
  readonly nonce: number;
  /** As the node told it, to call it again. */
  readonly input: string;
}

/** A transaction; undefined for anything else, and for one that nodes do not know. */
export async function readDescribed(answer: unknown): Promise<DescribedTransaction | undefined> {
  const { hash, from, to, value, input, data, nonce } = readFields(answer);
  const bytes = input ?? data ?? '0x';
  const isReadable =
    isEvmHash(hash) &&
    typeof from === 'string' &&
    (typeof to === 'string' || to === null || to === undefined) &&
    typeof value === 'string' &&
    QUANTITY.test(value) &&
    typeof bytes === 'string' &&
    BYTES.test(bytes) &&
    typeof nonce === 'string' &&
    QUANTITY.test(nonce);
  if (!isReadable) return undefined;
  return {
    hash,
    from: from.toLowerCase(),
    nonce: Number(nonce),
    input: bytes,
    call: { to: to?.toLowerCase(), value: BigInt(value), data: await shortenData(bytes) },
  };
}
