import { iconButton } from '../../ui/IconButton.css.js';
import { Pressable } from '../../ui/Pressable.js';
import { Spinner } from '../../ui/Spinner.js';
import { Tooltip } from '../../ui/Tooltip.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { DisconnectIcon } from '../../ui/viewIcons.js';

interface EndButtonProps {
  /** The button's name, which the tooltip shows. */
  label: string;
  isEnding: boolean;
  onClick: () => void;
}

/** Disconnects a wallet. */
export function EndButton({ label, isEnding, onClick }: EndButtonProps) {
  return (
    <Tooltip text={label} isName>
      <Pressable className={iconButton} isBusy={isEnding} onClick={onClick}>
        {isEnding ? <Spinner /> : <DisconnectIcon />}
        <VisuallyHidden>{label}</VisuallyHidden>
      </Pressable>
    </Tooltip>
  );
}
