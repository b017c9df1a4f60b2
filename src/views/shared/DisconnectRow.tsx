import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { disconnectInViewAtom } from '../../atoms/connecting/disconnectInView.js';
import { Row } from '../../ui/Row.js';
import { DisconnectIcon } from '../../ui/viewIcons.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { useText } from '../useText.js';

/** Ends the connection. */
export function DisconnectRow() {
  const t = useText();
  const disconnect = useSetAtom(disconnectInViewAtom);
  const [isLoading, setLoading] = useState(false);
  const run = async () => {
    setLoading(true);
    await disconnect();
    setLoading(false);
  };
  return (
    <Row
      label={t('account.disconnect')}
      start={<WalletImage name="" icon={<DisconnectIcon />} />}
      isLoading={isLoading}
      onClick={run}
    />
  );
}
