import { isAddress, readLog } from '../sending/readGrants.js';
import type { Receipt } from './nodeAnswers.js';

/** `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)` of the entry point (ERC-4337) */
const USER_OPERATION = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f';
/** `ExecutionFailure(bytes32,uint256)` of Safes */
const EXECUTION_FAILURE = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23';
/** Nonce and success, the first words of the data. */
const NONCE_AND_SUCCESS = /^0x[0-9a-f]{64}([0-9a-f]{64})/i;

/**
 * Whether the logs of a transaction say that what a smart account did in it has failed. Such a transaction succeeds itself,
 * because it has paid the fee.
 */
export function tellsFailure({ logs }: Pick<Receipt, 'logs'>, account: string): boolean {
  const address = account.toLowerCase();
  const entries = logs.flatMap((entry) => readLog(entry) ?? []);
  if (entries.some((log) => log.address === address && log.event === EXECUTION_FAILURE)) return true;
  const own = entries.filter((log) => log.event === USER_OPERATION && isAddress(log.topics[1], address));
  return (
    own.length > 0 && own.every(({ data }) => BigInt(`0x${NONCE_AND_SUCCESS.exec(data)?.[1] ?? '1'}`) === 0n)
  );
}
