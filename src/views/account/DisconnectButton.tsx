import { Pressable } from '../../ui/Pressable.js';
import { Spinner } from '../../ui/Spinner.js';
import { useDisconnect } from '../useDisconnect.js';
import { useText } from '../useText.js';
import { disconnect as disconnectStyle } from './DisconnectButton.css.js';

/** Disconnects the shown connection. Easy to find, but quieter than the main actions. */
export function DisconnectButton() {
  const t = useText();
  const { disconnect, isLoading } = useDisconnect();
  return (
    <Pressable className={disconnectStyle} isBusy={isLoading} onClick={() => void disconnect()}>
      {isLoading ? <Spinner /> : null}
      <span>{t('account.disconnect')}</span>
    </Pressable>
  );
}
