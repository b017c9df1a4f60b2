import { isNothing } from '../../lib/decimal/isNothing.js';
import { is32Bytes } from '../../lib/evm/hex.js';
import { formatExactDecimal } from '../../lib/text/formatMoney.js';
import { shortenAddress } from '../../lib/text/shorten.js';
import type {
  Moved,
  TrackedTransaction,
  TransactionKind,
  TransactionSummary,
  WalletWord,
} from '../../lib/transactions/trackedTransaction.js';
import type { SnackbarMessage } from '../snackbarMessage.js';
import type { Translate } from '../translate.js';

interface Wording {
  /** The values that the texts need. If one is missing, the texts of `ANY` are used. */
  readonly names: readonly ('amount' | 'symbol' | 'bought' | 'boughtSymbol' | 'recipient')[];
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
    names: ['recipient'],
    doing: 'transaction.doing.name',
    done: 'transaction.done.name',
    unknown: 'transaction.unknown.name',
  },
  request: ANY,
};

/** An approval without a known amount: for any amount, or recorded before amounts were. */
const APPROVED: Wording = { ...WORDINGS.approve, done: 'transaction.done.approveAny' };

/** An approval of zero revokes an earlier one. */
const TAKEN_BACK: Wording = { ...APPROVED, done: 'transaction.done.takeBack' };

/** A swap whose proceeds weren't read: the quote was only an estimate. */
const SWAPPED: Wording = { ...WORDINGS.swap, done: 'transaction.done.swapSome' };

const NOT_MOVED = { nothing: 'transaction.movedNothing', part: 'transaction.movedPart' } as const;
/** The same for anything but a single transfer. */
const NOT_ALL_MOVED = { nothing: 'transaction.movedNothing.any', part: 'transaction.movedPart.any' } as const;
const REPLACED = { cancelled: 'transaction.cancelled', other: 'transaction.replaced' } as const;

/** Formats amounts for the locale. A swap's expected proceeds are marked as approximate. */
function readable(summary: TransactionSummary, translate: Translate, locale: string): TransactionSummary {
  const figure = (decimal: string | undefined) => decimal && formatExactDecimal(decimal, locale);
  const bought = figure(summary.bought);
  return {
    ...summary,
    amount: figure(summary.amount),
    bought: bought && translate('transaction.about', { amount: bought }),
  };
}

function wordingOf(kind: TransactionKind, { amount }: TransactionSummary, got: string): Wording {
  if (kind === 'swap' && !got) return SWAPPED;
  if (kind !== 'approve') return WORDINGS[kind];
  if (amount === undefined) return APPROVED;
  return isNothing(amount) ? TAKEN_BACK : WORDINGS.approve;
}

/** Describes what was sent or requested, and its recipient. */
function whatAndWhere(
  { amount, symbol: known, recipient, token, allows }: TransactionSummary,
  translate: Translate,
): string {
  if (recipient === undefined) return translate('transaction.another');
  const symbol = known ?? (token && translate('transaction.tokensOf', { token: shortenAddress(token) }));
  const params = { amount: amount ?? '', symbol: symbol ?? '', recipient: shortenAddress(recipient) };
  if (allows && symbol) return translate(`transaction.allows.${allows}`, params);
  if (!symbol) return translate('transaction.anythingTo', params);
  return translate(amount ? 'transaction.amountTo' : 'transaction.tokensTo', params);
}

/**
 * Whether the wallet of a contract account answered with a hash that no node knows: wallets with several owners do until all
 * have signed.
 */
function mayWaitForOwners(transaction: TrackedTransaction): boolean {
  const { namespace, status } = transaction;
  if (namespace !== 'eip155' || status.step !== 'unknown' || !transaction.start?.isContract) return false;
  const { answer, missingSince } = status;
  return is32Bytes(answer?.callsId) && answer?.hash === undefined && missingSince !== undefined;
}

/** The visitor's message about a transaction. Claims no more than its status. */
export function transactionMessage(
  transaction: TrackedTransaction,
  translate: Translate,
  locale: string,
): SnackbarMessage {
  const { namespace, kind, summary, status, tokens = [] } = transaction;
  const show = (one: TransactionSummary) => readable(one, translate, locale);
  const { amount = '', symbol = '', bought = '', boughtSymbol = '', recipient = '' } = show(summary);
  const params = { amount, symbol, bought, boughtSymbol, recipient };
  const { got = '' } = transaction;
  const fitting = wordingOf(kind, summary, got);
  const wording = fitting.names.every((name) => params[name]) ? fitting : ANY;
  const say = (form: 'doing' | 'unknown') => translate(wording[form], params);
  const done = () =>
    translate(wording.done, got ? { ...params, bought: formatExactDecimal(got, locale) } : params);
  const doing = () => say('doing');
  const failed = (reason?: string): SnackbarMessage => ({
    kind: 'error',
    text: reason
      ? translate('transaction.failedReason', { doing: doing(), reason })
      : translate('transaction.failed', { doing: doing() }),
  });

  const error = (key: string, more: Readonly<Record<string, string>> = {}): SnackbarMessage => ({
    kind: 'error',
    text: translate(key, { doing: doing(), ...params, ...more }),
  });

  switch (status.step) {
    case 'asked':
      return { kind: 'loading', text: translate('transaction.asked') };
    case 'declined':
      return { kind: 'declined', text: translate('transaction.declined') };
    case 'awaiting_signatures':
      return { kind: 'loading', text: translate('transaction.awaitingSignatures', { doing: doing() }) };
    case 'pending':
      return { kind: 'loading', text: translate('transaction.pending', { doing: doing() }) };
    case 'unknown':
      if (status.answer?.says) return told(status.answer.says);
      if (mayWaitForOwners(transaction))
        return { kind: 'loading', text: translate('transaction.otherOwners', { doing: doing() }) };
      return { kind: 'loading', text: say('unknown') };
    case 'confirmed':
      return confirmed(status.moved);
    case 'reverted':
      return status.isPart ? error('transaction.failedInPart') : failed(status.reason);
    case 'mismatched': {
      const sent = whatAndWhere(show(status.sent), translate);
      const asked = whatWasAsked();
      return error(status.isSuccess === false ? 'transaction.mismatchedFailed' : 'transaction.mismatched', {
        sent: sent === asked ? translate('transaction.anotherCall', { sent }) : sent,
        asked,
      });
    }
    case 'dropped':
      return error(namespace === 'solana' ? 'transaction.expired' : 'transaction.dropped');
    case 'replaced':
      // The same transaction with another fee: its outcome is ours.
      if (status.how === 'sped_up') return status.isSuccess ? confirmed(status.moved) : failed();
      return error(REPLACED[status.how]);
  }

  function whatWasAsked(): string {
    if (summary.recipient !== undefined && kind !== 'swap') return whatAndWhere(show(summary), translate);
    const isAllowed = kind === 'approve' && !isNothing(amount);
    return isAllowed ? translate('transaction.asked.approve', params) : doing();
  }

  /** A message from the wallet's report alone. */
  function told(says: WalletWord): SnackbarMessage {
    const text = translate(`transaction.says.${says}`, { doing: doing() });
    return { kind: says === 'done' ? 'success' : 'error', text };
  }

  function confirmed(moved: Moved | undefined): SnackbarMessage {
    const isTransfer = kind === 'send' && wording !== ANY;
    if (moved === 'nothing' || moved === 'part') {
      return error((isTransfer ? NOT_MOVED : NOT_ALL_MOVED)[moved]);
    }
    // A contract may succeed without moving anything, so success needs balances as proof.
    const isUnseen = moved === 'unseen' || (kind === 'send' && tokens.length > 0 && moved === undefined);
    if (!isUnseen) return { kind: 'success', text: done() };
    const key = isTransfer ? 'transaction.done.unseen' : 'transaction.done.unchecked';
    return { kind: 'success', text: translate(key, { symbol }) };
  }
}
