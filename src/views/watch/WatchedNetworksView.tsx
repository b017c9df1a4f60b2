import { useAtomValue, useSetAtom } from 'jotai';
import { goBackAtom } from '../../atoms/router.js';
import { viewedNetworkAtom } from '../../atoms/watch/viewedAccount.js';
import { watchOnNetworkAtom } from '../../atoms/watch/watchedAccount.js';
import { watchedNetworksAtom } from '../../atoms/watch/watchedNetworks.js';
import { Row } from '../../ui/Row.js';
import { NetworkMark } from '../shared/pictures/NetworkMark.js';
import { SearchableList } from '../shared/SearchableList.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText } from '../useText.js';

/** The networks on which the account can be watched. The site's own network stays the same. */
export function WatchedNetworksView() {
  const t = useText();
  const name = useNetworkName();
  const networks = useAtomValue(watchedNetworksAtom);
  const current = useAtomValue(viewedNetworkAtom)?.id;
  const goBack = useSetAtom(goBackAtom);
  const look = useSetAtom(watchOnNetworkAtom);
  return (
    <ViewBody>
      <SearchableList
        label={t('networks.list')}
        searchLabel={t('networks.search')}
        foundKey="networks.found"
        noMatchKey="networks.noMatch"
        items={networks}
        textOf={name}
      >
        {(network) => (
          <Row
            key={network.id}
            label={name(network)}
            detail={network.testnet ? t('networks.testnet') : undefined}
            start={<NetworkMark network={network} />}
            isChosen={network.id === current}
            onClick={() => {
              look(network.id);
              goBack();
            }}
          />
        )}
      </SearchableList>
    </ViewBody>
  );
}
