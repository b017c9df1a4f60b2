import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { addShownAtom, type ShownTransaction } from '../../../atoms/transactions/shownTransactions.js';
import { transactionsAtom } from '../../../atoms/transactions/transactionList.js';
import { transactionMessage } from '../../../atoms/transactions/transactionMessage.js';
import { localeAtom, translateAtom } from '../../../atoms/translate.js';
import type { TrackedTransaction } from '../../../lib/transactions/trackedTransaction.js';

/** The latest state of a tracked transaction. */
export function useTransaction(id: string): TrackedTransaction | undefined {
  return useAtomValue(transactionsAtom).find((one) => one.id === id);
}

/** Returns a function that gives the tracker's text for a transaction. */
export function useTransactionText(): (transaction: TrackedTransaction) => string {
  const translate = useAtomValue(translateAtom);
  const locale = useAtomValue(localeAtom);
  return (transaction) => {
    const { text } = transactionMessage(transaction, translate, locale);
    return typeof text === 'string' ? text : translate(text.key, text.params);
  };
}

/** Call it in views that show a transaction's status, so that no message over the view repeats it. */
export function useSaid(id: string, says: ShownTransaction['says'] = 'failure'): void {
  const add = useSetAtom(addShownAtom);
  useEffect(() => add({ id, says }), [add, id, says]);
}
