import { atom } from 'jotai/vanilla';
import type { TokenBalance } from '../../lib/account/tokenBalance.js';
import { networkOf } from '../../lib/networks/caip.js';
import {
  convertAmount,
  partOf,
  type ReadAmount,
  readSendAmount,
  writeSendAmount,
} from '../../lib/send/sendAmount.js';
import { type SendButton, type SendFormFacts, sendButton } from '../../lib/send/sendButton.js';
import { isSmartAccountAtom } from '../account/smartAccount.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { asyncResultAtom, dataOf } from '../util/asyncResult.js';
import { changeDraftAtom, draftAtom } from './draft.js';
import { receiverAtom } from './receiver.js';
import { sendableTokensAtom, sendTokenAtom } from './sendTokens.js';
import { receiverWarningsAtom } from './warnings.js';

/** What sending the chosen token usually costs at most, in base units of the native currency. */
const usualFeeAtom = asyncResultAtom(
  (get) => `${get(accountAtom)} ${get(sendTokenAtom)?.address}`,
  (get, options) => {
    const account = get(accountAtom);
    const token = get(sendTokenAtom);
    const { openSending } = get(servicesAtom);
    return account && token && openSending().then((sending) => sending.readFee(account, token, options));
  },
);

/** The fee that the account pays itself: those of smart accounts may be covered. Undefined while it is unknown. */
const ownFeeAtom = atom((get) => (get(isSmartAccountAtom) ? 0n : dataOf(get(usualFeeAtom))));

/** All of the chosen token that can be sent. Undefined if the fee is unknown. */
const mostAtom = atom((get): bigint | undefined => {
  const token = get(sendTokenAtom);
  if (!token) return undefined;
  if (token.address !== undefined) return token.amount;
  const fee = get(ownFeeAtom);
  if (fee === undefined) return undefined;
  return token.amount > fee ? token.amount - fee : 0n;
});

/** The amount of the draft in base units. For Max it is what is known now; preparing finds the exact one. */
export const sendAmountAtom = atom((get): ReadAmount => {
  const { amount, isMax } = get(draftAtom);
  const token = get(sendTokenAtom);
  if (!token) return { problem: 'missing' };
  if (!isMax) return readSendAmount(amount, token);
  const most = get(mostAtom);
  return most === undefined ? { problem: 'missing' } : { units: most };
});

/** The text of the amount's field, as decimal text. */
export const amountTextAtom = atom((get): string => {
  const { amount, isMax } = get(draftAtom);
  const token = get(sendTokenAtom);
  const { units } = get(sendAmountAtom);
  return isMax && token && units !== undefined ? writeSendAmount(units, amount.unit, token) : amount.text;
});

/** The same amount in the other unit: base units, or decimal text in dollars. Undefined if it is unknown. */
export const otherUnitAtom = atom((get) => {
  const token = get(sendTokenAtom);
  const { units = 0n } = get(sendAmountAtom);
  if (!token) return undefined;
  if (get(draftAtom).amount.unit === 'dollars') return { token, units };
  const dollars = writeSendAmount(units, 'dollars', token);
  return dollars === '' ? undefined : { dollars };
});

const nativeBalanceAtom = atom(
  (get) => get(sendableTokensAtom).find(({ address }) => address === undefined)?.amount,
);

function judgeAmount(read: ReadAmount, token: TokenBalance | undefined, most: bigint | undefined) {
  if (read.problem) return read.problem;
  if (!token || read.units > token.amount || (most !== undefined && read.units > most)) return 'tooMuch';
  return read.units > 0n ? 'right' : 'tooMuch';
}

const RECEIVER: Readonly<Record<string, SendFormFacts['receiver']>> = {
  empty: 'missing',
  reading: 'resolving',
  found: 'right',
};

/** What the button of the form says. */
export const sendButtonAtom = atom((get): SendButton => {
  const token = get(sendTokenAtom);
  const fee = get(ownFeeAtom);
  const native = get(nativeBalanceAtom);
  const isStopped = get(receiverWarningsAtom).some(({ level }) => level === 'stop');
  return sendButton({
    hasToken: token !== undefined,
    amount: judgeAmount(get(sendAmountAtom), token, get(mostAtom)),
    lacksFee: token?.address !== undefined && fee !== undefined && native !== undefined && native < fee,
    receiver: isStopped ? 'invalid' : (RECEIVER[get(receiverAtom).step] ?? 'invalid'),
  });
});

/** Types an amount: decimal text. */
export const typeAmountAtom = atom(null, (get, set, text: string) =>
  set(changeDraftAtom, { amount: { text, unit: get(draftAtom).amount.unit }, isMax: false }),
);

/** Chooses a token. An amount of another one means something else, so it goes. */
export const chooseTokenAtom = atom(null, (get, set, { address }: TokenBalance) => {
  const account = get(accountAtom);
  if (!account) return;
  const isSame = get(sendTokenAtom)?.address === address && get(sendTokenAtom) !== undefined;
  set(changeDraftAtom, {
    token: { network: networkOf(account), address },
    ...(isSame ? {} : { amount: { text: '', unit: 'token' as const }, isMax: false }),
  });
});

/** Takes a part of the balance, all of it with 100. The fee stays. */
export const takePartAtom = atom(null, (get, set, percent: 25 | 50 | 75 | 100) => {
  const token = get(sendTokenAtom);
  if (!token) return;
  const { unit } = get(draftAtom).amount;
  const text = writeSendAmount(partOf(token.amount, BigInt(percent)), 'token', token);
  // Cents are too coarse for a part of a balance.
  const amount = { text, unit: 'token' as const };
  if (percent === 100) set(changeDraftAtom, { amount: { text: '', unit }, isMax: true });
  else set(changeDraftAtom, { amount, isMax: false });
});

/** Types the same amount in the other unit. */
export const switchUnitAtom = atom(null, (get, set) => {
  const { amount, isMax } = get(draftAtom);
  const token = get(sendTokenAtom);
  if (!token || token.price === undefined) return;
  const unit = amount.unit === 'token' ? ('dollars' as const) : ('token' as const);
  set(changeDraftAtom, { amount: isMax ? { text: '', unit } : convertAmount(amount, token) });
});
