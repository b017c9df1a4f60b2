import type { WalletModalError } from '../../../lib/errors.js';
import { Notice } from '../../../ui/Notice.js';
import { useText } from '../../useText.js';
import { useCheck } from './useCheck.js';
import { useSaid, useTransaction, useTransactionText } from './useSaid.js';

interface UnclearNoticeProps {
  /** Of the transaction. */
  id: string;
  /** What the wallet answered. Undefined if it is unknown. */
  error?: WalletModalError | undefined;
}

/** Only these words are the wallet's. Those that ask to try again would have it sent twice. */
function wordsOf(error: WalletModalError | undefined): string | undefined {
  if (error?.code !== 'wallet_failed' || /again|retry/i.test(error.shortMessage)) return undefined;
  return error.shortMessage;
}

/** Says what is known of a transaction that a wallet may have sent, and what came of looking for it. */
export function UnclearNotice({ id, error }: UnclearNoticeProps) {
  const t = useText();
  const textOf = useTransactionText();
  const transaction = useTransaction(id);
  const { step } = useCheck(id);
  useSaid(id);
  const reason = wordsOf(error);
  const parts = [
    t('unclear.text'),
    reason === undefined ? '' : t('unclear.reason', { reason }),
    step === 'looked' ? t('unclear.looked') : step === 'failed' ? t('unclear.unreachable') : '',
  ];
  return (
    <Notice tone="warning" title={transaction ? textOf(transaction) : t('transaction.unknown.any')}>
      {parts.filter(Boolean).join(' ')}
    </Notice>
  );
}
