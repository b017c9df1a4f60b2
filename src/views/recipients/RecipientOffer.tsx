import { useAtomValue } from 'jotai';
import { offeredRecipientsAtom } from '../../atoms/send/offeredRecipients.js';
import { checksumAddress } from '../../lib/networks/checksumAddress.js';
import { Avatar } from '../../ui/Avatar.js';
import { List } from '../../ui/List.js';
import { Row } from '../../ui/Row.js';
import { ShortAddress } from '../shared/text/ShortAddress.js';
import { useText } from '../useText.js';

interface RecipientOfferProps {
  /** Gets the text for the recipient's field. */
  onChoose: (text: string) => void;
}

/** Whom the visitor has sent to, and their own other accounts. Nothing if there are none. */
export function RecipientOffer({ onChoose }: RecipientOfferProps) {
  const t = useText();
  const offered = useAtomValue(offeredRecipientsAtom);
  if (offered.length === 0) return null;
  return (
    <List label={t('send.offered')}>
      {offered.map(({ address, name, isOwn }) => (
        <Row
          key={address}
          label={name ?? <ShortAddress address={address} />}
          detail={
            name === undefined ? (
              t(isOwn ? 'send.offered.own' : 'send.known')
            ) : (
              <ShortAddress address={address} />
            )
          }
          start={<Avatar address={address} />}
          onClick={() => onChoose(name ?? checksumAddress(address))}
        />
      ))}
    </List>
  );
}
