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
 * Whether a swap can pay out to another address than the account's. Solana swaps and swaps across networks always pay the
 * account.
 */
export const canChooseRecipientAtom = atom(
  (get) =>
    get(swappingAtom)?.sendsToOthers === true &&
    !get(isSwapOnSolanaAtom) &&
    !get(swapDraftAtom).to?.elsewhere,
);

/** The recipient as typed. Undefined if the visitor hasn't asked for one, and once the connection changes in any way. */
export const swapRecipientTextAtom = atom((get): string | undefined => {
  const { recipient } = get(swapDraftAtom);
  return recipient?.by === get(connectionAtom) && get(canChooseRecipientAtom) ? recipient?.text : undefined;
});

const formCell = atom<RecipientForm | undefined>(undefined);

/** The form state of the recipient. Created only when needed, because most swaps are for the account itself. */
export const swapRecipientFormAtom = atom((get) => get(formCell));

/** Creates the form state of the recipient once, with the code that resolves and checks recipients. */
export const makeSwapRecipientAtom = atom(null, (get, set, make: typeof recipientForm): void => {
  if (get(formCell)) return;
  const form = make({
    text: (from) => from(swapRecipientTextAtom) ?? '',
    tokens: (from) =>
      [...from(swapTokenListsAtom).all, ...from(heldTokensAtom)].flatMap(({ address }) => address ?? []),
    // The exchange pays, so a contract such as WETH's would credit its token to the exchange.
    isPayment: () => false,
  });
  set(formCell, form);
});

/** Resolves the recipient again. */
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

/** Whether the recipient is the account itself, which gets the tokens anyway. */
export const isOwnRecipientAtom = atom((get): boolean => {
  const account = get(accountAtom);
  const address = get(foundAtom)?.address;
  return account !== undefined && address !== undefined && isSameAddress(address, addressOf(account));
});

/** The warnings about the recipient in the form. */
export const swapRecipientWarningsAtom = atom((get): readonly SendWarning[] => {
  const form = get(formCell);
  return form && get(foundAtom) && !get(isOwnRecipientAtom) ? get(form.warningsAtom) : [];
});

/** Whether the recipient is known. `invalid` also if the tokens would certainly be lost there. */
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

/** The recipient's address. Undefined for the account itself, and while unknown. */
export const swapRecipientAtom = atom((get): string | undefined => get(otherAtom)?.address);

/** The recipient's name as typed. Undefined if an address was typed. */
export const swapRecipientNameAtom = atom((get): string | undefined => get(otherAtom)?.name);
