import { isAddress, readLog } from '../sending/readGrants.js';
import type { Receipt } from './nodeAnswers.js';

/** `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)` of the entry point (ERC-4337) */
const USER_OPERATION = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f';
/** `ExecutionFailure(bytes32,uint256)` and `ExecutionSuccess(bytes32,uint256)` of Safes */
const EXECUTION_FAILURE = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23';
const EXECUTION_SUCCESS = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e';
/** Nonce and success, the first words of the data. */
const NONCE_AND_SUCCESS = /^0x[0-9a-f]{64}([0-9a-f]{64})/i;

/** A smart account's executions in a transaction, as logged by the account and its entry point. */
interface Executions {
  /** Whether anything failed: our calls, or others that the account made in the same transaction. */
  readonly hasFailed: boolean;
  /** Whether anything succeeded, and whether a Safe reports it: its success covers each call inside. */
  readonly hasSucceeded: boolean;
  readonly hasSafeSucceeded: boolean;
}

/** Reads the results of an account's executions in a transaction. */
export function readExecutions(logs: readonly unknown[], account: string): Executions {
  const address = account.toLowerCase();
  const entries = logs.flatMap((entry) => readLog(entry) ?? []);
  const isLogged = (event: string) => entries.some((log) => log.address === address && log.event === event);
  const operations = entries
    .filter((log) => log.event === USER_OPERATION && isAddress(log.topics[1], address))
    .map(({ data }) => BigInt(`0x${NONCE_AND_SUCCESS.exec(data)?.[1] ?? '1'}`) !== 0n);
  const hasSafeSucceeded = isLogged(EXECUTION_SUCCESS);
  return {
    hasFailed: isLogged(EXECUTION_FAILURE) || operations.includes(false),
    hasSucceeded: hasSafeSucceeded || operations.includes(true),
    hasSafeSucceeded,
  };
}

/**
 * Whether a transaction's logs report a failed execution of a smart account. Such a transaction itself succeeds, because it
 * paid the fee. If another execution of the account succeeded in it, only balances can tell.
 */
export function tellsFailure({ logs }: Pick<Receipt, 'logs'>, account: string): boolean {
  const { hasFailed, hasSucceeded } = readExecutions(logs, account);
  return hasFailed && !hasSucceeded;
}
