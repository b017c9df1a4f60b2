import { atom } from 'jotai/vanilla';
import { type ActivityEntry, withDevice } from '../../lib/account/activityEntry.js';
import { mergeEntries, shownEntries } from '../../lib/account/arrangeHistory.js';
import { createHistoryJudge } from '../../lib/account/createHistoryJudge.js';
import type { Suspicion } from '../../lib/account/suspectEntry.js';
import type { HistoryEntry } from '../../lib/account/transactionHistory.js';
import { WalletModalError } from '../../lib/errors.js';
import { addressOf, type CaipAddress, networkOf } from '../../lib/networks/caip.js';
import { tellsPrices } from '../../lib/send/historyRecipients.js';
import { hashOf } from '../../lib/transactions/trackedTransaction.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { trustedAddressesAtom } from '../send/trustedAddresses.js';
import { configAtom } from '../siteConfig.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import { trackAtom } from '../track.js';
import { transactionsAtom } from '../transactions/transactionList.js';
import { latestAtom } from '../util/latest.js';
import { viewedAccountAtom } from '../watch/viewedAccount.js';
import { viewedHistoryFactsAtom } from '../watch/viewedHistory.js';
import { isSmartAccountAtom } from './smartAccount.js';

/** Consecutive pages without new entries, after which the visitor has to ask for more. */
const MOST_EMPTY_PAGES = 5;

interface Pages {
  readonly account: CaipAddress | undefined;
  readonly status: 'idle' | 'loading' | 'loadingMore' | 'ready' | 'failed';
  readonly entries: readonly HistoryEntry[];
  /** The cursor of the next page. */
  readonly next: string | undefined;
  /** Whether a service provides the history. */
  readonly hasService: boolean;
  readonly lacksNative: boolean;
  readonly emptyPages: number;
}

/** An entry, and why it is probably spam. */
export interface SuspectEntry extends HistoryEntry {
  readonly suspicion: Suspicion;
}

const NONE: Omit<Pages, 'account'> = {
  status: 'idle',
  entries: [],
  next: undefined,
  hasService: true,
  lacksNative: false,
  emptyPages: 0,
};

const pagesCell = atom<Pages>({ ...NONE, account: undefined });
const nextReadAtom = latestAtom();

const pagesAtom = atom((get): Pages => {
  const pages = get(pagesCell);
  const account = get(viewedAccountAtom);
  return pages.account === account ? pages : { ...NONE, account };
});

const sentAtom = atom((get) => {
  const account = get(viewedAccountAtom);
  return get(transactionsAtom).filter((one) => one.account === account && one.status.step !== 'declined');
});

const hasPricesAtom = atom((get) => tellsPrices(get(loadedAtom)));
const judgeAtom = atom((get) => {
  const facts = get(viewedHistoryFactsAtom);
  return facts && createHistoryJudge({ ...facts, hasPrices: get(hasPricesAtom) });
});

/** The addresses that the visitor knows. For a watched account, only its own address. */
const knownAddressesAtom = atom((get) => {
  const account = get(viewedAccountAtom);
  return account && account !== get(accountAtom) ? [addressOf(account)] : get(trustedAddressesAtom);
});

/** Returns why an entry is probably spam. Undefined if it probably isn't. */
const suspicionAtom = atom((get): ((entry: HistoryEntry) => Suspicion | undefined) => {
  const judgeHistory = get(judgeAtom);
  if (!judgeHistory) return () => undefined;
  const judge = judgeHistory(get(loadedAtom), get(knownAddressesAtom));
  const own = new Set(get(sentAtom).flatMap((transaction) => hashOf(transaction)?.toLowerCase() ?? []));
  if (own.size === 0) return judge;
  return (entry) => (own.has(entry.hash.toLowerCase()) ? undefined : judge(entry));
});

// Separate, so that a change of status alone creates no new list.
const loadedAtom = atom((get) => get(pagesAtom).entries);
const isCompleteAtom = atom((get) => {
  const { status, next } = get(pagesAtom);
  return status === 'ready' && next === undefined;
});
/** The entries of this network, with those that strangers probably caused in a separate list. */
const listedAtom = atom((get): { shown: readonly HistoryEntry[]; hidden: readonly SuspectEntry[] } => {
  const account = get(viewedAccountAtom);
  const suspicion = get(suspicionAtom);
  if (!account) return { shown: [], hidden: [] };
  const { clock } = get(servicesAtom);
  const shown: HistoryEntry[] = [];
  const hidden: SuspectEntry[] = [];
  for (const entry of shownEntries(get(loadedAtom), networkOf(account), clock.now())) {
    const found = suspicion(entry);
    if (found) hidden.push({ ...entry, suspicion: found });
    else shown.push(entry);
  }
  return { shown, hidden };
});
const entriesAtom = atom((get): readonly ActivityEntry[] => {
  const account = get(viewedAccountAtom);
  const { shown } = get(listedAtom);
  // Don't add this device's transactions to a list that is empty or still loading: alone, they are no history.
  if (!account || (shown.length === 0 && !get(isCompleteAtom))) return [];
  return withDevice(shown, get(sentAtom), get(isCompleteAtom));
});

export interface HistoryState {
  /** `loading` is the first page. */
  readonly status: Pages['status'];
  /** Newest first, without spam. Includes transactions of this device. Of the connected network only. */
  readonly entries: readonly ActivityEntry[];
  /** Probable spam, newest first. */
  readonly hidden: readonly SuspectEntry[];
  readonly hasMore: boolean;
  /** Whether to read the next page without asking the visitor. */
  readonly readsOn: boolean;
  /** False if no service provides the history: then only this device's transactions are known. */
  readonly hasService: boolean;
  /** Whether transfers of the native currency are missing, because the source can't see them. */
  readonly lacksNative: boolean;
}

/** The history of the account on screen, on its network. */
export const accountHistoryAtom = atom((get): HistoryState => {
  const { status, next, hasService, lacksNative, emptyPages } = get(pagesAtom);
  const hasMore = next !== undefined;
  const readsOn = hasMore && emptyPages < MOST_EMPTY_PAGES;
  return {
    status,
    entries: get(entriesAtom),
    hidden: get(listedAtom).hidden,
    hasMore,
    readsOn,
    hasService,
    lacksNative,
  };
});

/** Reads a page, the first one without a cursor. A failure empties the list (behaviour 7.2). */
const readPageAtom = atom(null, async (get, set, account: CaipAddress, cursor?: string) => {
  const signal = set(nextReadAtom);
  const { openAccountData, host } = get(servicesAtom);
  const before = get(pagesAtom);
  set(pagesCell, { ...before, status: cursor === undefined ? 'loading' : 'loadingMore' });
  try {
    const data = await openAccountData();
    signal.throwIfAborted();
    const page = await data.history?.(account, { signal, cursor });
    if (signal.aborted) return;
    if (!page) {
      set(pagesCell, { ...NONE, account, status: 'ready', hasService: false });
      return;
    }
    const isFirst = cursor === undefined;
    const known = isFirst ? [] : before.entries;
    const entries = mergeEntries(known, page.entries);
    const shownBefore = isFirst ? 0 : get(listedAtom).shown.length;
    const bringsNothing =
      entries.length === known.length && (page.entries.length > 0 || page.next === cursor);
    const read: Pages = {
      account,
      status: 'ready',
      entries,
      // A service that repeats entries has reached its end. A page from nodes may be empty, because each covers a limited range
      // of blocks.
      next: !isFirst && bringsNothing ? undefined : page.next,
      hasService: true,
      lacksNative: page.lacksNative === true || (!isFirst && before.lacksNative),
      emptyPages: 0,
    };
    set(pagesCell, read);
    const isEmpty = get(listedAtom).shown.length === shownBefore;
    if (isEmpty) set(pagesCell, { ...read, emptyPages: (isFirst ? 0 : before.emptyPages) + 1 });
  } catch (error) {
    if (signal.aborted) return;
    set(pagesCell, { ...NONE, account, status: 'failed' });
    set(showSnackbarAtom, { kind: 'error', text: { key: 'snackbar.failedToFetchTransactions' } });
    set(trackPageAtom, 'ERROR_FETCH_TRANSACTIONS', account, cursor);
    if (error instanceof WalletModalError && account === get(accountAtom)) host.report(error);
  }
});

const trackPageAtom = atom(
  null,
  (
    get,
    set,
    event: 'ERROR_FETCH_TRANSACTIONS' | 'LOAD_MORE_TRANSACTIONS',
    account: CaipAddress,
    cursor: string | undefined,
  ) => {
    // Watching an account is private and not tracked.
    if (account !== get(accountAtom)) return;
    const projectId = get(configAtom).projectId ?? '';
    const isSmartAccount = get(isSmartAccountAtom);
    set(trackAtom, { event, properties: { address: addressOf(account), projectId, cursor, isSmartAccount } });
  },
);

/** Reads the history from its newest entries. The known entries stay until then. */
export const loadHistoryAtom = atom(null, async (get, set) => {
  const account = get(viewedAccountAtom);
  if (account) await set(readPageAtom, account);
});

/** Stops reading when the view closes. */
export const leaveHistoryAtom = atom(null, (get, set) => {
  set(nextReadAtom);
  const pages = get(pagesCell);
  const isReading = pages.status === 'loading' || pages.status === 'loadingMore';
  if (isReading) set(pagesCell, { ...pages, status: pages.entries.length > 0 ? 'ready' : 'idle' });
});

/** Reads the next page, unless there is none or a read is running. */
export const loadMoreHistoryAtom = atom(null, async (get, set) => {
  const { account, status, next } = get(pagesAtom);
  if (!account || status !== 'ready' || next === undefined) return;
  set(trackPageAtom, 'LOAD_MORE_TRANSACTIONS', account, next);
  await set(readPageAtom, account, next);
});
