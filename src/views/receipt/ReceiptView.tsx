import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { goBackOrCloseAtom } from '../../atoms/closeModal.js';
import { watchPurchasesAtom } from '../../atoms/onramp/purchases.js';
import { leftApprovalAtom } from '../../atoms/receipt/leftApproval.js';
import { shownReceiptAtom } from '../../atoms/receipt/shownReceipt.js';
import { HistoryIcon } from '../../ui/accountIcons.js';
import { Button } from '../../ui/Button.js';
import { Empty } from '../../ui/Empty.js';
import { LeftApprovalNotice } from '../shared/transactions/LeftApprovalNotice.js';
import { useTransactionList } from '../shared/transactions/useTransactionList.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useText } from '../useText.js';
import { ReceiptButtons } from './ReceiptButtons.js';
import { ReceiptFacts } from './ReceiptFacts.js';
import { ReceiptHead } from './ReceiptHead.js';

/** The details of one transaction: its movements, recipient, cost and time. */
export function ReceiptView() {
  const t = useText();
  const now = useAtomValue(shownReceiptAtom);
  const left = useAtomValue(leftApprovalAtom);
  const leave = useSetAtom(goBackOrCloseAtom);
  useTransactionList();
  const watch = useSetAtom(watchPurchasesAtom);
  const isPurchase = now?.isPurchase;
  // Watches the purchase until it has arrived.
  useEffect(() => (isPurchase ? watch() : undefined), [isPurchase, watch]);
  // Keeps the content while the view moves out.
  const [last, setLast] = useState(now);
  if (now && now !== last) setLast(now);
  const shown = now ?? last;
  if (!shown) {
    return (
      <ViewBody>
        <Empty
          icon={<HistoryIcon size={24} />}
          title={t('receipt.gone')}
          action={<Button onClick={leave}>{t('dialog.back')}</Button>}
        >
          {t('receipt.goneText')}
        </Empty>
      </ViewBody>
    );
  }
  return (
    <ViewBody>
      <ReceiptHead receipt={shown} />
      <LeftApprovalNotice left={left} symbol={shown.record?.summary.symbol ?? ''} />
      <ReceiptFacts receipt={shown} />
      <ReceiptButtons receipt={shown} />
    </ViewBody>
  );
}
