import { useAtomValue, useSetAtom } from 'jotai';
import { lookForTransactionAtom, lookPressAtom } from '../../../atoms/transactions/lookForTransaction.js';

/** Looks at once what became of a transaction. `step` is what came of the last press. */
export function useCheck(id: string) {
  const press = useAtomValue(lookPressAtom);
  const look = useSetAtom(lookForTransactionAtom);
  const step = press?.id === id ? press.step : undefined;
  return { step, check: () => void look(id) };
}
