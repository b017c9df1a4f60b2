import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { connectAttemptAtom, connectWalletAtom } from '../../atoms/connect.js';
import { Button } from '../../ui/Button.js';
import { useText } from '../useText.js';
import type { ViewProps } from '../viewRegistry.js';

/** Asks one wallet for accounts and says how that stands. */
export function ConnectingExternalView({ route }: ViewProps<'ConnectingExternal'>) {
  const t = useText();
  const attempt = useAtomValue(connectAttemptAtom);
  const connect = useSetAtom(connectWalletAtom);
  const { connectorId } = route;
  useEffect(() => void connect(connectorId), [connect, connectorId]);
  return (
    <div>
      <p role="status">{attempt.step}</p>
      {attempt.step === 'failed' ? <Button onClick={() => void connect(connectorId)}>{t('connecting.retry')}</Button> : null}
    </div>
  );
}
