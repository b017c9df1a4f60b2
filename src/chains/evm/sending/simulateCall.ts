import { sum } from '../../../lib/decimal/sum.js';
import { codeOf } from '../../../lib/errorText.js';
import { isBytes, readWord, toHex } from '../../../lib/evm/hex.js';
import { TRANSFER_EVENT } from '../../../lib/evm/tokenEvents.js';
import type { BalanceChange, ChainFigure, Simulation } from '../../../lib/transactions/simulation.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import { isAnswer } from '../isAnswer.js';
import { type RpcOptions, type RpcRequest, rpcRequest } from '../rpc.js';
import { revertReason } from '../transactions/revertReason.js';
import { figureReadings, resultsOf } from './chainFigures.js';
import { readQuantity } from './nodeQuantity.js';
import { isAddress, readGrants, readLog } from './readGrants.js';

/** The content of a transaction: moves `value`, and calls `to` with `data`. */
export interface OutgoingCall {
  readonly from: `0x${string}`;
  readonly to: `0x${string}`;
  /** In base units of the native currency. Default: 0. */
  readonly value?: bigint | undefined;
  readonly data?: `0x${string}` | undefined;
}

/** The address under which nodes report native transfers when asked to (ERC-7528). */
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';
/** Node messages about a failing call, rather than one that the node can't run. */
const FAILS = /insufficient (?:funds|balance)|out of gas|invalid opcode|revert/i;
/** The error code of a reverted execution. */
const REVERTED = 3;
const FIELDS = ['status', 'logs', 'returnData', 'error', 'gasUsed'];

/** The call in the format of nodes. */
export function toRpcCall({ from, to, value = 0n, data }: OutgoingCall) {
  return { from, to, value: toHex(value), ...(data ? { data } : {}) };
}

/**
 * Has a node try a call: with `eth_simulateV1` if the node has it, otherwise with `eth_call`, which shows only that the call
 * doesn't fail. The figures are read within the same simulation. `before` is a call of the same account that comes before it in
 * the same transaction: this needs `eth_simulateV1`, and the gas is that of both. Rejects with `aborted` only.
 */
export async function simulateCall(
  call: OutgoingCall,
  figures: readonly ChainFigure[],
  options: RpcOptions,
  before?: OutgoingCall,
): Promise<Simulation> {
  try {
    const request = rpcRequest(options);
    const simulated = await simulate(request, before ? [before, call] : [call], call.from, figures);
    if (simulated) return simulated;
    return before ? { outcome: 'unknown' } : await tryCall(request, call, figures);
  } catch (error) {
    if (codeOf(error) === 'aborted') throw error;
    return { outcome: 'unknown' };
  }
}

/** Undefined if the node doesn't support simulation. */
async function simulate(
  request: RpcRequest,
  sent: readonly OutgoingCall[],
  from: string,
  asked: readonly ChainFigure[],
): Promise<Simulation | undefined> {
  const readings = figureReadings(asked, from);
  const { stateOverrides } = readings;
  const calls = [...readings.calls, ...sent.map(toRpcCall), ...readings.calls];
  let answer: unknown;
  try {
    const settings = { blockStateCalls: [{ stateOverrides, calls }], traceTransfers: true };
    answer = await request('eth_simulateV1', [settings, 'latest']);
  } catch (error) {
    if (isAnswer((error as Error).cause)) return undefined;
    throw error;
  }
  const [block] = readEntries(answer) ?? [];
  const { results, figures } = resultsOf(block, readings, sent.length);
  const seen = results.map((one) => readFields(one, FIELDS));
  const failed = seen.find(({ status }) => status === '0x0');
  if (failed) return { outcome: 'fails', reason: reasonOf(failed.error, failed.returnData) };
  if (seen.length < sent.length || seen.some(({ status }) => status !== '0x1')) return undefined;
  const entries = seen.flatMap(({ logs }) => readEntries(logs) ?? []);
  const used = seen.map(({ gasUsed }) => readQuantity(gasUsed));
  return {
    outcome: 'succeeds',
    figures,
    reported: changesOf(entries, from),
    grants: readGrants(entries, from),
    answer: readData(seen.at(-1)?.returnData),
    gas: used.every((gas) => gas !== undefined) ? sum(used) : undefined,
  };
}

async function tryCall(
  request: RpcRequest,
  call: OutgoingCall,
  asked: readonly ChainFigure[],
): Promise<Simulation> {
  try {
    const answer = await request('eth_call', [toRpcCall(call), 'latest']);
    return { outcome: 'succeeds', figures: asked.map(() => undefined), answer: readData(answer) };
  } catch (error) {
    const { cause } = error as Error;
    if (!isAnswer(cause)) throw error;
    const { code, message, details } = readFields(cause, ['code', 'message', 'details']);
    const words = FAILS.exec(`${details} ${message}`)?.[0].toLowerCase();
    if (!words && code !== REVERTED) return { outcome: 'unknown' };
    return { outcome: 'fails', reason: revertReason(cause) ?? (words === 'revert' ? undefined : words) };
  }
}

function reasonOf(error: unknown, returnData: unknown): string | undefined {
  const { message, data } = readFields(error, ['message', 'data']);
  const text = typeof message === 'string' ? message : '';
  return revertReason(Object.assign(new Error(text), { data: data ?? returnData }));
}

/** The changes of an account's balances according to the logged transfers, the native currency first. */
function changesOf(logs: readonly unknown[], account: string): readonly BalanceChange[] {
  const sums = new Map<string, bigint>([[NATIVE, 0n]]);
  for (const entry of logs) {
    const log = readLog(entry);
    // Collectibles have a fourth topic, their id, and no amount.
    const amount = readWord(log?.data);
    if (log?.event !== TRANSFER_EVENT || log.topics.length !== 2 || amount === undefined) continue;
    const { address, topics } = log;
    const [from, to] = topics;
    const change = (isAddress(to, account) ? amount : 0n) - (isAddress(from, account) ? amount : 0n);
    sums.set(address, (sums.get(address) ?? 0n) + change);
  }
  return [...sums]
    .filter(([, amount]) => amount !== 0n)
    .map(([token, amount]) => ({ token: token === NATIVE ? undefined : token, amount }));
}

const readData = (data: unknown) => (isBytes(data) ? data : undefined);
