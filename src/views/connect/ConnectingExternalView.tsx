import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { connectAttemptAtom } from '../../atoms/connecting/connectAttempt.js';
import { findConnectorAtom } from '../../atoms/connecting/connectors.js';
import { connectWalletAtom, startConnectAtom } from '../../atoms/connecting/connectWallet.js';
import { connectionsAtom } from '../../atoms/connection.js';
import { distinctionAtom } from '../../atoms/directory/connectRows.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { StatusView } from '../shared/StatusView.js';
import { distinctionText } from '../shared/text/distinctionText.js';
import { useOtherWallet } from '../shared/useOtherWallet.js';
import type { ViewProps } from '../shell/viewEntry.js';
import { useText } from '../useText.js';
import { connectStage } from './connectStage.js';

/** Asks one wallet for accounts and shows the progress. */
export function ConnectingExternalView({ route: { connectorId } }: ViewProps<'ConnectingExternal'>) {
  const t = useText();
  const attempt = useAtomValue(connectAttemptAtom);
  const connections = Object.values(useAtomValue(connectionsAtom));
  const isConnected = connections.some(({ connector: { id } }) => id === connectorId);
  const start = useSetAtom(startConnectAtom);
  const connect = useSetAtom(connectWalletAtom);
  const connector = useAtomValue(findConnectorAtom)(connectorId);
  // Keeps the wallet's name if the wallet disappears meanwhile.
  const [first] = useState(connector);
  const { name = t('connect.unnamed'), icon } = connector ?? first ?? {};
  const distinction = useAtomValue(distinctionAtom)(connectorId);
  useEffect(() => start(connectorId), [start, connectorId]);

  const stage = connectStage(attempt, isConnected);
  return (
    <StatusView
      image={<WalletImage name={name} src={icon} size="large" />}
      status={stage.status}
      title={t(stage.title, { name })}
      text={stage.text && t(stage.text, { name, reason: stage.reason ?? '' })}
      note={distinctionText(t, name, distinction)}
      action={{
        label: t(stage.action, { name }),
        isWaiting: stage.isWaiting,
        onClick: () => void connect(connectorId),
      }}
      other={useOtherWallet()}
    />
  );
}
