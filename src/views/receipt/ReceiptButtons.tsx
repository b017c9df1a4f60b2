import { useAtomValue, useSetAtom } from 'jotai';
import { goBackOrCloseAtom } from '../../atoms/closeModal.js';
import { isSendAgainOfferedAtom, sendAgainAtom } from '../../atoms/receipt/sendAgain.js';
import type { Receipt } from '../../atoms/receipt/shownReceipt.js';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import { transactionUrl } from '../../lib/networks/explorerUrl.js';
import { deliveryOf } from '../../lib/swap/delivery/deliveryOf.js';
import { fateOf, isFindable } from '../../lib/transactions/fateOf.js';
import { hasOutcome } from '../../lib/transactions/trackedTransaction.js';
import { Button } from '../../ui/Button.js';
import { ExternalIcon } from '../../ui/viewIcons.js';
import { pair } from '../shared/actionButtons.css.js';
import { NewTab } from '../shared/text/NewTab.js';
import { useCheck } from '../shared/transactions/useCheck.js';
import { ViewFooter } from '../shared/ViewFooter.js';
import { useText } from '../useText.js';
import { DeliveryButtons } from './delivery/DeliveryButtons.js';

/** The actions for a sent transaction. */
export function ReceiptButtons({ receipt: { entry, record } }: { receipt: Receipt }) {
  const t = useText();
  const describe = useAtomValue(describeNetworkAtom);
  const leave = useSetAtom(goBackOrCloseAtom);
  const sendAgain = useSetAtom(sendAgainAtom);
  const isOffered = useAtomValue(isSendAgainOfferedAtom);
  const look = useCheck(record?.id ?? '');
  const href = entry.hash && transactionUrl(describe(entry.network), entry.hash);
  const delivery = record && deliveryOf(record);
  const isUnclear = record?.status.step === 'unknown' && fateOf(record) === 'open' && isFindable(record);
  return (
    <ViewFooter>
      {isUnclear ? (
        <Button variant="secondary" isBlock isLoading={look.step === 'looking'} onClick={look.check}>
          {t('unclear.check')}
        </Button>
      ) : null}
      {record && delivery ? <DeliveryButtons id={record.id} delivery={delivery} /> : null}
      {href ? (
        <Button variant="ghost" isBlock href={href} icon={<ExternalIcon size={16} />}>
          {t('account.explorer')}
          <NewTab />
        </Button>
      ) : null}
      <div className={pair}>
        {record && isOffered(record) ? (
          <Button
            variant="secondary"
            isBlock
            disabled={!hasOutcome(record.status)}
            onClick={() => sendAgain(record)}
          >
            {t('receipt.sendAgain')}
          </Button>
        ) : null}
        <Button isBlock onClick={leave}>
          {t('receipt.done')}
        </Button>
      </div>
    </ViewFooter>
  );
}
