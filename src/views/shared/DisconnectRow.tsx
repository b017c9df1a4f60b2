import { Row } from '../../ui/Row.js';
import { DisconnectIcon } from '../../ui/viewIcons.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { useDisconnect } from '../useDisconnect.js';
import { useText } from '../useText.js';

/** Disconnects the wallet. */
export function DisconnectRow() {
  const t = useText();
  const { disconnect, isLoading } = useDisconnect();
  return (
    <Row
      label={t('account.disconnect')}
      start={<WalletImage name="" icon={<DisconnectIcon />} />}
      isLoading={isLoading}
      onClick={() => void disconnect()}
    />
  );
}
