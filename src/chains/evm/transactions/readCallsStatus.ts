import { WalletModalError } from '../../../lib/errors.js';
import { isEvmHash } from '../../../lib/networks/addressForm.js';
import type { TransactionStatus, WalletAnswer } from '../../../lib/transactions/trackedTransaction.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import { askWallet } from '../askWallet.js';
import type { RpcOptions } from '../rpc.js';

/** The codes of EIP-5792, and the words of its first version. */
const IN_BLOCK: ReadonlySet<unknown> = new Set([200, 'CONFIRMED']);
const PENDING: ReadonlySet<unknown> = new Set([100, 'PENDING']);
/** Not in a block, and the wallet does not try again. */
const GIVEN_UP = 400;
/** All calls failed, or some of them. */
const FAILED: ReadonlySet<unknown> = new Set([500, 600]);

/**
 * Asks the wallet once what became of calls that it took: only the wallet knows their id. Calls in a block are `pending`
 * here, because what became of their transaction is read from the chain. Undefined if the answer says nothing. Rejects if it does not answer or is not connected.
 */
export async function readCallsStatus(
  { callsId, answeredAt }: WalletAnswer & { readonly callsId: string },
  { wallet, clock, signal }: Pick<RpcOptions, 'wallet' | 'clock' | 'signal'>,
): Promise<TransactionStatus | undefined> {
  if (!wallet) throw new WalletModalError('not_connected', 'No wallet is connected.');
  const told = await askWallet(wallet, clock).machine('wallet_getCallsStatus', [callsId], signal);
  const { status, receipts: list } = readFields(told, ['status', 'receipts']);
  const receipts = (readEntries(list) ?? []).map((entry) => readFields(entry, ['transactionHash', 'status']));
  // The first version of EIP-5792 tells a failure only in the receipts.
  const failed = receipts.find((receipt) => Number(receipt.status) === 0);
  const { transactionHash } = failed ?? receipts.at(-1) ?? {};
  const hash = isEvmHash(transactionHash) ? transactionHash.toLowerCase() : undefined;
  const answer = { callsId, hash, answeredAt };
  const at = clock.now();
  if (PENDING.has(status)) {
    // Safes and their like answer with a hash that is none of a transaction, and send nothing before all have signed.
    const isOfOwners = isEvmHash(callsId) && hash === undefined;
    return isOfOwners ? { step: 'awaiting_signatures', answer } : { step: 'pending', answer, knownAt: at };
  }
  if (status === GIVEN_UP) return { step: 'dropped', answer, since: at };
  const hasFailed = FAILED.has(status) || (IN_BLOCK.has(status) && failed);
  if (!hasFailed && !IN_BLOCK.has(status)) return undefined;
  // Without a hash there is nothing on the chain that proves it.
  if (hash === undefined) return { step: 'unknown', answer };
  if (hasFailed) return { step: 'reverted', answer, since: at, isSettled: false };
  return { step: 'pending', answer, knownAt: at };
}
