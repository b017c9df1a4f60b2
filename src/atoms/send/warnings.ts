import { atom } from 'jotai/vanilla';
import type { AccountData, AccountReadOptions } from '../../lib/account/accountData.js';
import type { HistoryEntry } from '../../lib/account/transactionHistory.js';
import { addressOf, type CaipAddress, networkOf, spokenNamespaceOf } from '../../lib/networks/caip.js';
import { historyRecipients, tellsPrices } from '../../lib/send/historyRecipients.js';
import { findNearMiss, type NearMiss } from '../../lib/send/lookAlike.js';
import { readSendAmount } from '../../lib/send/sendAmount.js';
import { recipientWarnings, type SendWarning, unusedWarnings } from '../../lib/send/sendWarnings.js';
import { historyFactsAtom } from '../account/historyFacts.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { asyncResultAtom, dataOf } from '../util/asyncResult.js';
import { draftAtom } from './draft.js';
import { ownAddressesAtom } from './ownAddresses.js';
import { recipientAtom } from './recipient.js';
import { openRecipientsAtom, rememberedRecipientsAtom } from './rememberedRecipients.js';
import { sendableTokensAtom, sendTokenAtom } from './sendTokens.js';

/** How many pages of the history are read: strangers may have filled the first ones. */
const MOST_PAGES = 5;

async function readNewest(
  { history }: AccountData,
  account: CaipAddress,
  { signal }: AccountReadOptions,
): Promise<readonly HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  let cursor: string | undefined;
  try {
    for (let count = 0; count < MOST_PAGES; count += 1) {
      const page = await history?.(account, { signal, cursor });
      entries.push(...(page?.entries ?? []));
      cursor = page?.next;
      if (cursor === undefined) break;
    }
  } catch (error) {
    // The pages before it still tell whom the visitor knows.
    if (signal.aborted || entries.length === 0) throw error;
  }
  return entries;
}

/** The newest part of the account's history. */
const newestEntriesAtom = asyncResultAtom(
  (get) => get(accountAtom),
  (get, options) => {
    const account = get(accountAtom);
    const { openAccountData } = get(servicesAtom);
    return account && openAccountData().then((data) => readNewest(data, account, options));
  },
);

/** Who got what the account itself signed. Undefined until it is known. */
const historyRecipientsAtom = atom((get): readonly string[] | undefined => {
  const result = get(newestEntriesAtom);
  if (result.status === 'pending' || result.status === 'idle') return undefined;
  const entries = dataOf(result) ?? [];
  const facts = get(historyFactsAtom);
  return facts ? historyRecipients(entries, { ...facts, hasPrices: tellsPrices(entries) }) : [];
});

/** The addresses that the visitor can be said to know, in the family of the active account. */
const knownAtom = atom((get) => {
  const account = get(accountAtom);
  if (!account) return undefined;
  const namespace = spokenNamespaceOf(networkOf(account));
  const sender = addressOf(account);
  return {
    sender,
    own: get(ownAddressesAtom).filter((one) => one !== sender),
    remembered: get(rememberedRecipientsAtom).filter((one) => one.namespace === namespace),
    open: get(openRecipientsAtom).filter((one) => one.namespace === namespace),
    history: get(historyRecipientsAtom),
  };
});

const unusedWarningsAtom = atom((get): readonly SendWarning[] => {
  const recipient = get(recipientAtom);
  const token = get(sendTokenAtom);
  if (recipient.step !== 'found') return [];
  if (!token) return unusedWarnings(recipient.place, { isNative: false, units: undefined });
  // Of all of it, the fee still has to be paid: the node that tries it says whether enough is left.
  const { units } = readSendAmount(get(draftAtom).amount, token, token.amount);
  return unusedWarnings(recipient.place, { isNative: token.address === undefined, units });
});

/** What is to be said about the recipient in the form. */
export const recipientWarningsAtom = atom((get): readonly SendWarning[] => {
  const known = get(knownAtom);
  const recipient = get(recipientAtom);
  if (!known || recipient.step !== 'found') return [];
  const tokens = get(sendableTokensAtom).flatMap(({ address }) => address ?? []);
  // Before a token is chosen, nothing is known to be lost.
  const isNative = get(sendTokenAtom)?.address === undefined;
  return [...recipientWarnings({ recipient, tokens, isNative, ...known }), ...get(unusedWarningsAtom)];
});

/** The known address that a text which is none probably should be. */
export const nearMissAtom = atom((get): NearMiss | undefined => {
  const known = get(knownAtom);
  const recipient = get(recipientAtom);
  if (!known || recipient.step !== 'invalid') return undefined;
  if (recipient.problem !== 'form' && recipient.problem !== 'checksum') return undefined;
  const { sender, own, remembered, history = [] } = known;
  const addresses = [...remembered.map((one) => one.address), ...own, sender, ...history];
  return findNearMiss(get(draftAtom).recipient.trim(), addresses);
});
