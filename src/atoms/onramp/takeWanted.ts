import { atom } from 'jotai/vanilla';
import { readAmountInput } from '../../lib/decimal/readAmountInput.js';
import { localeAtom } from '../translate.js';
import { changeOnRampDraftAtom } from './onRampDraft.js';
import { wantedPurchaseAtom } from './wantedPurchase.js';

/**
 * Fills the form with the visitor's input from the page. An invalid amount stays as typed, so that the visitor can correct it.
 */
export const takeWantedAtom = atom(null, (get, set) => {
  const wanted = get(wantedPurchaseAtom);
  if (!wanted) return;
  set(wantedPurchaseAtom, undefined);
  const { amount: text } = wanted;
  const read = readAmountInput(text, get(localeAtom));
  const amount = read.kind === 'read' ? read.amount : { ...read, text };
  set(changeOnRampDraftAtom, { amount, payment: wanted.currency });
});
