import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { walletsThereAtom } from '../../atoms/connecting/walletsThere.js';
import { connectionsAtom } from '../../atoms/connection.js';
import { pushAtom } from '../../atoms/router.js';
import { List } from '../../ui/List.js';
import { Row } from '../../ui/Row.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { IntroHead } from '../shared/IntroHead.js';
import { ChainMark } from '../shared/pictures/ChainMark.js';
import { ViewBody } from '../shared/ViewBody.js';
import type { ViewProps } from '../shell/viewEntry.js';
import { useText } from '../useText.js';

/** Asks which namespace to connect when a wallet supports several. */
export function ConnectingMultiChainView({ route: { connectorId } }: ViewProps<'ConnectingMultiChain'>) {
  const t = useText();
  const push = useSetAtom(pushAtom);
  const connections = useAtomValue(connectionsAtom);
  const found = useAtomValue(walletsThereAtom).find(({ id }) => id === connectorId);
  // Keeps the wallet's name if the wallet disappears meanwhile.
  const [first] = useState(found);
  const wallet = found ?? first;
  const name = wallet?.name ?? t('connect.unnamed');
  return (
    <ViewBody>
      <IntroHead image={<WalletImage name={name} src={wallet?.icon} size="large" />}>
        {t('multiChain.text', { name })}
      </IntroHead>
      <List label={t('multiChain.list')}>
        {(wallet?.members ?? []).map(({ id, namespace }) => (
          <Row
            key={id}
            label={t(`multiChain.chain.${namespace}`)}
            start={<ChainMark namespace={namespace} />}
            end={connections[namespace]?.connector.id === id ? t('multiChain.connected') : undefined}
            hasChevron
            onClick={() => push({ view: 'ConnectingExternal', connectorId: id })}
          />
        ))}
      </List>
    </ViewBody>
  );
}
