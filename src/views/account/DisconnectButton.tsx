import { Pressable } from '../../ui/Pressable.js';
import { Spinner } from '../../ui/Spinner.js';
import { DisconnectIcon } from '../../ui/viewIcons.js';
import { useDisconnect } from '../useDisconnect.js';
import { useText } from '../useText.js';
import { chip, icon } from './AccountChips.css.js';

/** Ends the shown connection. */
export function DisconnectChip() {
  const t = useText();
  const { disconnect, isLoading } = useDisconnect();
  return (
    <Pressable className={chip} isBusy={isLoading} onClick={() => void disconnect()}>
      <span className={icon}>{isLoading ? <Spinner /> : <DisconnectIcon size={16} />}</span>
      <span>{t('account.disconnect')}</span>
    </Pressable>
  );
}
