import { useAtomValue, useSetAtom } from 'jotai';
import {
  confirmRecipientAtom,
  isRecipientConfirmedAtom,
  isRecipientToConfirmAtom,
  reviewedRecipientWarningsAtom,
} from '../../../atoms/swap/recipient/recipientGate.js';
import { CheckRow } from '../../../ui/CheckRow.js';
import { Notice } from '../../../ui/Notice.js';
import { AddressBox } from '../../account/AddressBox.js';
import { useText } from '../../useText.js';
import { useRecipientParts } from '../useRecipientParts.js';
import { part, partText, partTitle } from './SwapReview.css.js';

interface RecipientPartProps {
  address: string;
  /** The name that the visitor typed. */
  name: string | undefined;
}

/** The recipient of a swap with the full address, if it isn't the account itself. Its warnings may have to be confirmed. */
export function RecipientPart({ address, name }: RecipientPartProps) {
  const t = useText();
  const parts = useRecipientParts();
  const warnings = useAtomValue(reviewedRecipientWarningsAtom);
  const isToConfirm = useAtomValue(isRecipientToConfirmAtom);
  const isConfirmed = useAtomValue(isRecipientConfirmedAtom);
  const confirm = useSetAtom(confirmRecipientAtom);
  return (
    <>
      <div className={part}>
        <p className={partText}>{t('swap.recipient')}</p>
        {name === undefined ? null : <p className={partTitle}>{name}</p>}
        <AddressBox address={address} />
        <p className={partText}>{t('swap.recipientText')}</p>
      </div>
      {parts === 'lost' ? <Notice tone="warning">{t('swap.recipientLost')}</Notice> : null}
      {parts && parts !== 'lost' ? (
        <>
          <parts.WarningNotices warnings={warnings} recipient={address} />
          {isToConfirm ? (
            <CheckRow label={t('swap.recipientKnown')} checked={isConfirmed} onChange={confirm} />
          ) : null}
        </>
      ) : null}
    </>
  );
}
