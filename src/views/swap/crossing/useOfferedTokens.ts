import { useAtomValue } from 'jotai';
import {
  arrivalListsAtom,
  arrivalNetworkAtom,
  arrivalTokensAtom,
} from '../../../atoms/swap/delivery/arrivalTokens.js';
import { swapTokenListsAtom } from '../../../atoms/swap/swapTokens.js';

/** The tokens to choose from: on the account's network, or on the network to receive on. */
export function useOfferedTokens(target: 'from' | 'to') {
  const here = useAtomValue(swapTokenListsAtom);
  const there = useAtomValue(arrivalListsAtom);
  const { status } = useAtomValue(arrivalTokensAtom);
  const network = useAtomValue(arrivalNetworkAtom);
  const elsewhere = target === 'to' ? network : undefined;
  if (elsewhere === undefined) return { ...here, elsewhere, status: 'data' } as const;
  return { ...there, elsewhere, status };
}
