import { readAddressAndNumber, TRANSFER } from '../evm/tokenFunctions.js';
import { isAddressOn } from '../networks/addressForm.js';
import { isSameAddress } from '../networks/isSameAddress.js';
import {
  hasOutcome,
  isFinal,
  isSuccess,
  movedOf,
  type TrackedTransaction,
} from '../transactions/trackedTransaction.js';
import type { KnownRecipient } from './knownRecipients.js';

/** The recipients of transfers that this device requested from wallets. */
export interface SentRecipients {
  /** From confirmed transfers, oldest first. */
  readonly confirmed: readonly KnownRecipient[];
  /** From confirmed transfers that a reorganisation can no longer undo. */
  readonly settled: readonly KnownRecipient[];
  /** From transfers that are still open. */
  readonly open: readonly KnownRecipient[];
}

export function sentRecipients(transactions: readonly TrackedTransaction[]): SentRecipients {
  const sent = transactions.filter(({ kind, status }) => kind === 'send' && status.step !== 'declined');
  const of = (ones: readonly TrackedTransaction[]) => ones.flatMap((one) => recipientOf(one) ?? []);
  const confirmed = sent.filter(isSent);
  return {
    confirmed: of(confirmed),
    settled: of(confirmed.filter(isFinal)),
    open: of(sent.filter(isOpen)),
  };
}

/** A partial move counts as well, because some tokens keep a part; a transfer that moved nothing doesn't. */
const isSent = ({ status }: TrackedTransaction): boolean => isSuccess(status) || movedOf(status) === 'part';

const isOpen = (transaction: TrackedTransaction): boolean => {
  const { status } = transaction;
  return (
    !hasOutcome(status) || status.step === 'unknown' || (status.step === 'dropped' && !isFinal(transaction))
  );
};

/** The recipient's address in the transaction itself. The typed text is a name, or the same address with its checksum. */
export function recipientOf(transaction: TrackedTransaction): KnownRecipient | undefined {
  const { namespace, network, summary } = transaction;
  const typed = summary.recipient;
  const isTyped = isAddressOn(network, typed);
  const called = namespace === 'eip155' ? calledRecipient(transaction) : undefined;
  const address = called && !(isTyped && isSameAddress(typed, called)) ? called : isTyped ? typed : undefined;
  return address === undefined ? undefined : { namespace, address, name: isTyped ? undefined : typed };
}

function calledRecipient({ call, tokens = [] }: Extract<TrackedTransaction, { namespace: 'eip155' }>) {
  if (!call) return undefined;
  if (tokens.length === 0) return call.to;
  return readAddressAndNumber(TRANSFER, call.data ?? '')?.address;
}
