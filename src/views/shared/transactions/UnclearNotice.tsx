import { useAtomValue } from 'jotai';
import { localeAtom } from '../../../atoms/translate.js';
import type { WalletModalError } from '../../../lib/errors.js';
import { joinSentences } from '../../../lib/text/joinSentences.js';
import { quotable } from '../../../lib/text/quotable.js';
import { isFindable } from '../../../lib/transactions/fateOf.js';
import { Notice } from '../../../ui/Notice.js';
import { useText } from '../../useText.js';
import { useCheck } from './useCheck.js';
import { useSaid, useTransaction, useTransactionText } from './useSaid.js';

interface UnclearNoticeProps {
  /** The id of the transaction. */
  id: string;
  /** The wallet's error. Undefined if unknown. */
  error?: WalletModalError | undefined;
}

/** The wallet's message, unless it suggests trying again. That could send the transaction twice. */
function wordsOf(error: WalletModalError | undefined): string | undefined {
  if (error?.code !== 'wallet_failed' || /again|retry/i.test(error.said ?? '')) return undefined;
  return error.said;
}

/** Describes a transaction that a wallet may have sent, and the result of looking for it. */
export function UnclearNotice({ id, error }: UnclearNoticeProps) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const textOf = useTransactionText();
  const transaction = useTransaction(id);
  const { step } = useCheck(id);
  useSaid(id);
  const reason = wordsOf(error);
  const isLost = transaction !== undefined && !isFindable(transaction);
  const looked = step === 'looked' ? t('unclear.looked') : step === 'failed' ? t('unclear.unreachable') : '';
  const parts = [
    t(isLost ? 'unclear.lost' : 'unclear.text'),
    reason === undefined ? '' : t('unclear.reason', { reason: quotable(reason) }),
    isLost ? '' : looked,
  ];
  return (
    <Notice tone="unknown" title={transaction ? textOf(transaction) : t('transaction.unknown.any')}>
      {joinSentences(parts.filter(Boolean), locale)}
    </Notice>
  );
}
