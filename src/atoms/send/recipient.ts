import { atom } from 'jotai/vanilla';
import { isPaymentLink } from '../../lib/send/isPaymentLink.js';
import type { TypedAddress } from '../account/addressField.js';
import { recipientForm } from '../recipients/recipientForm.js';
import { draftAtom } from './draft.js';
import { sendableTokensAtom, sendTokenAtom } from './sendTokens.js';

/** The result of reading the recipient field. */
export type Recipient =
  | TypedAddress
  /** A payment link, which is about to fill the form. */
  | { readonly step: 'link' };

/** The form state of the send form's recipient. */
export const sendRecipientForm = recipientForm({
  text: (get) => get(draftAtom).recipient,
  tokens: (get) => get(sendableTokensAtom).flatMap(({ address }) => address ?? []),
  // Until a token is chosen, assume the native currency, so as not to warn of a loss.
  isPayment: (get) => get(sendTokenAtom)?.address === undefined,
});

export const recipientAtom = atom((get): Recipient => {
  const { textAtom, stateAtom } = sendRecipientForm;
  return isPaymentLink(get(textAtom)) ? { step: 'link' } : get(stateAtom);
});
