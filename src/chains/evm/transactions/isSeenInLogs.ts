import type { EvmCall } from '../../../lib/transactions/trackedTransaction.js';
import { APPROVAL, isAddress, readLog } from '../sending/readGrants.js';
import { readTokenCall } from './readTokenCall.js';

/** `ExecutionSuccess(bytes32,uint256)` of Safes, which tell a failure otherwise. */
const EXECUTION_SUCCESS = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e';

/**
 * Whether the logs of a transaction show that a call inside it was carried out for an account: what fails leaves no logs. An
 * approval is shown by its own log only, because what is taken afterwards is logged by the same token.
 */
export function isSeenInLogs({ to, data }: EvmCall, account: string, logs: readonly unknown[]): boolean {
  const all = logs.flatMap((entry) => readLog(entry) ?? []);
  if (all.some(({ address, event }) => address === account && event === EXECUTION_SUCCESS)) return true;
  const own = all.filter(({ address }) => address === to);
  const asked = readTokenCall(data);
  if (asked?.does !== 'allow' || asked.token !== undefined) {
    return own.some(
      (log) =>
        log.topics.some((topic) => isAddress(topic, account)) ||
        log.data.toLowerCase().includes(account.slice(2)),
    );
  }
  return own.some(
    ({ event, topics: [owner, spender], data: amount }) =>
      event === APPROVAL &&
      isAddress(owner, account) &&
      isAddress(spender, asked.spender) &&
      (asked.how !== 'set' || BigInt(amount === '0x' ? 0 : amount.slice(0, 66)) === asked.amount),
  );
}
