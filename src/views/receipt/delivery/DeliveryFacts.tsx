import { useAtomValue } from 'jotai';
import { networkNameAtom } from '../../../atoms/networkName.js';
import { paidAs, type TrackedDelivery } from '../../../lib/swap/delivery/trackedDelivery.js';
import { shorten } from '../../../lib/text/shorten.js';
import { AddressBox } from '../../account/AddressBox.js';
import { term } from '../../shared/Fact.css.js';
import { Fact } from '../../shared/Fact.js';
import { CopyText } from '../../shared/text/CopyText.js';
import { useText } from '../../useText.js';
import { hashLine, party } from '../ReceiptFacts.css.js';

/** The facts of the other part of a swap: who brings it where, and, once a node has shown it, by which transaction. */
export function DeliveryFacts({ delivery }: { delivery: TrackedDelivery }) {
  const t = useText();
  const name = useAtomValue(networkNameAtom);
  const { network, bridgeName, status } = delivery;
  const payout = status.step === 'paid' ? status.payout : undefined;
  const isOther = payout !== undefined && paidAs(delivery, payout) === 'other';
  const on = payout && { network: name(payout.network) };
  return (
    <>
      <Fact label={t('delivery.bridge')}>{bridgeName}</Fact>
      <Fact label={t('delivery.to')}>{name(network)}</Fact>
      {payout ? (
        <div className={hashLine}>
          <dt className={term}>{t('delivery.hash', on)}</dt>
          <dd>
            <CopyText text={payout.hash} label={t('delivery.copyHash', on)}>
              <bdi dir="ltr">{shorten(payout.hash, 8, 6)}</bdi>
            </CopyText>
          </dd>
        </div>
      ) : null}
      {isOther && payout.token !== undefined ? (
        <div className={party}>
          <dt className={term}>{t('delivery.token')}</dt>
          <dd>
            <AddressBox address={payout.token} />
          </dd>
        </div>
      ) : null}
    </>
  );
}
