import { AddressBox } from '../../account/AddressBox.js';
import { useText } from '../../useText.js';
import { part, partText } from './SwapReview.css.js';

/** Who gets what a swap yields, with the whole address, where that is not the account. */
export function RecipientPart({ address }: { address: string }) {
  const t = useText();
  return (
    <div className={part}>
      <p className={partText}>{t('swap.recipient')}</p>
      <AddressBox address={address} />
      <p className={partText}>{t('swap.recipientText')}</p>
    </div>
  );
}
