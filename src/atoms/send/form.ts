import { atom } from 'jotai/vanilla';
import type { TokenBalance } from '../../lib/account/tokenBalance.js';
import { tokenValue } from '../../lib/account/tokenValue.js';
import type { FieldAmount } from '../../lib/decimal/fieldAmount.js';
import { mostToSpend } from '../../lib/fees/mostToSpend.js';
import { convertDollars } from '../../lib/money/exchangeRate.js';
import { networkOf } from '../../lib/networks/caip.js';
import {
  noAmount,
  partOf,
  type ReadAmount,
  readSendAmount,
  type SendAmount,
  switchUnit,
  writeSendAmount,
} from '../../lib/send/sendAmount.js';
import { type SendButton, type SendFormFacts, sendButton } from '../../lib/send/sendButton.js';
import { ownValue } from '../../lib/untrusted/ownValue.js';
import { moneyAtom } from '../account/money.js';
import { isSmartAccountAtom } from '../account/smartAccount.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { asyncResultAtom, dataOf } from '../util/asyncResult.js';
import { changeDraftAtom, draftAtom } from './draft.js';
import { recipientAtom } from './recipient.js';
import { nativeTokenAtom, sendTokenAtom } from './sendTokens.js';
import { recipientWarningsAtom } from './warnings.js';

/** The usual maximum fee for sending the chosen token, in base units of the native currency. */
const usualFeeAtom = asyncResultAtom(
  (get) => `${get(accountAtom)} ${get(sendTokenAtom)?.address}`,
  (get, options) => {
    const account = get(accountAtom);
    const token = get(sendTokenAtom);
    const { openSending } = get(servicesAtom);
    return account && token && openSending().then((sending) => sending.readFee(account, token, options));
  },
);

/** The fee that the account pays itself; a smart account's may be covered. Undefined while unknown. */
const ownFeeAtom = atom((get) => (get(isSmartAccountAtom) ? 0n : dataOf(get(usualFeeAtom))));

/** The largest amount of the chosen token that can be sent. Undefined if the fee is unknown. */
export const mostAtom = atom((get): bigint | undefined => {
  const token = get(sendTokenAtom);
  const isNative = token?.address === undefined;
  const mayBeSponsored = get(isSmartAccountAtom);
  return token && mostToSpend({ isNative, balance: token.amount, cost: get(ownFeeAtom), mayBeSponsored });
});

/**
 * The amount as displayed. Reset when a token of another network replaces the chosen one, because it means something else
 * there. Without a price, it is displayed in the token.
 */
export const amountAtom = atom((get): SendAmount => {
  const { amount, token: chosen } = get(draftAtom);
  const token = get(sendTokenAtom);
  const { currency } = get(moneyAtom);
  // Digits typed in one currency mean something else in another.
  const isOtherMoney = amount.unit !== 'token' && amount.unit !== currency;
  const account = get(accountAtom);
  const isOther = account !== undefined && chosen !== undefined && chosen.network !== networkOf(account);
  if (amount.kind === 'typed') {
    if (isOther) return noAmount('token');
    return isOtherMoney ? noAmount(currency) : amount;
  }
  if (!token) return amount;
  const known = isOtherMoney ? currency : amount.unit;
  const unit = token.price === undefined ? 'token' : known;
  return isOther ? noAmount(unit) : { ...amount, unit };
});

/** The chosen token, with its price in the display currency. */
const measureAtom = atom((get) => {
  const token = get(sendTokenAtom);
  const { price } = token ?? {};
  return (
    token && { ...token, price: price === undefined ? undefined : convertDollars(price, get(moneyAtom)) }
  );
});

/** The amount in base units. For Max, it is today's estimate; preparing finds the exact amount. */
export const sendAmountAtom = atom(
  (get): ReadAmount => readSendAmount(get(amountAtom), get(measureAtom), get(mostAtom)),
);

/** The text of the amount field. */
export const amountTextAtom = atom((get): FieldAmount => {
  const amount = get(amountAtom);
  if (amount.kind === 'typed') return amount.text;
  const token = get(measureAtom);
  const { units } = get(sendAmountAtom);
  return token && units !== undefined ? writeSendAmount(units, amount.unit, token) : '';
});

/** The same amount in the other unit: base units, or their value in dollars. Undefined if unknown. */
export const otherUnitAtom = atom((get) => {
  const token = get(sendTokenAtom);
  const { units = 0n } = get(sendAmountAtom);
  if (!token) return undefined;
  if (get(amountAtom).unit !== 'token') return { token, units };
  const dollars = tokenValue({ ...token, amount: units });
  return dollars === undefined ? undefined : { dollars };
});

function judgeAmount(read: ReadAmount, token: TokenBalance | undefined, most: bigint | undefined) {
  if (read.problem) return read.problem;
  if (!token || read.units > token.amount || (most !== undefined && read.units > most)) return 'tooMuch';
  return read.units > 0n ? 'right' : 'tooMuch';
}

const RECIPIENT: Readonly<Record<string, SendFormFacts['recipient']>> = {
  empty: 'missing',
  link: 'missing',
  reading: 'resolving',
  found: 'right',
};

/** The label of the form's button. */
export const sendButtonAtom = atom((get): SendButton => {
  const token = get(sendTokenAtom);
  const fee = get(ownFeeAtom);
  const native = get(nativeTokenAtom)?.amount;
  const isStopped = get(recipientWarningsAtom).some(({ level }) => level === 'stop');
  return sendButton({
    hasToken: token !== undefined,
    amount: judgeAmount(get(sendAmountAtom), token, get(mostAtom)),
    lacksFee: token?.address !== undefined && fee !== undefined && native !== undefined && native < fee,
    recipient: isStopped ? 'invalid' : (ownValue(RECIPIENT, get(recipientAtom).step) ?? 'invalid'),
  });
});

/** Changes the amount and fixes its token, so that it stays the same when more tokens are listed later. */
const changeAmountAtom = atom(null, (get, set, amount: SendAmount) => {
  const token = get(sendTokenAtom);
  const chosen = token ? { token: { network: token.network, address: token.address } } : {};
  set(changeDraftAtom, { amount, ...chosen });
});

/** Sets the amount as typed. */
export const typeAmountAtom = atom(null, (get, set, text: FieldAmount) =>
  set(changeAmountAtom, { kind: 'typed', text, unit: get(amountAtom).unit }),
);

/** Chooses a token. Resets an amount of another token. */
export const chooseTokenAtom = atom(null, (get, set, { address }: TokenBalance) => {
  const account = get(accountAtom);
  if (!account) return;
  const isSame = get(sendTokenAtom)?.address === address && get(sendTokenAtom) !== undefined;
  set(changeDraftAtom, {
    token: { network: networkOf(account), address },
    ...(isSame ? {} : { amount: noAmount('token') }),
  });
});

/** Sets a percentage of the balance. 100 leaves enough for the fee. Keeps the unit. */
export const takePartAtom = atom(null, (get, set, percent: 25 | 50 | 75 | 100) => {
  const token = get(sendTokenAtom);
  if (!token) return;
  const { unit } = get(amountAtom);
  if (percent === 100) set(changeAmountAtom, { kind: 'max', unit });
  else set(changeAmountAtom, { kind: 'exact', units: partOf(token.amount, BigInt(percent)), unit });
});

/** Shows the same amount in the other unit. Does nothing without a price, if the amount is in the token. */
export const switchUnitAtom = atom(null, (get, set) => {
  const amount = get(amountAtom);
  const token = get(measureAtom);
  if (!token || (token.price === undefined && amount.unit === 'token')) return;
  set(
    changeAmountAtom,
    switchUnit(amount, amount.unit === 'token' ? get(moneyAtom).currency : 'token', token),
  );
});
