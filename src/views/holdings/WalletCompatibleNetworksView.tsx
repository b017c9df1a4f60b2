import { useAtomValue } from 'jotai';
import { compatibleNetworksAtom } from '../../atoms/account/compatibleNetworks.js';
import { walletNetworkAtom } from '../../atoms/connection.js';
import { List } from '../../ui/List.js';
import { Notice } from '../../ui/Notice.js';
import { Row } from '../../ui/Row.js';
import { NoAccount } from '../shared/NoAccount.js';
import { NetworkMark } from '../shared/pictures/NetworkMark.js';
import { useConnection } from '../shared/useConnection.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText } from '../useText.js';

/** The networks on which the active account can receive assets. */
export function WalletCompatibleNetworksView() {
  const t = useText();
  const name = useNetworkName();
  const networks = useAtomValue(compatibleNetworksAtom);
  const current = useAtomValue(walletNetworkAtom);
  const connection = useConnection();
  if (!connection) return <NoAccount />;
  return (
    <ViewBody>
      <Notice>{t('receive.networksNote')}</Notice>
      <List label={t('receive.networks')}>
        {networks.map((network) => (
          <Row
            key={network.id}
            label={name(network)}
            detail={network.testnet ? t('networks.testnet') : undefined}
            start={<NetworkMark network={network} />}
            end={network.id === current ? t('networks.current') : undefined}
          />
        ))}
      </List>
    </ViewBody>
  );
}
