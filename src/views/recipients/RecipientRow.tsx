import type { OfferedRecipient } from '../../atoms/send/offeredRecipients.js';
import { Avatar } from '../../ui/Avatar.js';
import { Row } from '../../ui/Row.js';
import { ShortAddress } from '../shared/text/ShortAddress.js';

interface RecipientRowProps {
  recipient: OfferedRecipient;
  /** How the visitor knows the address, which stands there itself below a name. */
  note: string;
  onClick: () => void;
}

/** Somebody whom the visitor knows, to choose as the recipient. */
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
