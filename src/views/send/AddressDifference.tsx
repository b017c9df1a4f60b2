import { checksumAddress } from '../../lib/networks/checksumAddress.js';
import { compareAddresses } from '../../lib/send/lookAlike.js';
import { asIs } from '../../ui/asIs.js';
import { useText } from '../useText.js';
import { difference, label, mark } from './AddressDifference.css.js';

interface AddressDifferenceProps {
  address: string;
  /** The known address that it looks like. */
  known: string;
}

/** Two addresses, one above the other, with their differing characters marked. */
export function AddressDifference({ address, known }: AddressDifferenceProps) {
  const t = useText();
  return (
    <>
      <Line label={t('send.known')} address={known} other={address} />
      <Line label={t('send.typed')} address={address} other={known} />
    </>
  );
}

function Line({ label: text, address, other }: { label: string; address: string; other: string }) {
  return (
    <span className={difference}>
      <span className={label}>{text}</span>{' '}
      <bdi dir="ltr" {...asIs}>
        {compareAddresses(checksumAddress(address), other).map((part, index) =>
          part.isSame ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: positions in one text
            <span key={index}>{part.text}</span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: positions in one text
            <mark key={index} className={mark}>
              {part.text}
            </mark>
          ),
        )}
      </bdi>
    </span>
  );
}
