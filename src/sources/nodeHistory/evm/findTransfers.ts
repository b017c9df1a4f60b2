import type { SourceNetwork, SourcePageOptions } from '../../../lib/account/accountSource.js';
import { addressWord, toHex } from '../../../lib/evm/hex.js';
import { TRANSFER_EVENT } from '../../../lib/evm/tokenEvents.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { nonsense } from '../nonsense.js';
import { PAGE_SIZE } from '../pageSize.js';
import { grown, narrowed } from './blockWindow.js';
import { readLogLimit } from './logLimit.js';
import { type Place, WHOLE_BLOCK } from './place.js';
import { readTransferLog, type TransferLog } from './transferLog.js';

/** The most requests for logs per page, two for each window. */
const MOST_REQUESTS = 24;
/** The most logs to read from an answer. A window with more is narrowed. */
const MOST_LOGS = 2_000;

/** The transfers of one transaction, in order. */
export type TransferGroup = readonly [TransferLog, ...TransferLog[]];

interface Found {
  /** Newest first. */
  readonly groups: readonly TransferGroup[];
  /** The start of the next page. Undefined if there is nothing older, or if the node doesn't have it. */
  readonly next: Place | undefined;
}

/**
 * Searches for transfers of an account (in lower case) from a place back towards the first block, in windows that the node
 * allows. Stops when the page is full, when its requests are used up, or when the node stops answering. The next page continues
 * from there.
 */
export async function findTransfers(
  account: string,
  start: Place,
  { network, signal, cursor }: SourcePageOptions,
): Promise<Found> {
  const groups: TransferGroup[] = [];
  let { block: newest, window } = start;
  const isMissing = ({ block, index }: TransferLog) => block < start.block || index < start.before;
  const goOn = (): Place => ({
    block: newest,
    before: newest === start.block ? start.before : WHOLE_BLOCK,
    window,
  });
  let refusal: unknown;
  for (let asked = 0; newest >= 0 && groups.length < PAGE_SIZE && asked < MOST_REQUESTS; asked += 2) {
    signal.throwIfAborted();
    const oldest = Math.max(0, newest - window.size + 1);
    let logs: readonly TransferLog[] | undefined;
    try {
      logs = await readLogs(account, oldest, newest, network);
    } catch (error) {
      refusal = error;
      const limit = readLogLimit(error);
      const isOn = newest < start.block;
      if (limit && window.size > 1) window = narrowed(window, limit.mostBlocks);
      else if (limit?.kind === 'pruned' && (isOn || cursor !== undefined)) return { groups, next: undefined };
      else if (isOn && !signal.aborted) return { groups, next: goOn() };
      else throw error;
      continue;
    }
    if (logs === undefined) {
      window = narrowed(window);
      continue;
    }
    groups.push(...byTransaction(logs.filter(isMissing)));
    newest = oldest - 1;
    window = groups.length > PAGE_SIZE ? narrowed(window) : grown(window);
  }
  // A node that has no logs looks the same as one that refuses every request.
  if (refusal !== undefined && cursor === undefined && newest === start.block) throw refusal;
  const page = groups.slice(0, PAGE_SIZE);
  const [last] = page.at(-1) ?? [];
  if (last && groups.length > page.length) {
    return { groups: page, next: { block: last.block, before: last.index, window } };
  }
  return { groups: page, next: newest < 0 ? undefined : goOn() };
}

/** The transfers from and to an account in a window. Undefined if there are too many. */
async function readLogs(
  account: string,
  oldest: number,
  newest: number,
  network: SourceNetwork,
): Promise<readonly TransferLog[] | undefined> {
  const word = `0x${addressWord(account)}`;
  const range = { fromBlock: toHex(oldest), toBlock: toHex(newest) };
  const answers = await Promise.all(
    [
      [TRANSFER_EVENT, word],
      [TRANSFER_EVENT, null, word],
    ].map((topics) => network.request('eth_getLogs', [{ ...range, topics }])),
  );
  const found = new Map<string, TransferLog>();
  for (const answer of answers) {
    const entries = readEntries(answer, MOST_LOGS + 1);
    if (!entries) throw nonsense('eth_getLogs');
    if (entries.length > MOST_LOGS && newest > oldest) return undefined;
    for (const entry of entries) {
      const log = readTransferLog(entry, account);
      const key = log && `${log.block} ${log.logIndex}`;
      // Transfers from an account to itself are in both answers.
      if (key && log.block >= oldest && log.block <= newest && !found.has(key)) found.set(key, log);
    }
  }
  return [...found.values()];
}

/** Newest first. */
function byTransaction(logs: readonly TransferLog[]): readonly TransferGroup[] {
  const groups = new Map<string, [TransferLog, ...TransferLog[]]>();
  const sorted = [...logs].sort((a, b) => b.block - a.block || b.index - a.index || a.logIndex - b.logIndex);
  for (const log of sorted) {
    const key = `${log.block} ${log.index}`;
    const group = groups.get(key);
    if (!group) groups.set(key, [log]);
    // Each place in a block has only one transaction.
    else if (group[0].hash === log.hash) group.push(log);
  }
  return [...groups.values()];
}
