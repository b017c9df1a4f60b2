import { atom } from 'jotai/vanilla';
import { networkOf } from '../../lib/networks/caip.js';
import type { WantedSwap } from '../../lib/swap/swapRequest.js';
import { formatUnits } from '../../lib/text/formatUnits.js';
import type { TrackedEvents } from '../../lib/trackedEvents.js';
import { isSmartAccountAtom } from '../account/smartAccount.js';
import { trackAtom } from '../track.js';

type SwapEvent = 'INITIATE_SWAP' | 'SWAP_SUCCESS' | 'SWAP_ERROR';

/** Reports an event about a swap. `toAmount` is in base units. */
export const trackSwapAtom = atom(
  null,
  (get, set, event: SwapEvent, { account, from, to, amount }: WantedSwap, toAmount: bigint) => {
    const properties: TrackedEvents[SwapEvent] = {
      network: networkOf(account),
      isSmartAccount: get(isSmartAccountAtom),
      swapFromToken: from.symbol,
      swapToToken: to.symbol,
      swapFromAmount: formatUnits(amount, from.decimals),
      swapToAmount: formatUnits(toAmount, to.decimals),
    };
    set(trackAtom, { event, properties });
  },
);
