import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import {
  chooseAnotherWalletAtom,
  connectAttemptAtom,
  connectWalletAtom,
  startConnectAtom,
} from '../../atoms/connect.js';
import { connectionAtom } from '../../atoms/connection.js';
import { connectorsAtom } from '../../atoms/connectors.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { StatusView } from '../StatusView.js';
import { useText } from '../useText.js';
import type { ViewProps } from '../viewProps.js';
import { connectFailure, mayStillConnect } from './connectFailure.js';

/** Asks one wallet for accounts and says how that stands. */
export function ConnectingExternalView({ route: { connectorId } }: ViewProps<'ConnectingExternal'>) {
  const t = useText();
  const attempt = useAtomValue(connectAttemptAtom);
  const isConnected = useAtomValue(connectionAtom)?.connector.id === connectorId;
  const start = useSetAtom(startConnectAtom);
  const connect = useSetAtom(connectWalletAtom);
  const chooseAnother = useSetAtom(chooseAnotherWalletAtom);
  const connector = useAtomValue(connectorsAtom).find(({ id }) => id === connectorId);
  // A wallet that goes away meanwhile is still called what it was called.
  const [first] = useState(connector);
  const { name = t('connect.unnamed'), icon } = connector ?? first ?? {};
  useEffect(() => start(connectorId), [start, connectorId]);

  const failure = attempt.step === 'failed' ? attempt.error : undefined;
  const isSlow = attempt.step === 'asking' && attempt.isSlow;
  const isWaiting = !failure && !isSlow && !isConnected;
  const status = isConnected ? 'success' : failure && !mayStillConnect(failure) ? 'declined' : 'waiting';
  const words = isConnected
    ? { title: t('connecting.connected'), text: t('connecting.connectedText', { name }) }
    : failure
      ? failureWords(failure)
      : isSlow
        ? { title: t('connecting.slow', { name }), text: t('connecting.slowText', { name }) }
        : { title: t('connecting.asking', { name }), text: t('connecting.askingText') };
  function failureWords(error: NonNullable<typeof failure>) {
    const { title, text, params } = connectFailure(error, name);
    return { title: t(title, params), text: t(text, params) };
  }

  return (
    <StatusView
      image={<WalletImage name={name} src={icon} size="large" />}
      status={status}
      {...words}
      action={{
        label: isWaiting
          ? t('connecting.waiting', { name })
          : isSlow
            ? t('connecting.askAgain')
            : t('dialog.retry'),
        isWaiting,
        onClick: () => void connect(connectorId),
      }}
      other={{ label: t('connecting.other'), onClick: () => chooseAnother() }}
    />
  );
}
