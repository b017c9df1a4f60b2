import { atom } from 'jotai/vanilla';
import type { ActivityEntry } from '../../lib/account/activityEntry.js';
import { WalletModalError } from '../../lib/errors.js';
import type { CaipAddress } from '../../lib/networks/caip.js';
import { MOST_PURCHASE_REFRESHES, PURCHASES_REFRESH_MS } from '../../lib/onramp/buyConstants.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { poll } from '../util/poll.js';
import type { Dispose } from '../util/store.js';

export interface PurchasesState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Newest first. */
  readonly entries: readonly ActivityEntry[];
  /** False if no source reports purchases. */
  readonly isKnown: boolean;
  /** Whether a purchase is pending and polling has paused until the visitor asks. */
  readonly isPaused: boolean;
}

const LOADING: PurchasesState = { status: 'loading', entries: [], isKnown: true, isPaused: false };

const cell = atom<PurchasesState & { readonly account?: CaipAddress | undefined }>(LOADING);

/** The active account's purchases from all providers. Read only while watched. */
export const purchasesAtom = atom((get): PurchasesState => {
  const state = get(cell);
  return state.account === get(accountAtom) ? state : LOADING;
});

/** Adds a purchase that was just found, until the list is read. */
export const notePurchaseAtom = atom(null, (_get, set, account: CaipAddress, purchase: ActivityEntry) =>
  set(cell, (state) => {
    const known = state.account === account ? state : LOADING;
    const others = known.entries.filter(({ id }) => id !== purchase.id);
    return { ...known, account, entries: [purchase, ...others] };
  }),
);

const readAtom = atom(null, async (get, set, account: CaipAddress, signal: AbortSignal) => {
  const { openOnRamp, host } = get(servicesAtom);
  const known = get(purchasesAtom);
  try {
    const ramp = await openOnRamp();
    const lists = await Promise.all(ramp.providers.map(({ id }) => ramp.purchases(account, id, { signal })));
    if (signal.aborted) return;
    const entries = lists.flatMap((list) => list ?? []).sort((a, b) => b.minedAt - a.minedAt);
    const isKnown = lists.some((list) => list !== undefined);
    set(cell, { account, status: 'ready', entries, isKnown, isPaused: false });
  } catch (error) {
    if (signal.aborted) return;
    set(cell, { ...known, account, status: 'failed' });
    if (error instanceof WalletModalError) host.report(error);
  }
});

/** Reads the list, and again every three seconds while a purchase is pending and the page is visible, until disposed. */
export const watchPurchasesAtom = atom(null, (get, set): Dispose => {
  const account = get(accountAtom);
  const services = get(servicesAtom);
  if (!account) return () => undefined;
  let refreshes = 0;
  const stop = poll(services, PURCHASES_REFRESH_MS, async (signal) => {
    if (!services.isOnline() && refreshes > 0) return;
    await set(readAtom, account, signal);
    if (signal.aborted) return;
    refreshes += 1;
    const { entries } = get(purchasesAtom);
    const isOnWay = entries.some(({ status }) => status === 'pending');
    const isPaused = isOnWay && refreshes >= MOST_PURCHASE_REFRESHES;
    if (isPaused) set(cell, (state) => ({ ...state, isPaused }));
    if (isPaused || !isOnWay) stop();
  });
  return stop;
});
