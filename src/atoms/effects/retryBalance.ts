import { atom } from 'jotai/vanilla';
import { BALANCE_REFRESH_MS } from '../../lib/constants.js';
import { codeOf } from '../../lib/errorText.js';
import { balanceAtom, refreshBalanceAtom } from '../account.js';
import type { Services } from '../hostServices.js';
import { balanceWatchersAtom } from '../modalState.js';
import type { Dispose, Store } from '../util/store.js';

/** The wait stops growing after this many failures in a row, at about five minutes. */
const MOST_DOUBLINGS = 5;

/** The status of the balance if a button shows it. Otherwise `balanceAtom` is not read: that would fetch it. */
const statusAtom = atom((get) => {
  if (get(balanceWatchersAtom) === 0) return 'hidden';
  const result = get(balanceAtom);
  return result.status === 'error' && codeOf(result.error) === 'rpc_failed' ? 'failed' : result.status;
});

/** Reads a balance again after `rpc_failed` while a button shows it. The wait doubles, from ten seconds on. */
export function retryBalance(store: Store, { clock, isVisible }: Services): Dispose {
  let failures = 0;
  let cancel: Dispose | undefined;

  function wait() {
    cancel = clock.after(BALANCE_REFRESH_MS * 2 ** failures, () => {
      if (!isVisible()) return wait();
      failures = Math.min(failures + 1, MOST_DOUBLINGS);
      store.set(refreshBalanceAtom);
    });
  }
  const stop = store.sub(statusAtom, () => {
    const status = store.get(statusAtom);
    cancel?.();
    if (status === 'failed') wait();
    else if (status !== 'pending') failures = 0;
  });
  return () => {
    stop();
    cancel?.();
  };
}
