import type { ViewText } from '../useText.js';

/** The operations that have a text, by the names that the service uses. */
const OPERATIONS = [
  'approve',
  'bought',
  'borrow',
  'burn',
  'buy',
  'cancel',
  'claim',
  'deploy',
  'deposit',
  'execute',
  'mint',
  'name',
  'receive',
  'repay',
  'request',
  'send',
  'sell',
  'stake',
  'trade',
  'unstake',
  'withdraw',
] as const;

/**
 * A label for a transaction's operation. If the outcome isn't certain (`isDone` is false), it names the purpose instead.
 * Unknown operations keep the service's word.
 */
export function operationLabel(operation: string, isDone: boolean, t: ViewText): string {
  const known = OPERATIONS.find((one) => one === operation);
  if (!known) return operation;
  return isDone ? t(`history.operation.${known}`) : t(`history.action.${known}`);
}
