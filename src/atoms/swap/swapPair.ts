import { atom } from 'jotai/vanilla';
import type { WantedSwap } from '../../lib/swap/swapRequest.js';
import { accountAtom } from '../connection.js';
import { swapRecipientAtom, swapRecipientNameAtom } from './recipient/swapRecipient.js';
import { fromTokenAtom, toTokenAtom } from './swapTokens.js';

/** The swap in the form without its amount: account, tokens and recipient. */
export type SwapPair = Pick<WantedSwap, 'account' | 'from' | 'to' | 'recipient' | 'recipientName'>;

/** Undefined until both tokens are chosen. Every request to a source about the form must include all of it. */
export const swapPairAtom = atom((get): SwapPair | undefined => {
  const account = get(accountAtom);
  const from = get(fromTokenAtom);
  const to = get(toTokenAtom);
  if (!account || !from || !to) return undefined;
  return { account, from, to, recipient: get(swapRecipientAtom), recipientName: get(swapRecipientNameAtom) };
});

/** The same as a string, because a list that is read again has new objects for the same tokens. */
export const swapPairKeyAtom = atom((get) =>
  [
    get(accountAtom),
    get(fromTokenAtom)?.address,
    get(toTokenAtom)?.address,
    get(toTokenAtom)?.network,
    get(swapRecipientAtom),
  ].join(' '),
);
