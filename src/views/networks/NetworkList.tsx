import { useAtomValue, useSetAtom } from 'jotai';
import { connectionAtom, connectionsAtom, shownNetworkAtom } from '../../atoms/connection.js';
import { switchNetworkInViewAtom } from '../../atoms/network/switchInView.js';
import { pushAtom } from '../../atoms/router.js';
import { isBeyondSignInAtom } from '../../atoms/signIn/signInNetworks.js';
import { isWithoutSmartAccountAtom } from '../../atoms/signIn/smartNetworks.js';
import { requestedNetworksAtom } from '../../atoms/siteConfig.js';
import { type CaipNetworkId, spokenNamespaceOf } from '../../lib/networks/caip.js';
import { Row } from '../../ui/Row.js';
import { NetworkMark } from '../shared/pictures/NetworkMark.js';
import { SearchableList } from '../shared/SearchableList.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText } from '../useText.js';

/**
 * The site's networks. Choosing one asks the wallet of its namespace to switch and makes that wallet the shown one. If only
 * another namespace is connected, it leads to wallets for this one. Without a connection, the choice is remembered. Networks
 * that the sign-in, its smart account or the wallet app's session doesn't have are marked. With `only`, others are left out.
 */
export function NetworkList({ only }: { only?: readonly CaipNetworkId[] | undefined }) {
  const t = useText();
  const name = useNetworkName();
  const networks = useAtomValue(requestedNetworksAtom);
  const current = useAtomValue(shownNetworkAtom)?.id;
  const isConnected = useAtomValue(connectionAtom) !== undefined;
  const connections = useAtomValue(connectionsAtom);
  const isWithout = useAtomValue(isWithoutSmartAccountAtom);
  const isBeyondSignIn = useAtomValue(isBeyondSignInAtom);
  const reasonAgainst = (id: CaipNetworkId) => {
    if (isBeyondSignIn(id)) return t('networks.noSignIn');
    return isWithout(id) ? t('networks.noSmartAccount') : undefined;
  };
  const noteOn = (id: CaipNetworkId, isTestnet: boolean | undefined) => {
    const own = connections[spokenNamespaceOf(id)];
    if (own?.networks?.includes(id) === false)
      return t('networks.notEnabled', { name: own.connector.name ?? t('connect.unnamed') });
    return isTestnet ? t('networks.testnet') : undefined;
  };
  const push = useSetAtom(pushAtom);
  const choose = useSetAtom(switchNetworkInViewAtom);
  const onChoose = (networkId: CaipNetworkId) => {
    const own = connections[spokenNamespaceOf(networkId)];
    if (isConnected && !own) push({ view: 'SwitchActiveChain', networkId });
    else if (own && own.network !== networkId) push({ view: 'SwitchNetwork', networkId });
    else void choose(networkId);
  };
  return (
    <SearchableList
      label={t('networks.list')}
      searchLabel={t('networks.search')}
      foundKey="networks.found"
      noMatchKey="networks.noMatch"
      items={only ? networks.filter(({ id }) => only.includes(id)) : networks}
      textOf={name}
    >
      {(network) => (
        <Row
          key={network.id}
          label={name(network)}
          detail={noteOn(network.id, network.testnet)}
          start={<NetworkMark network={network} />}
          isChosen={network.id === current}
          disabledReason={reasonAgainst(network.id)}
          onClick={() => onChoose(network.id)}
        />
      )}
    </SearchableList>
  );
}
