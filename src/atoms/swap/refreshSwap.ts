import { atom } from 'jotai/vanilla';
import { WalletModalError } from '../../lib/errors.js';
import { expectedAmount } from '../../lib/swap/swapRequest.js';
import { servicesAtom } from '../hostServices.js';
import { beginAtom, innerSwapFlowAtom, type ReadySwap, stepAtom } from './swapFlow.js';

/** Builds the shown swap again. The shown one stays until then. */
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
      // More than accepted is what the visitor sees and accepts from now on.
      accepted: is > before.accepted ? is : before.accepted,
      changedAt: isSame ? before.changedAt : now,
    });
  } catch (cause) {
    if (signal.aborted) return;
    const error = cause instanceof WalletModalError ? cause : undefined;
    if (error) host.report(error);
    // It would fail now, so it is not sent. Without an answer, the shown one holds until it is too old.
    const isRefuted = error?.code === 'transaction_failed' || error?.code === 'request_invalid';
    end(isRefuted ? { madeAt: 0 } : {});
  }
});
