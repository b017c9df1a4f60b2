import { type Atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { watchTokensAtom } from '../../atoms/account/tokens.js';
import { accountAtom } from '../../atoms/connection.js';
import { blocksKeyAtom } from '../../atoms/transactions/movedTokens.js';
import type { CaipAddress } from '../../lib/networks/caip.js';

/** Has the tokens of an account read while this is on screen: again and again, and after each transaction. */
export function useTokenWatch(whose: Atom<CaipAddress | undefined> = accountAtom): void {
  const account = useAtomValue(whose);
  const watch = useSetAtom(watchTokensAtom);
  const blocks = useAtomValue(blocksKeyAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each account and network, and each transaction of it
  useEffect(() => watch(account), [watch, account, blocks]);
}
