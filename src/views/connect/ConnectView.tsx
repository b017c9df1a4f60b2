import { useAtomValue, useSetAtom } from 'jotai';
import { configAtom } from '../../atoms/config.js';
import { chooseWalletAtom } from '../../atoms/connect.js';
import { connectorsAtom, isDiscoveringAtom } from '../../atoms/connectors.js';
import { Row } from '../../ui/Row.js';
import { RowSkeleton } from '../../ui/RowSkeleton.js';
import { Tag } from '../../ui/Tag.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { SearchableList } from '../SearchableList.js';
import { useFirstSeenOrder } from '../useFirstSeenOrder.js';
import { useText } from '../useText.js';
import { ViewBody } from '../ViewBody.js';
import { intro } from './ConnectView.css.js';
import { LegalFooter } from './LegalFooter.js';
import { NoWallets } from './NoWallets.js';

/** The wallets that are there. */
export function ConnectView() {
  const t = useText();
  const { app } = useAtomValue(configAtom);
  const isDiscovering = useAtomValue(isDiscoveringAtom);
  const connectors = useFirstSeenOrder(useAtomValue(connectorsAtom), ({ id }) => id);
  const choose = useSetAtom(chooseWalletAtom);
  const nameOf = ({ name = t('connect.unnamed') }: { name?: string | undefined }) => name;
  return (
    <ViewBody>
      {app.name && connectors.length > 0 ? (
        <p className={intro}>{t('connect.intro', { app: app.name })}</p>
      ) : null}
      {connectors.length > 0 ? (
        <SearchableList
          label={t('connect.wallets')}
          searchLabel={t('connect.search')}
          foundKey="connect.found"
          noMatchKey="connect.noMatch"
          items={connectors}
          textOf={nameOf}
        >
          {(connector) => (
            <Row
              key={connector.id}
              label={nameOf(connector)}
              start={<WalletImage name={nameOf(connector)} src={connector.icon} />}
              end={<Tag>{t(connector.type === 'WALLET_CONNECT' ? 'pairing.tag' : 'connect.installed')}</Tag>}
              onClick={() => choose(connector.id)}
            />
          )}
        </SearchableList>
      ) : isDiscovering ? (
        <RowSkeleton />
      ) : (
        <NoWallets />
      )}
      <LegalFooter />
    </ViewBody>
  );
}
