import { EndButton } from '../connected/EndButton.js';
import { useDisconnect } from '../useDisconnect.js';
import { useText } from '../useText.js';

/** Ends the shown connection. */
export function DisconnectButton() {
  const t = useText();
  const { disconnect, isLoading } = useDisconnect();
  return <EndButton label={t('account.disconnect')} isEnding={isLoading} onClick={() => void disconnect()} />;
}
