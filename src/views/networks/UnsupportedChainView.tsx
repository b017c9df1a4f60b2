import { useAtomValue } from 'jotai';
import { connectionAtom, isUnsupportedNetworkAtom, shownNetworkAtom } from '../../atoms/connection.js';
import { List } from '../../ui/List.js';
import { Notice } from '../../ui/Notice.js';
import { DisconnectRow } from '../shared/DisconnectRow.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText } from '../useText.js';
import { NetworkList } from './NetworkList.js';

/** Shown when the wallet is on a network that the site does not use. Offers those that it does. */
export function UnsupportedChainView() {
  const t = useText();
  const networkName = useNetworkName('network.unknownOne');
  const network = useAtomValue(shownNetworkAtom);
  // A page can show this view at any time.
  const isUnsupported = useAtomValue(isUnsupportedNetworkAtom);
  const isConnected = useAtomValue(connectionAtom) !== undefined;
  return (
    <ViewBody>
      {isUnsupported && network ? (
        <Notice tone="warning">{t('unsupported.text', { network: networkName(network) })}</Notice>
      ) : null}
      <NetworkList />
      {isConnected ? (
        <List>
          <DisconnectRow />
        </List>
      ) : null}
    </ViewBody>
  );
}
