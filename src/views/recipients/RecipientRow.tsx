import type { OfferedRecipient } from '../../atoms/send/offeredRecipients.js';
import { Avatar } from '../../ui/Avatar.js';
import { Row } from '../../ui/Row.js';
import { ShortAddress } from '../shared/text/ShortAddress.js';

interface RecipientRowProps {
  recipient: OfferedRecipient;
  /** How the visitor knows the address. Shown only if there is no name; otherwise the address is. */
  note: string;
  onClick: () => void;
}

/** A known recipient to choose. */
export function RecipientRow({ recipient: { address, name }, note, onClick }: RecipientRowProps) {
  const short = <ShortAddress address={address} />;
  return (
    <Row
      label={name ?? short}
      detail={name === undefined ? note : short}
      start={<Avatar address={address} />}
      onClick={onClick}
    />
  );
}
