import { useAtomValue } from 'jotai';
import { connectionAtom, isUnsupportedNetworkAtom, shownNetworkAtom } from '../../atoms/connection.js';
import { List } from '../../ui/List.js';
import { Notice } from '../../ui/Notice.js';
import { DisconnectRow } from '../shared/DisconnectRow.js';
import { ViewBody } from '../shared/ViewBody.js';
import type { ViewProps } from '../shell/viewEntry.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText } from '../useText.js';
import { NetworkList } from './NetworkList.js';

/**
 * Shown when the wallet is on a network that the site doesn't use, or when the network has no swaps. Offers networks that work.
 */
export function UnsupportedChainView({ route }: ViewProps<'UnsupportedChain'>) {
  const t = useText();
  const networkName = useNetworkName('network.unknownOne');
  const network = useAtomValue(shownNetworkAtom);
  // The site can open this view at any time.
  const isUnsupported = useAtomValue(isUnsupportedNetworkAtom);
  const { forSwapsOn } = route;
  const isConnected = useAtomValue(connectionAtom) !== undefined;
  return (
    <ViewBody>
      {forSwapsOn && network ? (
        <Notice>{t('swap.notHere', { network: networkName(network) })}</Notice>
      ) : isUnsupported && network ? (
        <Notice tone="warning">{t('unsupported.text', { network: networkName(network) })}</Notice>
      ) : null}
      <NetworkList only={forSwapsOn} />
      {isConnected ? (
        <List>
          <DisconnectRow />
        </List>
      ) : null}
    </ViewBody>
  );
}
