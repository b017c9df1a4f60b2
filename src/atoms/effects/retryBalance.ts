import { atom } from 'jotai/vanilla';
import { BALANCE_REFRESH_MS } from '../../lib/constants.js';
import { codeOf } from '../../lib/errorText.js';
import { balanceAtom, refreshBalanceAtom } from '../account.js';
import type { Services } from '../hostServices.js';
import { balanceWatchersAtom } from '../modalState.js';
import type { Dispose, Store } from '../util/store.js';

/** After so many failures in a row the waits grow no more: about five minutes. */
const MOST_DOUBLINGS = 5;

/** How the balance stands that a button shows. Looks at it only then: looking reads it. */
const statusAtom = atom((get) => {
  if (get(balanceWatchersAtom) === 0) return 'hidden';
  const result = get(balanceAtom);
  return result.status === 'error' && codeOf(result.error) === 'rpc_failed' ? 'failed' : result.status;
});

/** Reads a balance that a button shows and that could not be read again, after waits that double. */
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
