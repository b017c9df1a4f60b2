import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { watchTokensAtom } from '../../atoms/account/tokens.js';
import { accountAtom } from '../../atoms/connection.js';
import { blocksKeyAtom } from '../../atoms/transactions/movedTokens.js';

/** Has the tokens of the active account read while this is on screen: again and again, and after each transaction. */
export function useTokenWatch(): void {
  const account = useAtomValue(accountAtom);
  const watch = useSetAtom(watchTokensAtom);
  const blocks = useAtomValue(blocksKeyAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each account and network, and each transaction of it
  useEffect(() => watch(), [watch, account, blocks]);
}
