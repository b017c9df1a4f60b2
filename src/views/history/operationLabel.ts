import type { ViewText } from '../useText.js';

/** The operations that have a text, as the service calls them. */
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
 * What a transaction did, in words; if that is not sure (`isDone`), what it was for. An operation that we do not know is told
 * in the service's word.
 */
export function operationLabel(operation: string, isDone: boolean, t: ViewText): string {
  const known = OPERATIONS.find((one) => one === operation);
  if (!known) return operation;
  return isDone ? t(`history.operation.${known}`) : t(`history.action.${known}`);
}
