import { DELIVERY_LATE_MS, DELIVERY_LIFE_MS } from '../../../lib/swap/delivery/deliveryConstants.js';
import { roughDuration } from '../../../lib/swap/delivery/roughDuration.js';
import type { TrackedDelivery } from '../../../lib/swap/delivery/trackedDelivery.js';
import { detail } from '../../shared/StatusView.css.js';
import { useMinutes } from '../../useMinutes.js';
import { useText } from '../../useText.js';

interface DeliveryNotesProps {
  delivery: TrackedDelivery;
  /** The time of the swap's request, in ms since 1970. */
  askedAt: number;
}

/** Notes while a swap's delivery is pending: how long it usually takes, and what to do if it doesn't arrive. */
export function DeliveryNotes({ delivery, askedAt }: DeliveryNotesProps) {
  const t = useText();
  const now = useMinutes();
  const { status, seconds, silentSince } = delivery;
  if (status.step === 'paid') return null;
  const age = now - askedAt;
  const isOld = age >= DELIVERY_LIFE_MS;
  const isLate = age >= Math.max(DELIVERY_LATE_MS, 2_000 * (seconds ?? 0));
  const takes = () => {
    if (seconds === undefined) return t('delivery.takesUnknown');
    const { unit, count } = roughDuration(seconds);
    return t(unit === 'hours' ? 'delivery.takesHours' : 'delivery.takesMinutes', { count });
  };
  const isFailed = status.step === 'told' && status.says !== 'arrived';
  return (
    <>
      {status.step === 'told' ? null : <p className={detail}>{isLate ? t('delivery.late') : takes()}</p>}
      {isFailed ? <p className={detail}>{t('delivery.help')}</p> : null}
      {silentSince === undefined ? null : <p className={detail}>{t('delivery.silent')}</p>}
      <p className={detail}>{t(isOld ? 'delivery.old' : 'delivery.closable')}</p>
    </>
  );
}
