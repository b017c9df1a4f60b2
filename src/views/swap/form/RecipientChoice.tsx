import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { readRecipientsAtom } from '../../../atoms/send/rememberedRecipients.js';
import { chooseSwapRecipientAtom } from '../../../atoms/swap/swapForm.js';
import { swapRecipientAtom, swapRecipientsAtom } from '../../../atoms/swap/swapRecipient.js';
import { Button } from '../../../ui/Button.js';
import { List } from '../../../ui/List.js';
import { RecipientRow } from '../../recipients/RecipientRow.js';
import { term } from '../../shared/Fact.css.js';
import { useText } from '../../useText.js';

/** Sends what the swap yields to another address, one that the visitor knows. Nothing where that cannot be done. */
export function RecipientChoice() {
  const t = useText();
  const offered = useAtomValue(swapRecipientsAtom);
  const recipient = useAtomValue(swapRecipientAtom);
  const choose = useSetAtom(chooseSwapRecipientAtom);
  const readRecipients = useSetAtom(readRecipientsAtom);
  const [isOpen, setOpen] = useState(false);
  const partRef = useRef<HTMLDivElement>(null);
  useEffect(() => void readRecipients(), [readRecipients]);
  // What was pressed goes, and the focus stays here.
  const press = (action: () => void) => () => {
    action();
    requestAnimationFrame(() => partRef.current?.querySelector('button')?.focus());
  };
  if (recipient === undefined && offered.length === 0) return null;
  return (
    <div ref={partRef}>
      {recipient !== undefined ? (
        <Button variant="ghost" isBlock onClick={press(() => choose(undefined))}>
          {t('swap.keep')}
        </Button>
      ) : isOpen ? (
        <>
          <p className={term}>{t('swap.chooseRecipient')}</p>
          <List label={t('swap.chooseRecipient')}>
            {offered.map((one) => (
              <RecipientRow
                key={one.address}
                recipient={one}
                note={t(one.isOwn ? 'swap.recipientOwn' : 'swap.recipientSent')}
                onClick={press(() => {
                  setOpen(false);
                  choose(one.address);
                })}
              />
            ))}
          </List>
        </>
      ) : (
        <Button variant="ghost" isBlock onClick={press(() => setOpen(true))}>
          {t('swap.sendElsewhere')}
        </Button>
      )}
    </div>
  );
}
