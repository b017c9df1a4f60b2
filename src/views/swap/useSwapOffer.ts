import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { initialiseSwapAtom } from '../../atoms/swap/initialiseSwap.js';
import { swapDraftAtom } from '../../atoms/swap/swapDraft.js';
import { offerAtom, swapNetworkAtom } from '../../atoms/swap/swapTokens.js';

/** Loads the tokens that can be swapped on the account's network, unless they are known. */
export function useSwapOffer(): void {
  const network = useAtomValue(swapNetworkAtom);
  const offer = useAtomValue(offerAtom);
  const { network: ofDraft } = useAtomValue(swapDraftAtom);
  const initialise = useSetAtom(initialiseSwapAtom);
  const isReady = offer !== undefined && ofDraft === network;
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again for each network
  useEffect(() => {
    if (!isReady) void initialise();
  }, [initialise, isReady, network]);
}
