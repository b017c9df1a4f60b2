import { type Atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { watchTokensAtom } from '../../atoms/account/tokens.js';
import { accountAtom } from '../../atoms/connection.js';
import { blocksKeyAtom } from '../../atoms/transactions/movedTokens.js';
import type { CaipAddress } from '../../lib/networks/caip.js';

/** Keeps an account's tokens up to date while mounted: by polling, and after each transaction. */
export function useTokenWatch(whose: Atom<CaipAddress | undefined> = accountAtom): void {
  const account = useAtomValue(whose);
  const watch = useSetAtom(watchTokensAtom);
  const blocks = useAtomValue(blocksKeyAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts again for each account, network and transaction
  useEffect(() => watch(account), [watch, account, blocks]);
}
