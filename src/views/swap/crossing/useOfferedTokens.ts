import { useAtomValue } from 'jotai';
import {
  arrivalListsAtom,
  arrivalNetworkAtom,
  arrivalTokensAtom,
} from '../../../atoms/swap/delivery/arrivalTokens.js';
import { swapTokenListsAtom } from '../../../atoms/swap/swapTokens.js';

/** The tokens to choose from: of the account's network, or to be bought on the other one that the visitor looks at. */
export function useOfferedTokens(target: 'from' | 'to') {
  const here = useAtomValue(swapTokenListsAtom);
  const there = useAtomValue(arrivalListsAtom);
  const { status } = useAtomValue(arrivalTokensAtom);
  const network = useAtomValue(arrivalNetworkAtom);
  const elsewhere = target === 'to' ? network : undefined;
  if (elsewhere === undefined) return { ...here, elsewhere, status: 'data' } as const;
  return { ...there, elsewhere, status };
}
