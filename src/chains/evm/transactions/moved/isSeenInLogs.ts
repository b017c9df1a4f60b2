import { UNLIMITED } from '../../../../lib/account/tokenLimits.js';
import { readFirstWord } from '../../../../lib/evm/hex.js';
import type { EvmCall } from '../../../../lib/transactions/trackedTransaction.js';
import { APPROVAL, isAddress, readLog } from '../../sending/readGrants.js';
import { readTokenCall } from '../readTokenCall.js';
import { readExecutions } from '../tellsFailure.js';

/**
 * Whether a transaction's logs show that a call inside it was executed for an account: failed calls leave no logs. An approval
 * has a log of its own. Any other log may belong to another call, so it counts only if there's a single call.
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

/** Some tokens cap an unlimited allowance at a lower value. */
const isAsMuch = (logged: bigint | undefined, asked: bigint) =>
  logged === asked || (asked === UNLIMITED && logged !== undefined && logged > 0n);

const names = (log: { readonly topics: readonly string[]; readonly data: string }, account: string) =>
  log.topics.some((topic) => isAddress(topic, account)) || log.data.toLowerCase().includes(account.slice(2));
