import { useAtomValue, useSetAtom } from 'jotai';
import {
  canChooseRecipientAtom,
  swapRecipientTextAtom,
} from '../../../atoms/swap/recipient/swapRecipient.js';
import { typeSwapRecipientAtom } from '../../../atoms/swap/swapForm.js';
import { Button } from '../../../ui/Button.js';
import { passFocusOn } from '../../../ui/layer/passFocusOn.js';
import { useText } from '../../useText.js';

/** Offers to choose another recipient for the swap. Renders nothing if the swap can't have one, or while the field is open. */
export function RecipientChoice() {
  const t = useText();
  const canChoose = useAtomValue(canChooseRecipientAtom);
  const isOpen = useAtomValue(swapRecipientTextAtom) !== undefined;
  const type = useSetAtom(typeSwapRecipientAtom);
  if (!canChoose || isOpen) return null;
  return (
    <div ref={passFocusOn}>
      <Button variant="ghost" isBlock onClick={() => type('')}>
        {t('swap.sendElsewhere')}
      </Button>
    </div>
  );
}
