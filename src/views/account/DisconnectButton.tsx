import { iconButton } from '../../ui/IconButton.css.js';
import { Pressable } from '../../ui/Pressable.js';
import { Spinner } from '../../ui/Spinner.js';
import { Tooltip } from '../../ui/Tooltip.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { DisconnectIcon } from '../../ui/viewIcons.js';
import { useDisconnect } from '../useDisconnect.js';
import { useText } from '../useText.js';

/** Ends the connection. The tooltip shows the button's name. */
export function DisconnectButton() {
  const t = useText();
  const { disconnect, isLoading } = useDisconnect();
  const name = t('account.disconnect');
  return (
    <Tooltip text={name} isName>
      <Pressable className={iconButton} isBusy={isLoading} onClick={() => void disconnect()}>
        {isLoading ? <Spinner /> : <DisconnectIcon />}
        <VisuallyHidden>{name}</VisuallyHidden>
      </Pressable>
    </Tooltip>
  );
}
