import { atom } from 'jotai/vanilla';
import { WalletModalError } from '../../lib/errors.js';
import { expectedAmount } from '../../lib/swap/swapRequest.js';
import { servicesAtom } from '../hostServices.js';
import { beginAtom, innerSwapFlowAtom, type ReadySwap, stepAtom } from './swapFlow.js';

/** Rebuilds the swap on screen, which stays until the new one is ready. */
export const refreshSwapAtom = atom(null, async (get, set) => {
  const before = get(innerSwapFlowAtom);
  if (before.step !== 'ready' || before.isRefreshing) return;
  const { openSwap, clock, host } = get(servicesAtom);
  const signal = set(beginAtom);
  set(stepAtom, { ...before, isRefreshing: true });
  const end = (change: Partial<ReadySwap>) => {
    if (!signal.aborted) set(stepAtom, { ...before, ...change, isRefreshing: false });
  };
  try {
    const swapping = await openSwap();
    const { wanted, slippage, request: shown } = before;
    const request = await (shown.together
      ? swapping.prepareTogether(wanted, shown.together, slippage, { signal })
      : swapping.prepareSwap(wanted, slippage, { signal }));
    if (signal.aborted) return;
    if (!request) return end({});
    const [was, is] = [expectedAmount(before.request), expectedAmount(request)];
    const now = clock.now();
    const { bridge: crossing, fee } = before.request;
    const isSameBridge = request.bridge?.id === crossing?.id && request.bridge?.least === crossing?.least;
    const isSame = was === is && request.fee === fee && isSameBridge;
    end({
      request,
      madeAt: now,
      // The visitor sees the higher amount and accepts that one from now on.
      accepted: is > before.accepted ? is : before.accepted,
      changedAt: isSame ? before.changedAt : now,
    });
  } catch (cause) {
    if (signal.aborted) return;
    const error = cause instanceof WalletModalError ? cause : undefined;
    if (error) host.report(error);
    // The swap would fail now, so it must not be sent. If the check itself failed, the shown swap stays valid until it expires.
    const isRefuted = error?.code === 'transaction_failed' || error?.code === 'request_invalid';
    end(isRefuted ? { madeAt: 0 } : {});
  }
});
