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

/** What a transaction did, in words. An operation that we do not know is told in the service's word. */
export function operationLabel(operation: string, t: ViewText): string {
  const known = OPERATIONS.find((one) => one === operation);
  return known ? t(`history.operation.${known}`) : operation;
}
