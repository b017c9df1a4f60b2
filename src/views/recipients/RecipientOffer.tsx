import { useAtomValue } from 'jotai';
import { offeredRecipientsAtom } from '../../atoms/send/offeredRecipients.js';
import { checksumAddress } from '../../lib/networks/checksumAddress.js';
import { List } from '../../ui/List.js';
import { useText } from '../useText.js';
import { RecipientRow } from './RecipientRow.js';

interface RecipientOfferProps {
  /** Gets the text for the recipient's field. */
  onChoose: (text: string) => void;
}

/** Earlier recipients and the visitor's own other accounts. Renders nothing if there are none. */
export function RecipientOffer({ onChoose }: RecipientOfferProps) {
  const t = useText();
  const offered = useAtomValue(offeredRecipientsAtom);
  if (offered.length === 0) return null;
  return (
    <List label={t('send.offered')}>
      {offered.map((recipient) => (
        <RecipientRow
          key={recipient.address}
          recipient={recipient}
          note={t(recipient.isOwn ? 'send.offered.own' : 'send.known')}
          onClick={() => onChoose(recipient.name ?? checksumAddress(recipient.address))}
        />
      ))}
    </List>
  );
}
