import { useAtomValue, useSetAtom } from 'jotai';
import { compatibleNetworksAtom } from '../../atoms/account/compatibleNetworks.js';
import { pushAtom } from '../../atoms/router.js';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import { addressOf } from '../../lib/networks/caip.js';
import { List } from '../../ui/List.js';
import { QrCode } from '../../ui/QrCode.js';
import { Row } from '../../ui/Row.js';
import { AddressBox } from '../account/AddressBox.js';
import { NoAccount } from '../shared/NoAccount.js';
import { NetworkMark } from '../shared/pictures/NetworkMark.js';
import { useConnection } from '../shared/useConnection.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText } from '../useText.js';
import { only } from './WalletReceiveView.css.js';

/** The address of the active account as a code and a text, and which networks may be used to send to it. */
export function WalletReceiveView() {
  const t = useText();
  const push = useSetAtom(pushAtom);
  const networkName = useNetworkName('network.unknownOne');
  const describe = useAtomValue(describeNetworkAtom);
  const networks = useAtomValue(compatibleNetworksAtom);
  const connection = useConnection();
  if (!connection) return <NoAccount />;
  const address = addressOf(connection.accounts[0]);
  const network = describe(connection.network);
  return (
    <ViewBody>
      <QrCode
        text={address}
        label={t('receive.code')}
        picture={<NetworkMark network={network} size="fill" />}
      />
      <p className={only}>
        {t(networks.length > 1 ? 'receive.here' : 'receive.only', { network: networkName(network) })}
      </p>
      <AddressBox address={address} />
      {networks.length > 1 ? (
        <List label={t('receive.networks')}>
          <Row
            label={t('receive.networks')}
            detail={t('receive.networksText', { count: networks.length })}
            start={<NetworkMark network={network} />}
            hasChevron
            onClick={() => push({ view: 'WalletCompatibleNetworks' })}
          />
        </List>
      ) : null}
    </ViewBody>
  );
}
