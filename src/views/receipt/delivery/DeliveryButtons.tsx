import { useAtomValue } from 'jotai';
import { networkNameAtom } from '../../../atoms/networkName.js';
import { describeNetworkAtom } from '../../../atoms/siteConfig.js';
import { transactionUrl } from '../../../lib/networks/explorerUrl.js';
import type { TrackedDelivery } from '../../../lib/swap/delivery/trackedDelivery.js';
import { Button } from '../../../ui/Button.js';
import { ExternalIcon } from '../../../ui/viewIcons.js';
import { NewTab } from '../../shared/text/NewTab.js';
import { useCheck } from '../../shared/transactions/useCheck.js';
import { useText } from '../../useText.js';

interface DeliveryButtonsProps {
  /** The id of the transaction. */
  id: string;
  delivery: TrackedDelivery;
}

/** Links to the delivery of a swap, and a button that checks it at once. */
export function DeliveryButtons({ id, delivery }: DeliveryButtonsProps) {
  const t = useText();
  const name = useAtomValue(networkNameAtom);
  const describe = useAtomValue(describeNetworkAtom);
  const { step, check } = useCheck(id);
  const { status, pageUrl } = delivery;
  const payout = status.step === 'paid' ? status.payout : undefined;
  const paidUrl = payout && transactionUrl(describe(payout.network), payout.hash);
  return (
    <>
      {payout ? null : (
        <Button variant="secondary" isBlock isLoading={step === 'looking'} onClick={check}>
          {t('unclear.check')}
        </Button>
      )}
      {paidUrl && payout ? (
        <Button variant="ghost" isBlock href={paidUrl} icon={<ExternalIcon size={16} />}>
          {t('delivery.explorer', { network: name(payout.network) })}
          <NewTab />
        </Button>
      ) : null}
      {pageUrl && !payout ? (
        <Button variant="ghost" isBlock href={pageUrl} icon={<ExternalIcon size={16} />}>
          {t('delivery.page')}
          <NewTab />
        </Button>
      ) : null}
    </>
  );
}
