import { atom } from 'jotai/vanilla';
import type { WalletModalError } from '../../lib/errors.js';
import { servicesAtom } from '../hostServices.js';
import { tellErrorAtom } from './tellError.js';

/** Whether an error is about the address that was typed (facts of the hosted frame: its own words). */
export function isAboutAddress(error: WalletModalError): boolean {
  return error.code === 'request_invalid' || /invalid email/i.test(error.shortMessage);
}

/** Says why no email was sent: in a message, unless the address is the reason, which is said beside its field. */
export const tellRefusalAtom = atom(null, (get, set, error: WalletModalError) => {
  if (isAboutAddress(error)) get(servicesAtom).host.report(error);
  else set(tellErrorAtom, error);
});
