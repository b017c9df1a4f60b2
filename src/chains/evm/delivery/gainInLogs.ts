import { readFirstWord } from '../../../lib/evm/hex.js';
import { TRANSFER_EVENT } from '../../../lib/evm/tokenEvents.js';
import { isAddress, readLog } from '../sending/readGrants.js';

/** An owner's net gain of a token according to the logs of a transaction. The token is in lower case. */
export function gainInLogs(logs: readonly unknown[], token: string, owner: string): bigint {
  let gain = 0n;
  for (const entry of logs) {
    const log = readLog(entry);
    const amount = log && readFirstWord(log.data);
    const isTransfer = log?.event === TRANSFER_EVENT && log.topics.length === 2;
    if (!isTransfer || amount === undefined || log.address !== token) continue;
    const [from, to] = log.topics;
    if (isAddress(to, owner)) gain += amount;
    if (isAddress(from, owner)) gain -= amount;
  }
  return gain;
}
