import { atom } from 'jotai/vanilla';
import type { TokenBalance } from '../../lib/account/tokenBalance.js';
import { networkOf } from '../../lib/networks/caip.js';
import { type FittedPayment, fitPayment, type PaymentMisfit } from '../../lib/send/fitPayment.js';
import { isPaymentLink } from '../../lib/send/isPaymentLink.js';
import { type PaymentLink, type PaymentLinkFault, readPaymentLink } from '../../lib/send/paymentLink.js';
import { noAmount } from '../../lib/send/sendAmount.js';
import { tokensAtom } from '../account/tokens.js';
import { accountAtom } from '../connection.js';
import { changeDraftAtom, draftAtom, type SendDraft } from './draft.js';
import { sendableTokensAtom, sendTokenAtom } from './sendTokens.js';

/** The state of a payment link in the recipient field. */
export type PaymentState =
  /** The account's tokens are still loading. */
  | { readonly step: 'waiting'; readonly hasFailed: boolean }
  | { readonly step: 'refused'; readonly fault: PaymentLinkFault; readonly word?: string | undefined }
  | ({ readonly step: 'misfit' } & PaymentMisfit)
  | { readonly step: 'fits'; readonly fitted: FittedPayment; readonly payment: PaymentLink };

/** The payment link in the recipient field. Undefined if there is none. */
export const paymentAtom = atom((get): PaymentState | undefined => {
  const text = get(draftAtom).recipient;
  const account = get(accountAtom);
  if (!account || !isPaymentLink(text)) return undefined;
  const read = readPaymentLink(text);
  if (!('payment' in read)) return { step: 'refused', ...read };
  const { payment } = read;
  const { balances, hasFailed } = get(tokensAtom);
  const fitted = fitPayment(payment, networkOf(account), get(sendableTokensAtom));
  if (!('misfit' in fitted)) return { step: 'fits', fitted, payment };
  if (fitted.misfit === 'token' && !balances) return { step: 'waiting', hasFailed };
  return { step: 'misfit', ...fitted };
});

interface TakenPayment {
  readonly fitted: FittedPayment;
  readonly label: string | undefined;
  /** The draft right after filling in. */
  readonly draft: SendDraft;
}

const takenCell = atom<TakenPayment | undefined>(undefined);

/** The payment that filled the form. Undefined once the form changes, for example with the network. */
export const takenPaymentAtom = atom((get) => {
  const taken = get(takenCell);
  const token = get(sendTokenAtom);
  const isSame =
    token?.network === taken?.fitted.token.network && token?.address === taken?.fitted.token.address;
  return isSame && taken?.draft === get(draftAtom) ? taken : undefined;
});

/** The amount that the visitor typed for a token. Ignores the amount of an earlier link, which was for another payee. */
const ownAmountAtom = atom((get) => ({ address }: TokenBalance) => {
  const { amount } = get(draftAtom);
  const last = get(takenCell);
  const isOfLink = last?.fitted.units !== undefined && last.draft.amount === amount;
  return get(sendTokenAtom)?.address === address && !isOfLink ? amount : noAmount('token');
});

/** Fills the form from its payment link. The visitor reviews it like any other transfer. */
export const takePaymentAtom = atom(null, (get, set) => {
  const state = get(paymentAtom);
  if (state?.step !== 'fits') return;
  const { token, units, recipient } = state.fitted;
  set(changeDraftAtom, {
    token: { network: token.network, address: token.address },
    amount: units === undefined ? get(ownAmountAtom)(token) : { kind: 'exact', units, unit: 'token' },
    recipient,
  });
  set(takenCell, { fitted: state.fitted, label: state.payment.label, draft: get(draftAtom) });
});
