import { is32Bytes } from '../../lib/evm/hex.js';
import { invalidParamsError } from '../rpcError.js';
import { asAddress, asObject } from '../wallet/params.js';
import type { Ledger, MinedBlock } from './createLedger.js';
import { existingBlock, readBlockNumber } from './findBlock.js';
import { formatLogs } from './formatReceipt.js';
import { limitRefusal } from './refusals.js';

type Log = ReturnType<typeof formatLogs>[number];
type Topics = readonly (readonly string[] | undefined)[];

/** The limits of public nodes, so that requests that are too large fail here too. */
const MOST_BLOCKS = 10_000;
const MOST_LOGS = 10_000;
const MOST_ALTERNATIVES = 1_000;

/** The criteria for logs. */
interface LogFilter {
  readonly addresses: readonly string[] | undefined;
  readonly topics: Topics;
}

/** Reads the addresses and topics of a filter. Throws -32602 if they are invalid. */
function readLogFilter(value: unknown): LogFilter {
  const { address, topics } = asObject(value, 'the filter');
  if (topics !== undefined && topics !== null && !(Array.isArray(topics) && topics.length <= 4)) {
    throw invalidParamsError('expected "topics" to be a list of at most four');
  }
  return {
    addresses: alternatives(address)?.map((one) => asAddress(one, '"address"').toLowerCase()),
    topics: (topics ?? []).map((topic: unknown) => alternatives(topic)?.map(asTopic)),
  };
}

/** The logs of these blocks that match a filter. */
function logsIn(blocks: readonly MinedBlock[], { addresses, topics }: LogFilter): readonly Log[] {
  const found: Log[] = [];
  for (const { transactions } of blocks) {
    for (const log of transactions.flatMap(formatLogs)) {
      const isFrom = !addresses || addresses.includes(log.address);
      const isAbout = topics.every((any, at) => !any || any.includes(log.topics[at] ?? ''));
      const hasAll = topics.length <= log.topics.length;
      if (isFrom && isAbout && hasAll) found.push(log);
    }
    if (found.length > MOST_LOGS) throw limitRefusal(`query returned more than ${MOST_LOGS} results`);
  }
  return found;
}

/** The answer to `eth_getLogs`. */
export function readLogs(ledger: Ledger, value: unknown): readonly Log[] {
  const { fromBlock, toBlock, blockHash } = asObject(value, 'the filter');
  const filter = readLogFilter(value);
  if (blockHash !== undefined) return logsIn([existingBlock(ledger, { blockHash })], filter);
  const from = Number(readBlockNumber(ledger, fromBlock));
  const to = Math.min(Number(readBlockNumber(ledger, toBlock)), ledger.blocks.length - 1);
  if (to - from >= MOST_BLOCKS) throw limitRefusal(`query exceeds max block range ${MOST_BLOCKS}`);
  return logsIn(ledger.blocks.slice(from, to + 1), filter);
}

function alternatives(value: unknown): readonly unknown[] | undefined {
  if (value === undefined || value === null) return undefined;
  const all = Array.isArray(value) ? value : [value];
  if (all.length > MOST_ALTERNATIVES) throw invalidParamsError('too many alternatives in the filter');
  return all.length > 0 ? all : undefined;
}

function asTopic(value: unknown): string {
  if (!is32Bytes(value)) throw invalidParamsError('expected a topic to be 32 bytes');
  return value.toLowerCase();
}
