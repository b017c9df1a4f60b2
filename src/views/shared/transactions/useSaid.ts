import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { addShownAtom, type ShownTransaction } from '../../../atoms/transactions/shownTransactions.js';
import { transactionsAtom } from '../../../atoms/transactions/transactionList.js';
import { transactionMessage } from '../../../atoms/transactions/transactionMessage.js';
import { localeAtom, translateAtom } from '../../../atoms/translate.js';
import type { TrackedTransaction } from '../../../lib/transactions/trackedTransaction.js';

/** A tracked transaction as it is known now. */
export function useTransaction(id: string): TrackedTransaction | undefined {
  return useAtomValue(transactionsAtom).find((one) => one.id === id);
}

/** What the tracker says about transactions. */
export function useTransactionText(): (transaction: TrackedTransaction) => string {
  const translate = useAtomValue(translateAtom);
  const locale = useAtomValue(localeAtom);
  return (transaction) => {
    const { text } = transactionMessage(transaction, translate, locale);
    return typeof text === 'string' ? text : translate(text.key, text.params);
  };
}

/**
 * To be used where a view says what is known of a transaction, so that no message over the view repeats it.
 */
export function useSaid(id: string, says: ShownTransaction['says'] = 'failure'): void {
  const add = useSetAtom(addShownAtom);
  useEffect(() => add({ id, says }), [add, id, says]);
}
