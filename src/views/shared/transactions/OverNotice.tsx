import type { TrackedTransaction } from '../../../lib/transactions/trackedTransaction.js';
import { Notice } from '../../../ui/Notice.js';
import { useText } from '../../useText.js';
import { useSaid, useTransaction, useTransactionText } from './useSaid.js';

/** Says that a transaction didn't go through, with its latest state. */
export function OverNotice({ transaction }: { transaction: TrackedTransaction }) {
  const t = useText();
  const textOf = useTransactionText();
  const { id } = transaction;
  const present = useTransaction(id) ?? transaction;
  useSaid(id);
  return (
    <Notice tone="failed" isInLiveRegion title={textOf(present)}>
      {t('unclear.overText')}
    </Notice>
  );
}
