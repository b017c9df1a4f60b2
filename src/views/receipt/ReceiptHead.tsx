import { useAtomValue } from 'jotai';
import { networkNameAtom } from '../../atoms/networkName.js';
import type { Receipt } from '../../atoms/receipt/shownReceipt.js';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import { elsewhereText } from '../../atoms/transactions/elsewhereText.js';
import type { ActivityEntry } from '../../lib/account/activityEntry.js';
import { hashesInBlocks } from '../../lib/account/receiptLines.js';
import { deliveryOf } from '../../lib/swap/delivery/deliveryOf.js';
import { fateOf, isFindable } from '../../lib/transactions/fateOf.js';
import { hasOutcome, type TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';
import { ownValue } from '../../lib/untrusted/ownValue.js';
import { HistoryIcon, ReceiveIcon, SendIcon, SwapIcon } from '../../ui/accountIcons.js';
import { Figures } from '../../ui/Figures.js';
import { CheckIcon } from '../../ui/icons.js';
import { LiveRegion } from '../../ui/LiveRegion.js';
import { StatusRing } from '../../ui/StatusRing.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { operationLabel } from '../history/operationLabel.js';
import { detail, details, head, title, words } from '../shared/StatusView.css.js';
import { ENTRY_RINGS } from '../shared/transactions/entryRings.js';
import { useCheck } from '../shared/transactions/useCheck.js';
import { useSaid } from '../shared/transactions/useSaid.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText } from '../useText.js';
import { DeliveryNotes } from './delivery/DeliveryNotes.js';
import { useWholeText } from './useWholeText.js';

const ICONS: Readonly<Record<string, typeof SendIcon>> = {
  send: SendIcon,
  receive: ReceiveIcon,
  trade: SwapIcon,
  approve: CheckIcon,
};

/** The outcome in one sentence. */
export function ReceiptHead({ receipt: { entry, record, isPurchase } }: { receipt: Receipt }) {
  const Icon = ownValue(ICONS, entry.operation) ?? HistoryIcon;
  return (
    <div className={head}>
      <StatusRing status={ENTRY_RINGS[entry.status]}>
        <WalletImage name="" size="large" icon={<Icon />} />
      </StatusRing>
      <LiveRegion className={words}>
        {record ? (
          <OwnWords entry={entry} record={record} />
        ) : (
          <ListedWords entry={entry} isPurchase={isPurchase} />
        )}
      </LiveRegion>
    </div>
  );
}

function OwnWords({ entry, record }: { entry: ActivityEntry; record: TrackedTransaction }) {
  const t = useText();
  const network = useNetworkName()(useAtomValue(describeNetworkAtom)(entry.network));
  const delivery = deliveryOf(record);
  const isUnderway = delivery !== undefined && delivery.status.step !== 'paid';
  const isRecorded = hashesInBlocks(entry, record).length > 0;
  const textOf = useWholeText();
  const { id, status } = record;
  const elsewhere = elsewhereText(record, t, useAtomValue(networkNameAtom));
  const { step } = useCheck(id);
  useSaid(id, 'everything');
  const looked = step === 'looked' ? 'unclear.looked' : step === 'failed' ? 'unclear.unreachable' : undefined;
  const isUnclear = status.step === 'unknown' && fateOf(record) === 'open';
  const isOnItsWay = !hasOutcome(status) && status.step !== 'asked' && !isUnclear;
  const isLost = isUnclear && !isFindable(record);
  return (
    <>
      <p className={title}>
        <Figures>{textOf(record)}</Figures>
      </p>
      <div className={details}>
        {elsewhere === undefined ? null : <p className={detail}>{elsewhere}</p>}
        {isOnItsWay ? <p className={detail}>{t('receipt.openText')}</p> : null}
        {delivery ? <DeliveryNotes delivery={delivery} askedAt={record.askedAt} /> : null}
        {isRecorded && !delivery ? <p className={detail}>{t('receipt.recordedText', { network })}</p> : null}
        {isUnclear ? <p className={detail}>{t(isLost ? 'unclear.lost' : 'unclear.text')}</p> : null}
        {(isUnclear || isUnderway) && !isLost && looked ? <p className={detail}>{t(looked)}</p> : null}
      </div>
    </>
  );
}

/** The outcome according to a service. */
function ListedWords({ entry: { operation, status }, isPurchase }: Pick<Receipt, 'entry' | 'isPurchase'>) {
  const t = useText();
  return (
    <>
      <p className={title}>
        <bdi>{operationLabel(operation, status === 'confirmed', t)}</bdi>
      </p>
      {status === 'confirmed' ? null : <p className={detail}>{t(`history.status.${status}`)}</p>}
      {isPurchase ? (
        <p className={detail}>{t(status === 'pending' ? 'receipt.buyingText' : 'receipt.boughtText')}</p>
      ) : null}
    </>
  );
}
