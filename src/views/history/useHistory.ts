import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import {
  accountHistoryAtom,
  type HistoryState,
  leaveHistoryAtom,
  loadHistoryAtom,
} from '../../atoms/account/history.js';
import { accountAtom } from '../../atoms/connection.js';

/** The history of the active account, read when this appears and when the account or its network changes. */
export function useHistory(): HistoryState {
  const account = useAtomValue(accountAtom);
  const load = useSetAtom(loadHistoryAtom);
  const leave = useSetAtom(leaveHistoryAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each account and network
  useEffect(() => {
    void load();
    return leave;
  }, [load, leave, account]);
  return useAtomValue(accountHistoryAtom);
}
