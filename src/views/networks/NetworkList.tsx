import { useAtomValue, useSetAtom } from 'jotai';
import { requestedNetworksAtom } from '../../atoms/config.js';
import { connectionAtom, shownNetworkAtom } from '../../atoms/connection.js';
import { switchNetworkInViewAtom } from '../../atoms/network.js';
import { pushAtom } from '../../atoms/router.js';
import type { CaipNetworkId } from '../../lib/caip.js';
import { Row } from '../../ui/Row.js';
import { Tag } from '../../ui/Tag.js';
import { NetworkMark } from '../NetworkMark.js';
import { SearchableList } from '../SearchableList.js';
import { useText } from '../useText.js';

/** The networks that the site wants. Choosing one asks the wallet; without a wallet it is noted. */
export function NetworkList() {
  const t = useText();
  const networks = useAtomValue(requestedNetworksAtom);
  const current = useAtomValue(shownNetworkAtom)?.id;
  const isConnected = useAtomValue(connectionAtom) !== undefined;
  const push = useSetAtom(pushAtom);
  const choose = useSetAtom(switchNetworkInViewAtom);
  const onChoose = (networkId: CaipNetworkId) => {
    if (isConnected && networkId !== current) push({ view: 'SwitchNetwork', networkId });
    else void choose(networkId);
  };
  return (
    <SearchableList
      label={t('networks.list')}
      searchLabel={t('networks.search')}
      foundKey="networks.found"
      noMatchKey="networks.noMatch"
      items={networks}
      textOf={({ name }) => name}
    >
      {(network) => (
        <Row
          key={network.id}
          label={network.name}
          detail={network.testnet ? t('networks.testnet') : undefined}
          start={<NetworkMark network={network} />}
          end={network.id === current ? <Tag>{t('networks.current')}</Tag> : undefined}
          isCurrent={network.id === current}
          onClick={() => onChoose(network.id)}
        />
      )}
    </SearchableList>
  );
}
