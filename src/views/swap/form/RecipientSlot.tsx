import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { readRecipientsAtom } from '../../../atoms/send/rememberedRecipients.js';
import {
  isOwnRecipientAtom,
  swapRecipientFormAtom,
  swapRecipientTextAtom,
  swapRecipientWarningsAtom,
} from '../../../atoms/swap/recipient/swapRecipient.js';
import { typeSwapRecipientAtom } from '../../../atoms/swap/swapForm.js';
import { Button } from '../../../ui/Button.js';
import { passFocusOn } from '../../../ui/layer/passFocusOn.js';
import { Notice } from '../../../ui/Notice.js';
import type { RecipientParts } from '../../recipients/recipientParts.js';
import { NoticeRegion } from '../../shared/notices/NoticeRegion.js';
import { useText } from '../../useText.js';
import { useRecipientParts } from '../useRecipientParts.js';
import { form as formStyle } from './QuoteDetails.css.js';

/** The field for the swap's recipient, once the visitor has opened it. */
export function RecipientSlot() {
  const isOpen = useAtomValue(swapRecipientTextAtom) !== undefined;
  // The field takes the focus only when it opens, not when the visitor returns to the form.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen && !isOpen) setWasOpen(false);
  return isOpen ? <OpenSlot takesFocus={!wasOpen} /> : null;
}

function OpenSlot({ takesFocus }: { takesFocus: boolean }) {
  const t = useText();
  const type = useSetAtom(typeSwapRecipientAtom);
  const parts = useRecipientParts();
  return (
    <div ref={passFocusOn} className={formStyle}>
      {parts && parts !== 'lost' ? <RecipientField parts={parts} takesFocus={takesFocus} /> : null}
      <NoticeRegion>
        {parts === 'lost' ? <Notice tone="warning">{t('swap.recipientLost')}</Notice> : null}
      </NoticeRegion>
      <Button variant="ghost" isBlock onClick={() => type(undefined)}>
        {t('swap.keep')}
      </Button>
    </div>
  );
}

/** A field for an address or a name, with warnings about the recipient. */
function RecipientField({ parts, takesFocus }: { parts: RecipientParts; takesFocus: boolean }) {
  const t = useText();
  const form = useAtomValue(swapRecipientFormAtom);
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
  if (!form) return null;
  return (
    <>
      <parts.RecipientInput
        form={form}
        label={t('swap.chooseRecipient')}
        text={text}
        onChange={type}
        inputRef={inputRef}
        hint={isOwn ? t('swap.recipientSelf') : undefined}
      />
      <parts.WarningNotices warnings={warnings} />
    </>
  );
}
