import { formatExactDecimal } from '../../lib/text/formatMoney.js';
import type {
  TrackedTransaction,
  TransactionKind,
  TransactionSummary,
} from '../../lib/transactions/trackedTransaction.js';
import type { SnackbarMessage } from '../snackbarMessage.js';
import type { Translate } from '../translate.js';

interface Wording {
  /** What the texts name. Without it, those about any transaction are used. */
  readonly names: readonly (keyof TransactionSummary)[];
  readonly doing: string;
  readonly done: string;
  readonly unknown: string;
}

const ANY: Wording = {
  names: [],
  doing: 'transaction.doing.any',
  done: 'transaction.done.any',
  unknown: 'transaction.unknown.any',
};

const WORDINGS: Readonly<Record<TransactionKind, Wording>> = {
  send: {
    names: ['amount', 'symbol'],
    doing: 'transaction.doing.send',
    done: 'transaction.done.send',
    unknown: 'transaction.unknown.send',
  },
  approve: {
    names: ['symbol'],
    doing: 'transaction.doing.approve',
    done: 'transaction.done.approve',
    unknown: 'transaction.unknown.approve',
  },
  swap: {
    names: ['amount', 'symbol', 'bought', 'boughtSymbol'],
    doing: 'transaction.doing.swap',
    done: 'transaction.done.swap',
    unknown: 'transaction.unknown.swap',
  },
  buy: {
    names: ['amount', 'symbol'],
    doing: 'transaction.doing.buy',
    done: 'transaction.done.buy',
    unknown: 'transaction.unknown.buy',
  },
  name: {
    names: ['receiver'],
    doing: 'transaction.doing.name',
    done: 'transaction.done.name',
    unknown: 'transaction.unknown.name',
  },
  request: ANY,
};

const REPLACED = { cancelled: 'transaction.cancelled', other: 'transaction.replaced' } as const;

/** What the visitor reads about a transaction. Says no more than its status. */
export function transactionMessage(
  { kind, summary, status }: TrackedTransaction,
  translate: Translate,
  locale: string,
): SnackbarMessage {
  const { amount = '', symbol = '', bought = '', boughtSymbol = '', receiver = '' } = summary;
  const figure = (decimal: string) => formatExactDecimal(decimal, locale);
  // What a swap really yielded is in its receipt, which nobody has read here.
  const about = bought && translate('transaction.about', { amount: figure(bought) });
  const params = { amount: figure(amount), symbol, bought: about, boughtSymbol, receiver };
  const fitting = WORDINGS[kind];
  const wording = fitting.names.every((name) => params[name]) ? fitting : ANY;
  const say = (form: 'doing' | 'done' | 'unknown') => translate(wording[form], params);
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
      return { kind: 'error', text: translate(REPLACED[status.how], { doing: doing() }) };
  }
}
