import { watchTokensAtom } from '../../../src/atoms/account/tokens.js';
import { accountAtom } from '../../../src/atoms/connection.js';
import { leaveFinishedViews } from '../../../src/atoms/effects/leaveFinishedViews.js';
import { changeDraftAtom } from '../../../src/atoms/send/draft.js';
import {
  amountTextAtom,
  chooseTokenAtom,
  sendButtonAtom,
  typeAmountAtom,
} from '../../../src/atoms/send/form.js';
import { recipientAtom } from '../../../src/atoms/send/recipient.js';
import { reviewSendAtom, sendFlowAtom } from '../../../src/atoms/send/sendFlow.js';
import { submitSendAtom } from '../../../src/atoms/send/submitSend.js';
import { recipientWarningsAtom } from '../../../src/atoms/send/warnings.js';
import { configAtom } from '../../../src/atoms/siteConfig.js';
import type { TokenBalance } from '../../../src/lib/account/tokenBalance.js';
import type { HistoryEntry } from '../../../src/lib/account/transactionHistory.js';
import type { CaipAddress } from '../../../src/lib/networks/caip.js';
import type { FoundRecipient } from '../../../src/lib/send/sending.js';
import { settled } from '../../support/promises.js';
import { BOB, fakeAccountData, fakeConnector, world } from '../fakes.js';
import { fakeTracking } from '../transactions/fakeTracking.js';
import { COIN, DOLLARS, type FakeSending, fakeSending, requestFor } from './fakeSending.js';

const READ = [sendButtonAtom, sendFlowAtom, recipientWarningsAtom, amountTextAtom, recipientAtom];

/** A visitor at the form for sending. `found` maps typed recipients to results; `tokensOf` lists the tokens of each account. */
export async function startSending({
  found = {},
  tokensOf = () => [COIN, DOLLARS],
  type = 'ANNOUNCED',
  entries = [],
  rate,
}: {
  found?: Readonly<Record<string, FoundRecipient>>;
  tokensOf?: (account: CaipAddress) => readonly TokenBalance[];
  type?: 'ANNOUNCED' | 'AUTH';
  /** The second page of the history. */
  entries?: readonly HistoryEntry[];
  /** The exchange rate of euros. If set, values are shown in euros. */
  rate?: string;
} = {}) {
  const tracking = fakeTracking();
  const sending: FakeSending = fakeSending(found);
  let listedOf = tokensOf;
  const data = fakeAccountData({
    balances: async (account) => ({ tokens: listedOf(account), source: 'service' }),
    history: async (_account, { cursor }) => ({
      entries: cursor === undefined ? [] : entries,
      next: cursor === undefined ? 'two' : undefined,
    }),
    rate: async () => (rate ? { currency: 'EUR', perDollar: rate, at: 1 } : undefined),
  });
  const wallet = fakeConnector('a', 'eip155', { type });
  const here = world({
    wallets: [wallet],
    services: {
      openSending: async () => sending,
      openAccountData: async () => data,
      openTracker: tracking.open,
    },
  });
  const { store } = here;
  store.set(configAtom, { ...store.get(configAtom), currency: rate ? 'EUR' : '' });
  tracking.bind(store, here.services);
  here.start(leaveFinishedViews);
  await here.connect(wallet);
  here.open('WalletSend');
  let stop = store.set(watchTokensAtom);
  here.start(() =>
    store.sub(accountAtom, () => {
      stop();
      stop = store.set(watchTokensAtom);
    }),
  );
  here.start(() => () => stop());
  for (const atom of READ) here.start(() => store.sub(atom, () => undefined));
  await settled();
  const fill = async (amount = '1', recipient: string = BOB) => {
    store.set(chooseTokenAtom, COIN);
    store.set(typeAmountAtom, amount);
    store.set(changeDraftAtom, { recipient });
    await settled();
  };
  const review = async () => {
    void store.set(reviewSendAtom);
    await settled();
    const question = sending.prepared.at(-1);
    if (!question) throw new Error('Nothing was prepared.');
    question.resolve(requestFor(question.wanted));
    await settled();
  };
  const submit = async () => {
    void store.set(submitSendAtom);
    await settled();
  };
  const step = () => store.get(sendFlowAtom).step;
  /** Replaces the listed tokens. */
  const list = async (...others: readonly TokenBalance[]) => {
    listedOf = () => others;
    stop();
    stop = store.set(watchTokensAtom);
    await settled();
  };
  const button = () => store.get(sendButtonAtom);
  return { ...here, sending, tracking, wallet, fill, review, submit, step, list, button };
}
