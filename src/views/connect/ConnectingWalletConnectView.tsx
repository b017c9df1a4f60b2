import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { connectionAtom } from '../../atoms/connection.js';
import { pairingAtom, startPairingAtom } from '../../atoms/pairing.js';
import { Announcer } from '../../ui/Announcer.js';
import { Button } from '../../ui/Button.js';
import { QrCode } from '../../ui/QrCode.js';
import { CopyText } from '../CopyText.js';
import { useText } from '../useText.js';
import { ViewBody } from '../ViewBody.js';
import type { ViewProps } from '../viewProps.js';
import { hint, words } from './ConnectingWalletConnectView.css.js';

/** Offers a code that wallet apps read, and says how that stands. */
export function ConnectingWalletConnectView({
  route: { connectorId },
}: ViewProps<'ConnectingWalletConnect'>) {
  const t = useText();
  const pairing = useAtomValue(pairingAtom);
  const isConnected = useAtomValue(connectionAtom)?.connector.id === connectorId;
  const start = useSetAtom(startPairingAtom);
  useEffect(() => start(connectorId), [start, connectorId]);

  const uri = pairing.step === 'offered' ? pairing.uri : undefined;
  if (pairing.step === 'failed') {
    return (
      <ViewBody>
        <div className={words} role="status">
          <p>{t('pairing.failed')}</p>
          <p className={hint}>{t('pairing.failedText')}</p>
        </div>
        <Button isBlock onClick={() => start(connectorId)}>
          {t('dialog.retry')}
        </Button>
      </ViewBody>
    );
  }
  return (
    <ViewBody>
      <Announcer
        message={isConnected ? t('connecting.connected') : t(uri ? 'pairing.ready' : 'pairing.preparing')}
      />
      <QrCode text={uri} label={t('pairing.code')} isDone={isConnected} />
      <div className={words}>
        <p className={hint}>{t(isConnected ? 'connecting.connected' : 'pairing.hint')}</p>
        {uri ? (
          <CopyText text={uri} label={t('pairing.copy')}>
            {t('pairing.copy')}
          </CopyText>
        ) : null}
      </div>
    </ViewBody>
  );
}
