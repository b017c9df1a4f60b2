import { AddressBox } from '../../account/AddressBox.js';
import { useText } from '../../useText.js';
import { useRecipientParts } from '../useRecipientParts.js';
import { part, partText, partTitle } from './SwapReview.css.js';

interface RecipientPartProps {
  address: string;
  /** The name that was typed. */
  name: string | undefined;
}

/** Who gets what a swap yields, with the whole address, where that is not the account, and what to know of them. */
export function RecipientPart({ address, name }: RecipientPartProps) {
  const t = useText();
  const parts = useRecipientParts();
  return (
    <>
      <div className={part}>
        <p className={partText}>{t('swap.recipient')}</p>
        {name === undefined ? null : <p className={partTitle}>{name}</p>}
        <AddressBox address={address} />
        <p className={partText}>{t('swap.recipientText')}</p>
      </div>
      {parts ? <parts.Warnings recipient={address} /> : null}
    </>
  );
}
