import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import {
  accountHistoryAtom,
  type HistoryState,
  leaveHistoryAtom,
  loadHistoryAtom,
} from '../../atoms/account/history.js';
import { readRecipientsAtom } from '../../atoms/send/rememberedRecipients.js';
import { loadTransactionsAtom } from '../../atoms/transactions/trackTransaction.js';
import { viewedAccountAtom } from '../../atoms/watch/viewedAccount.js';

/** The history of the account on screen. Loaded on mount and whenever the account or its network changes. */
export function useHistory(): HistoryState {
  const account = useAtomValue(viewedAccountAtom);
  const load = useSetAtom(loadHistoryAtom);
  const loadSent = useSetAtom(loadTransactionsAtom);
  const readRecipients = useSetAtom(readRecipientsAtom);
  const leave = useSetAtom(leaveHistoryAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again for each account and network
  useEffect(() => {
    void load();
    return leave;
  }, [load, leave, account]);
  // If this fails, the service's history is still shown.
  useEffect(() => void loadSent().catch(() => undefined), [loadSent]);
  // The address book is needed to detect imitations.
  useEffect(() => void readRecipients(), [readRecipients]);
  return useAtomValue(accountHistoryAtom);
}
