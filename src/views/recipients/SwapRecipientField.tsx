import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { readRecipientsAtom } from '../../atoms/send/rememberedRecipients.js';
import {
  isOwnRecipientAtom,
  swapRecipientForm,
  swapRecipientTextAtom,
  swapRecipientWarningsAtom,
} from '../../atoms/swap/recipient/swapRecipient.js';
import { typeSwapRecipientAtom } from '../../atoms/swap/swapForm.js';
import { WarningNotices } from '../send/WarningNotices.js';
import { useText } from '../useText.js';
import { RecipientInput } from './RecipientInput.js';

/** Who gets what a swap yields: an address or a name, and what to know of them. */
export function SwapRecipientField({ takesFocus }: { takesFocus: boolean }) {
  const t = useText();
  const text = useAtomValue(swapRecipientTextAtom) ?? '';
  const isOwn = useAtomValue(isOwnRecipientAtom);
  const warnings = useAtomValue(swapRecipientWarningsAtom);
  const type = useSetAtom(typeSwapRecipientAtom);
  const readRecipients = useSetAtom(readRecipientsAtom);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => void readRecipients(), [readRecipients]);
  useEffect(() => {
    if (takesFocus) inputRef.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <RecipientInput
        form={swapRecipientForm}
        label={t('swap.chooseRecipient')}
        text={text}
        onChange={type}
        inputRef={inputRef}
        hint={isOwn ? t('swap.recipientSelf') : undefined}
      />
      <WarningNotices warnings={warnings} />
    </>
  );
}
