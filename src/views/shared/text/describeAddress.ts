import type { TypedAddress } from '../../../atoms/account/addressField.js';
import { checksumAddress } from '../../../lib/networks/checksumAddress.js';
import { shortenAddress } from '../../../lib/text/shorten.js';
import type { ViewText } from '../../useText.js';

/** The feedback of a field for an address or a name: a hint or an error. */
export function describeAddress(
  t: ViewText,
  typed: TypedAddress,
  network: string,
): { hint?: string; error?: string } {
  switch (typed.step) {
    case 'reading':
      return typed.name === undefined ? {} : { hint: t('send.lookingUp') };
    case 'found':
      return typed.name === undefined ? {} : { hint: shortenAddress(checksumAddress(typed.address)) };
    case 'invalid': {
      const { problem } = typed;
      return { error: t(`send.recipient.${problem}`, { network }) };
    }
    default:
      return {};
  }
}
