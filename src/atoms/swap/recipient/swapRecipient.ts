import { atom } from 'jotai/vanilla';
import { addressOf } from '../../../lib/networks/caip.js';
import { isSameAddress } from '../../../lib/networks/isSameAddress.js';
import type { SendWarning } from '../../../lib/send/sendWarnings.js';
import type { SwapRecipientFact } from '../../../lib/swap/swapButton.js';
import type { TypedAddress } from '../../account/addressField.js';
import { accountAtom, connectionAtom } from '../../connection.js';
import type { RecipientForm, recipientForm } from '../../recipients/recipientForm.js';
import { swapDraftAtom, swappingAtom } from '../swapDraft.js';
import { heldTokensAtom, isSwapOnSolanaAtom, swapTokenListsAtom } from '../swapTokens.js';

/**
 * Whether what a swap yields can go to another address than the account's. On Solana and on another network, it is always the
 * account's own.
 */
export const canChooseRecipientAtom = atom(
  (get) =>
    get(swappingAtom)?.sendsToOthers === true &&
    !get(isSwapOnSolanaAtom) &&
    !get(swapDraftAtom).to?.elsewhere,
);

/**
 * What the visitor has typed for whoever gets what the swap yields. Undefined if they have not asked for anybody else, and as
 * soon as anything about the connection changes.
 */
export const swapRecipientTextAtom = atom((get): string | undefined => {
  const { recipient } = get(swapDraftAtom);
  return recipient?.by === get(connectionAtom) && get(canChooseRecipientAtom) ? recipient?.text : undefined;
});

const formCell = atom<RecipientForm | undefined>(undefined);

/** The recipient of the form for swapping. Undefined until it is made: most swaps are for the account itself. */
export const swapRecipientFormAtom = atom((get) => get(formCell));

/** Makes the recipient of the form, once, with what reads and judges recipients. */
export const makeSwapRecipientAtom = atom(null, (get, set, make: typeof recipientForm): void => {
  if (get(formCell)) return;
  const form = make({
    text: (from) => from(swapRecipientTextAtom) ?? '',
    tokens: (from) =>
      [...from(swapTokenListsAtom).all, ...from(heldTokensAtom)].flatMap(({ address }) => address ?? []),
    // The exchange pays, so that a token's contract would give its token to the exchange.
    isPayment: () => false,
  });
  set(formCell, form);
});

/** Looks up again whom the text stands for. */
export const retrySwapRecipientAtom = atom(null, (get, set) => {
  const form = get(formCell);
  if (form) set(form.retryAtom);
});

const stateAtom = atom((get): TypedAddress => {
  const text = get(swapRecipientTextAtom)?.trim() ?? '';
  if (text === '') return { step: 'empty' };
  const form = get(formCell);
  return form ? get(form.stateAtom) : { step: 'reading', name: undefined };
});

const foundAtom = atom((get) => {
  const recipient = get(stateAtom);
  return recipient.step === 'found' ? recipient : undefined;
});

/** Whether the address or name stands for the account itself, which gets what the swap yields anyway. */
export const isOwnRecipientAtom = atom((get): boolean => {
  const account = get(accountAtom);
  const address = get(foundAtom)?.address;
  return account !== undefined && address !== undefined && isSameAddress(address, addressOf(account));
});

/** What is to be said about the recipient in the form. */
export const swapRecipientWarningsAtom = atom((get): readonly SendWarning[] => {
  const form = get(formCell);
  return form && get(foundAtom) && !get(isOwnRecipientAtom) ? get(form.warningsAtom) : [];
});

/** Whether it is known who gets what the swap yields. What is lost there for certain is not sent. */
export const swapRecipientFactAtom = atom((get): SwapRecipientFact => {
  const { step } = get(stateAtom);
  if (step === 'empty') return 'right';
  if (step === 'reading') return 'resolving';
  const isStopped = get(swapRecipientWarningsAtom).some(({ level }) => level === 'stop');
  return step === 'found' && !isStopped ? 'right' : 'invalid';
});

const otherAtom = atom((get) =>
  get(swapRecipientFactAtom) === 'right' && !get(isOwnRecipientAtom) ? get(foundAtom) : undefined,
);

/** The address that gets what the swap yields. Undefined for the account, and while it is not known. */
export const swapRecipientAtom = atom((get): string | undefined => get(otherAtom)?.address);

/** The name that was typed for it. Undefined if the address was. */
export const swapRecipientNameAtom = atom((get): string | undefined => get(otherAtom)?.name);
