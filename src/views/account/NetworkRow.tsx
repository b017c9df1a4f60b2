import { useAtomValue, useSetAtom } from 'jotai';
import { pushAtom } from '../../atoms/router.js';
import { describeNetworkAtom, requestedNetworksAtom } from '../../atoms/siteConfig.js';
import type { CaipNetworkId } from '../../lib/networks/caip.js';
import { Row } from '../../ui/Row.js';
import { NetworkMark } from '../shared/pictures/NetworkMark.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText } from '../useText.js';
import { SettingValue } from './SettingValue.js';

/** Shows the network of an account and leads to the site's other networks. */
export function NetworkRow({ id }: { id: CaipNetworkId }) {
  const t = useText();
  const network = useAtomValue(describeNetworkAtom)(id);
  const hasOthers = useAtomValue(requestedNetworksAtom).some((one) => one.id !== id);
  const push = useSetAtom(pushAtom);
  return (
    <Row
      label={t('account.network')}
      end={
        <SettingValue picture={<NetworkMark network={network} size="small" />}>
          {useNetworkName()(network)}
        </SettingValue>
      }
      {...(hasOthers ? { hasChevron: true, onClick: () => push({ view: 'Networks' }) } : {})}
    />
  );
}
