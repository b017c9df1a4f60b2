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
 * The pauses between two reads of a watched balance, in ms. Each unchanged read moves on to the next pause; the last one
 * repeats.
 */
const BALANCE_PAUSES_MS: readonly number[] = [10_000, 20_000, 40_000, 60_000];

/** After failures, the pause doubles at most this many times in a row, up to about five minutes. */
const MOST_DOUBLINGS = 5;
/** Returning to the page this soon after a read, in ms, doesn't read again. */
const FRESH_MS = 1_000;

/** The balance while it is watched. Otherwise, don't read `balanceAtom`: that would fetch it. */
const watchedAtom = atom((get) => (get(balanceWatchersAtom) === 0 ? undefined : get(balanceAtom)));

/**
 * Keeps a watched balance up to date. Reads it after each transaction of the account, when the visitor returns to the page,
 * after a failure, and repeatedly while the page is visible, because others may send something. The pauses grow while nothing
 * changes.
 */
export function refreshButtonBalance(store: Store, { clock, isVisible, onLook }: Services): Dispose {
  let cancel: Dispose | undefined;
  let isDue = false;
  /** Consecutive unchanged reads, and consecutive failures. */
  let quiet = 0;
  let failures = 0;
  let last: { readonly account: CaipAddress | undefined; readonly balance: string } | undefined;
  // The first read may start it.
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
      // Unwatched until now, so the data may be old.
      if (wasWatched) onRead(`${result.data.decimal} ${result.data.symbol}`);
      else refresh();
    } else if (result.status === 'error' && codeOf(result.error) === 'rpc_failed') {
      wait(BALANCE_REFRESH_MS * 2 ** failures);
      failures = Math.min(failures + 1, MOST_DOUBLINGS);
    }
  }
  function onNews() {
    // Nodes may lag behind, so the next pause is the shortest again.
    quiet = -1;
    const result = store.get(watchedAtom);
    if (!result || result.status === 'idle') return;
    // Without an RPC URL, the balance can't be read.
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
