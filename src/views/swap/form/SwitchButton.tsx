import { useSetAtom } from 'jotai';
import { switchTokensAtom } from '../../../atoms/swap/swapForm.js';
import { SwapIcon } from '../../../ui/accountIcons.js';
import { useText } from '../../useText.js';
import { switchButton, switchLine } from './SwapBox.css.js';

/** Has the two tokens change places. */
export function SwitchButton() {
  const t = useText();
  const change = useSetAtom(switchTokensAtom);
  return (
    <div className={switchLine}>
      <button type="button" className={switchButton} aria-label={t('swap.switch')} onClick={change}>
        <SwapIcon size={20} />
      </button>
    </div>
  );
}
