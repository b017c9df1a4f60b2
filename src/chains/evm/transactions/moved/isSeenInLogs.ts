import { UNLIMITED } from '../../../../lib/account/tokenLimits.js';
import { readFirstWord } from '../../../../lib/evm/hex.js';
import type { EvmCall } from '../../../../lib/transactions/trackedTransaction.js';
import { APPROVAL, isAddress, readLog } from '../../sending/readGrants.js';
import { readTokenCall } from '../readTokenCall.js';
import { readExecutions } from '../tellsFailure.js';

/**
 * Whether the logs of a transaction show that a call inside it was carried out for an account: what fails leaves no logs. An
 * approval is shown by its own log. Any other log may be of another call, so it shows one only if that is the only one.
 */
export function isSeenInLogs(
  { to, data }: EvmCall,
  account: string,
  { logs, isOnly }: { readonly logs: readonly unknown[]; readonly isOnly: boolean },
): boolean {
  const own = logs.flatMap((entry) => readLog(entry) ?? []).filter(({ address }) => address === to);
  const asked = readTokenCall(data);
  if (asked?.does === 'allow' && asked.token === undefined) {
    return own.some(
      ({ event, topics: [owner, spender], data: amount }) =>
        event === APPROVAL &&
        isAddress(owner, account) &&
        isAddress(spender, asked.spender) &&
        (asked.how !== 'set' || isAsMuch(amount === '0x' ? 0n : readFirstWord(amount), asked.amount)),
    );
  }
  const { hasFailed, hasSafeSucceeded } = readExecutions(logs, account);
  if (hasFailed) return false;
  return hasSafeSucceeded || (isOnly && own.some((log) => names(log, account)));
}

/** Some tokens have a limit of their own, below what is unlimited elsewhere. */
const isAsMuch = (logged: bigint | undefined, asked: bigint) =>
  logged === asked || (asked === UNLIMITED && logged !== undefined && logged > 0n);

const names = (log: { readonly topics: readonly string[]; readonly data: string }, account: string) =>
  log.topics.some((topic) => isAddress(topic, account)) || log.data.toLowerCase().includes(account.slice(2));
