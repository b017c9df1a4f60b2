import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { swapRecipientTextAtom } from '../../../atoms/swap/recipient/swapRecipient.js';
import { typeSwapRecipientAtom } from '../../../atoms/swap/swapForm.js';
import { Button } from '../../../ui/Button.js';
import { passFocusOn } from '../../../ui/layer/passFocusOn.js';
import { useText } from '../../useText.js';
import { useRecipientParts } from '../useRecipientParts.js';
import { form } from './QuoteDetails.css.js';

/** Where the visitor says who gets what the swap yields, once they have asked for that. */
export function RecipientSlot() {
  const isOpen = useAtomValue(swapRecipientTextAtom) !== undefined;
  // Whoever comes back to the form has their focus elsewhere.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen && !isOpen) setWasOpen(false);
  return isOpen ? <OpenSlot takesFocus={!wasOpen} /> : null;
}

function OpenSlot({ takesFocus }: { takesFocus: boolean }) {
  const t = useText();
  const type = useSetAtom(typeSwapRecipientAtom);
  const parts = useRecipientParts();
  return (
    <div ref={passFocusOn} className={form}>
      {parts ? <parts.Field takesFocus={takesFocus} /> : null}
      <Button variant="ghost" isBlock onClick={() => type(undefined)}>
        {t('swap.keep')}
      </Button>
    </div>
  );
}
