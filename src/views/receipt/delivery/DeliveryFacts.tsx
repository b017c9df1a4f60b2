import { useAtomValue } from 'jotai';
import { networkNameAtom } from '../../../atoms/networkName.js';
import { isGivenBack, paidAs, type TrackedDelivery } from '../../../lib/swap/delivery/trackedDelivery.js';
import { AddressBox } from '../../account/AddressBox.js';
import { term } from '../../shared/Fact.css.js';
import { Fact } from '../../shared/Fact.js';
import { party } from '../../shared/transactions/Party.css.js';
import { useText } from '../../useText.js';
import { HashFact } from '../HashFact.js';

/** The facts of a swap's delivery: the bridge, the network and, once a node has shown it, the payout transaction. */
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
      {isGivenBack(delivery) ? null : <Fact label={t('delivery.to')}>{name(network)}</Fact>}
      {payout ? (
        <HashFact label={t('delivery.hash', on)} hash={payout.hash} copyLabel={t('delivery.copyHash', on)} />
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
