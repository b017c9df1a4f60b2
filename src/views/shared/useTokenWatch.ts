import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { watchTokensAtom } from '../../atoms/account/tokens.js';
import { accountAtom } from '../../atoms/connection.js';

/** Has the tokens of the active account read again and again while this is on screen. */
export function useTokenWatch(): void {
  const account = useAtomValue(accountAtom);
  const watch = useSetAtom(watchTokensAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each account and network
  useEffect(() => watch(), [watch, account]);
}
