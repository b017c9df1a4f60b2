import { notConnectedError } from '../../../lib/commonErrors.js';
import { WalletModalError } from '../../../lib/errors.js';
import { is32Bytes } from '../../../lib/evm/hex.js';
import { errorLayers } from '../../../lib/requests/errorLayers.js';
import { readErrorCode } from '../../../lib/requests/readErrorCode.js';
import type { WalletWord } from '../../../lib/transactions/trackedTransaction.js';
import { MOST_CALLS } from '../../../lib/transactions/transactionConstants.js';
import { ownValue } from '../../../lib/untrusted/ownValue.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import { askWallet } from '../askWallet.js';
import type { RpcOptions } from '../rpc.js';

/** A wallet's report about calls that it accepted. */
export interface CallsStatus {
  /** Undefined while they're pending. */
  readonly says: WalletWord | undefined;
  /** The hashes of their transactions so far, in lower case. */
  readonly hashes: readonly string[];
}

/** The meaning of the hundreds digit of a status code (EIP-5792). */
const WORDS: Readonly<Record<number, WalletWord>> = {
  2: 'done',
  // From an earlier draft.
  3: 'given_up',
  4: 'given_up',
  5: 'failed',
  6: 'failed_in_part',
};
/** The error code for an id that the wallet doesn't know. */
const UNKNOWN_ID = 5730;
/** The statuses of the standard's first version. */
const OLD_CODES: Readonly<Record<string, number>> = { PENDING: 100, CONFIRMED: 200 };

/**
 * Asks the wallet once for the status of calls that it accepted: only the wallet knows their id. Its report is only a claim;
 * the outcome of the transactions that it names is read from the chain. Undefined if the answer says nothing, such as when the
 * wallet doesn't know the id. Rejects if the wallet doesn't answer or isn't connected.
 */
export async function readCallsStatus(
  callsId: string,
  { wallet, clock, signal }: Pick<RpcOptions, 'wallet' | 'clock' | 'signal'>,
): Promise<CallsStatus | undefined> {
  if (!wallet) throw notConnectedError();
  const asked = askWallet(wallet, clock).machine('wallet_getCallsStatus', [callsId], signal);
  const told = await asked.catch((error: unknown) => {
    if (!(error instanceof WalletModalError)) throw error;
    const isUnknown = errorLayers(error.cause).some(({ code }) => readErrorCode(code) === UNKNOWN_ID);
    if (!isUnknown && error.code !== 'method_not_supported') throw error;
    return undefined;
  });
  const { status, receipts: list } = readFields(told, ['status', 'receipts']);
  const code = typeof status === 'string' ? ownValue(OLD_CODES, status) : status;
  if (typeof code !== 'number' || !(code >= 100 && code < 700)) return undefined;
  const receipts = (readEntries(list) ?? []).map((entry) => readFields(entry, ['transactionHash', 'status']));
  const hashes = receipts.flatMap(({ transactionHash: hash }) => (is32Bytes(hash) ? hash.toLowerCase() : []));
  const says = WORDS[Math.floor(code / 100)];
  // The first version reports a failure only in the receipts.
  const hasFailed = says === 'done' && receipts.some((receipt) => Number(receipt.status) === 0);
  return { says: hasFailed ? 'failed' : says, hashes: [...new Set(hashes)].slice(0, MOST_CALLS) };
}
