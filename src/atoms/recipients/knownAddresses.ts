import { atom } from 'jotai/vanilla';
import type { AccountData, AccountReadOptions } from '../../lib/account/accountData.js';
import type { HistoryEntry } from '../../lib/account/transactionHistory.js';
import { addressOf, type CaipAddress, networkOf, spokenNamespaceOf } from '../../lib/networks/caip.js';
import { historyRecipients, tellsPrices } from '../../lib/send/historyRecipients.js';
import { historyFactsAtom } from '../account/historyFacts.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { ownAddressesAtom } from '../send/ownAddresses.js';
import { openRecipientsAtom, rememberedRecipientsAtom } from '../send/rememberedRecipients.js';
import { asyncResultAtom, dataOf } from '../util/asyncResult.js';

/** The most pages of the history that are read. Strangers may have filled the first ones. */
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
    // The earlier pages are still useful.
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

/** The recipients of transactions that the account itself signed. Undefined until read. */
const historyRecipientsAtom = atom((get): readonly string[] | undefined => {
  const result = get(newestEntriesAtom);
  if (result.status === 'pending' || result.status === 'idle') return undefined;
  const entries = dataOf(result) ?? [];
  const facts = get(historyFactsAtom);
  return facts ? historyRecipients(entries, { ...facts, hasPrices: tellsPrices(entries) }) : [];
});

/** The addresses that the visitor probably knows, in the active account's namespace. */
export const knownAddressesAtom = atom((get) => {
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
