import { atom } from 'jotai/vanilla';
import type { WalletModalError } from '../../lib/errors.js';
import { servicesAtom } from '../hostServices.js';
import { tellErrorAtom } from './tellError.js';

/** Whether an error is about the email address. Matches the hosted frame's wording. */
export function isAboutAddress(error: WalletModalError): boolean {
  return error.code === 'request_invalid' || /invalid email/i.test(error.shortMessage);
}

/** Reports why no email was sent. Shows it in a message, unless it is about the address: the field shows that. */
export const tellRefusalAtom = atom(null, (get, set, error: WalletModalError) => {
  if (isAboutAddress(error)) get(servicesAtom).host.report(error);
  else set(tellErrorAtom, error);
});
