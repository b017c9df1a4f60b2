import { atom } from 'jotai/vanilla';
import { isPaymentLink } from '../../lib/send/isPaymentLink.js';
import type { TypedAddress } from '../account/addressField.js';
import { recipientForm } from '../recipients/recipientForm.js';
import { draftAtom } from './draft.js';
import { sendableTokensAtom, sendTokenAtom } from './sendTokens.js';

/** Who the text of the recipient's field stands for. */
export type Recipient =
  | TypedAddress
  /** A payment link, which the form is about to be filled with. */
  | { readonly step: 'link' };

/** The recipient of the form for sending. */
export const sendRecipientForm = recipientForm({
  text: (get) => get(draftAtom).recipient,
  tokens: (get) => get(sendableTokensAtom).flatMap(({ address }) => address ?? []),
  // Before a token is chosen, nothing is known to be lost.
  isPayment: (get) => get(sendTokenAtom)?.address === undefined,
});

export const recipientAtom = atom((get): Recipient => {
  const { textAtom, stateAtom } = sendRecipientForm;
  return isPaymentLink(get(textAtom)) ? { step: 'link' } : get(stateAtom);
});
