import { atom } from 'jotai/vanilla';
import { BALANCE_REFRESH_MS } from '../../lib/constants.js';
import { codeOf } from '../../lib/errorText.js';
import type { CaipAddress } from '../../lib/networks/caip.js';
import { balanceAtom, refreshBalanceAtom } from '../account.js';
import { accountAtom } from '../connection.js';
import type { Services } from '../hostServices.js';
import { balanceWatchersAtom } from '../publicState.js';
import { blocksKeyAtom } from '../transactions/movedTokens.js';
import type { Dispose, Store } from '../util/store.js';

/**
 * The pauses between two reads of a balance that is watched, in ms. Each read that tells nothing new leads to the next one, and
 * the last stays.
 */
const BALANCE_PAUSES_MS: readonly number[] = [10_000, 20_000, 40_000, 60_000];

/** After failures, the pause stops doubling after this many in a row, at about five minutes. */
const MOST_DOUBLINGS = 5;
/** A return to the page this soon after a read, in ms, reads nothing. */
const FRESH_MS = 1_000;

/** The balance while somebody watches it. Otherwise `balanceAtom` is not read: that would fetch it. */
const watchedAtom = atom((get) => (get(balanceWatchersAtom) === 0 ? undefined : get(balanceAtom)));

/**
 * Keeps a balance that is watched up to date. It is read after each transaction of the account, when the visitor returns to
 * the page, after a failure, and, because others may send something, again and again while the page is visible. The pauses
 * grow until something happens.
 */
export function refreshButtonBalance(store: Store, { clock, isVisible, onLook }: Services): Dispose {
  let cancel: Dispose | undefined;
  let isDue = false;
  /** How many reads in a row have told nothing new, or have failed. */
  let quiet = 0;
  let failures = 0;
  let last: { readonly account: CaipAddress | undefined; readonly balance: string } | undefined;
  // It may be started by the first read.
  let isWatched = store.get(watchedAtom)?.status === 'pending';
  let readAt = Number.NEGATIVE_INFINITY;

  function refresh() {
    isDue = false;
    cancel?.();
    store.set(refreshBalanceAtom);
  }
  function wait(ms: number) {
    cancel = clock.after(ms, () => {
      if (isVisible()) refresh();
      else isDue = true;
    });
  }
  function onRead(balance: string) {
    failures = 0;
    readAt = clock.now();
    const account = store.get(accountAtom);
    const isNews = last?.account !== account || last?.balance !== balance;
    quiet = isNews ? 0 : quiet + 1;
    last = { account, balance };
    wait(BALANCE_PAUSES_MS[Math.min(quiet, BALANCE_PAUSES_MS.length - 1)] ?? BALANCE_REFRESH_MS);
  }
  function onChange() {
    const result = store.get(watchedAtom);
    const wasWatched = isWatched;
    isWatched = result !== undefined;
    cancel?.();
    if (!result || result.status === 'pending') return;
    isDue = false;
    if (result.status === 'data') {
      // It may be from when it was watched before.
      if (wasWatched) onRead(`${result.data.decimal} ${result.data.symbol}`);
      else refresh();
    } else if (result.status === 'error' && codeOf(result.error) === 'rpc_failed') {
      wait(BALANCE_REFRESH_MS * 2 ** failures);
      failures = Math.min(failures + 1, MOST_DOUBLINGS);
    }
  }
  function onNews() {
    // Nodes may lag behind, so that the next pause is the shortest, too.
    quiet = -1;
    const result = store.get(watchedAtom);
    if (!result || result.status === 'idle') return;
    // Without an RPC address, there is nothing to read it from.
    if (result.status === 'error' && codeOf(result.error) === 'rpc_missing') return;
    refresh();
  }

  const stops = [
    store.sub(watchedAtom, onChange),
    store.sub(blocksKeyAtom, onNews),
    onLook(() => {
      const isFresh = clock.now() - readAt < FRESH_MS;
      if (isDue || !isFresh) onNews();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    cancel?.();
  };
}
