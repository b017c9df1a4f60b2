import { atom } from 'jotai/vanilla';
import { connectionAtom } from '../connection.js';
import { type OfferedRecipient, offeredRecipientsAtom } from '../send/offeredRecipients.js';
import { swapDraftAtom, swappingAtom } from './swapDraft.js';

/** Who may get what a swap yields besides the account: addresses that the visitor knows. Empty if the source cannot send there. */
export const swapRecipientsAtom = atom((get): readonly OfferedRecipient[] =>
  get(swappingAtom)?.sendsToOthers ? get(offeredRecipientsAtom) : [],
);

/** Who gets what the swap yields. Undefined for the account itself, and as soon as anything about the connection changes. */
export const swapRecipientAtom = atom((get): string | undefined => {
  const { recipient } = get(swapDraftAtom);
  return recipient?.by === get(connectionAtom) ? recipient?.address : undefined;
});
