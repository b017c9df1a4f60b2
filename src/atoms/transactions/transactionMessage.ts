import type {
  TrackedTransaction,
  TransactionKind,
  TransactionSummary,
} from '../../lib/transactions/trackedTransaction.js';
import type { SnackbarMessage } from '../snackbarMessage.js';
import type { Translate } from '../translate.js';

/** What the texts about a kind name. Without it, the texts about any transaction are used. */
const NAMED: Readonly<Record<TransactionKind, readonly (keyof TransactionSummary)[] | undefined>> = {
  send: ['amount', 'symbol'],
  approve: ['symbol'],
  swap: ['amount', 'symbol'],
  buy: ['amount', 'symbol'],
  name: ['receiver'],
  request: undefined,
};

/** What the visitor reads about a transaction. Says no more than its status. */
export function transactionMessage(
  { kind, summary, status }: TrackedTransaction,
  translate: Translate,
): SnackbarMessage {
  const { amount = '', symbol = '', receiver = '' } = summary;
  const params = { amount, symbol, receiver };
  const about = NAMED[kind]?.every((name) => params[name]) ? kind : 'any';
  const say = (form: 'doing' | 'done' | 'unknown') => translate(`transaction.${form}.${about}`, params);
  const doing = () => say('doing');
  const failed = (reason?: string): SnackbarMessage => ({
    kind: 'error',
    text: reason
      ? translate('transaction.failedReason', { doing: doing(), reason })
      : translate('transaction.failed', { doing: doing() }),
  });

  switch (status.step) {
    case 'asked':
      return { kind: 'loading', text: translate('transaction.asked') };
    case 'pending':
      return { kind: 'loading', text: translate('transaction.pending', { doing: doing() }) };
    case 'unknown':
      return { kind: 'loading', text: say('unknown') };
    case 'confirmed':
      return { kind: 'success', text: say('done') };
    case 'reverted':
      return failed(status.reason);
    case 'dropped':
      return { kind: 'error', text: translate('transaction.dropped', { doing: doing() }) };
    case 'replaced':
      // The same transaction with another fee: its outcome is ours.
      if (status.how === 'sped_up')
        return status.isSuccess ? { kind: 'success', text: say('done') } : failed();
      return { kind: 'error', text: translate(`transaction.${status.how}`, { doing: doing() }) };
  }
}
