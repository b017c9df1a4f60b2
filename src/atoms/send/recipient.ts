import { atom } from 'jotai/vanilla';
import { networkOf, spokenNamespaceOf } from '../../lib/networks/caip.js';
import { isPaymentLink } from '../../lib/send/isPaymentLink.js';
import { readRecipient } from '../../lib/send/readRecipient.js';
import { addressField, type TypedAddress } from '../account/addressField.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { draftAtom } from './draft.js';

/** Who the text of the recipient's field stands for. */
export type Recipient =
  | TypedAddress
  /** A payment link, which the form is about to be filled with. */
  | { readonly step: 'link' };

/** The text itself, so that other changes of the draft read nothing again. */
const textAtom = atom((get) => get(draftAtom).recipient.trim());

const typedAtom = atom((get) => {
  const account = get(accountAtom);
  return account ? readRecipient(get(textAtom), spokenNamespaceOf(networkOf(account))) : undefined;
});

const field = addressField({
  subject: (get) => `${get(accountAtom)} ${get(textAtom)}`,
  typed: typedAtom,
  find(get) {
    const account = get(accountAtom);
    const { openSending } = get(servicesAtom);
    return (
      account && (async (typed, options) => (await openSending()).findRecipient(typed, account, options))
    );
  },
});

/** Looks the recipient up again. */
export const retryRecipientAtom = field.retryAtom;

export const recipientAtom = atom(
  (get): Recipient => (isPaymentLink(get(textAtom)) ? { step: 'link' } : get(field.stateAtom)),
);
