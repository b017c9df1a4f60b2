import { atom } from 'jotai/vanilla';
import type { WalletModalError } from '../../lib/errors.js';
import { servicesAtom } from '../hostServices.js';
import { tellErrorAtom } from './tellError.js';

/** Whether an error is about the email address. Matches the hosted frame's wording. */
export function isAboutAddress(error: WalletModalError): boolean {
  return error.code === 'request_invalid' || /invalid email/i.test(error.shortMessage);
}

/** Reports why no email was sent. Shows a message, unless the email address is at fault: then the field shows it. */
export const tellRefusalAtom = atom(null, (get, set, error: WalletModalError) => {
  if (isAboutAddress(error)) get(servicesAtom).host.report(error);
  else set(tellErrorAtom, error);
});
