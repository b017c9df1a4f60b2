import { useAtomValue, useSetAtom } from 'jotai';
import { lookForTransactionAtom, lookPressAtom } from '../../../atoms/transactions/lookForTransaction.js';

/** Checks a transaction at once. `step` is the result of the last press. */
export function useCheck(id: string) {
  const press = useAtomValue(lookPressAtom);
  const look = useSetAtom(lookForTransactionAtom);
  const step = press?.id === id ? press.step : undefined;
  return { step, check: () => void look(id) };
}
