import { useAtomValue, useSetAtom } from 'jotai';
import { compatibleNetworksAtom } from '../../atoms/account/compatibleNetworks.js';
import { pushAtom } from '../../atoms/router.js';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import { localeAtom } from '../../atoms/translate.js';
import { addressOf } from '../../lib/networks/caip.js';
import type { NetworkDefinition } from '../../lib/networks/networks.js';
import { formatList } from '../../lib/text/formatList.js';
import { QrCode } from '../../ui/QrCode.js';
import { Row } from '../../ui/Row.js';
import { AddressBox } from '../account/AddressBox.js';
import { NoAccount } from '../shared/NoAccount.js';
import { NetworkMark } from '../shared/pictures/NetworkMark.js';
import { useConnection } from '../shared/useConnection.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText } from '../useText.js';

/** The most networks listed by name. Longer lists give the number of the others, because nobody reads so many names. */
const MOST_NAMES = 3;

/** The active account's address as a QR code and as text, and the networks to send on. */
export function WalletReceiveView() {
  const t = useText();
  const push = useSetAtom(pushAtom);
  const describe = useAtomValue(describeNetworkAtom);
  const networks = useAtomValue(compatibleNetworksAtom);
  const nameAll = useNames();
  const connection = useConnection();
  if (!connection) return <NoAccount />;
  const address = addressOf(connection.accounts[0]);
  const mark = <NetworkMark network={describe(connection.network)} size="fill" />;
  return (
    <ViewBody>
      <QrCode text={address} label={t('receive.code')} picture={mark} />
      <AddressBox address={address} isAmongRows />
      <Row
        label={t('receive.only', { networks: nameAll(networks) })}
        detail={t('receive.lost')}
        {...(networks.length > 1
          ? { hasChevron: true, onClick: () => push({ view: 'WalletCompatibleNetworks' }) }
          : {})}
      />
    </ViewBody>
  );
}

/** Lists network names for a sentence, such as `Ethereum, Base and Polygon`. */
function useNames() {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const networkName = useNetworkName('network.unknownOne');
  return (networks: readonly NetworkDefinition[]): string => {
    const [first] = networks;
    if (!first) return '';
    if (networks.length > MOST_NAMES)
      return t('receive.andMore', { network: networkName(first), count: networks.length - 1 });
    return formatList(networks.map(networkName), 'conjunction', locale);
  };
}
