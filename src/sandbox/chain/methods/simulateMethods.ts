import type { Block } from '@ethereumjs/block';
import { bytesToHex } from '@ethereumjs/util';
import type { RunTxResult, VM } from '@ethereumjs/vm';
import { addressWord, numberWord, toHex } from '../../../lib/evm/hex.js';
import { TRANSFER_EVENT } from '../../../lib/evm/tokenEvents.js';
import { invalidParamsError, SandboxRpcError } from '../../rpcError.js';
import { asObject, at } from '../../wallet/params.js';
import type { Ledger } from '../createLedger.js';
import { existingBlock } from '../findBlock.js';
import type { GasBudget } from '../machine/createGasBudget.js';
import { type NativeMove, watchMoves } from '../machine/nativeMoves.js';
import { overrideState } from '../machine/overrideState.js';
import { failureOf, runTrial } from '../machine/runCall.js';
import { trialBlock } from '../machine/trialBlock.js';
import { readBlockOverrides } from '../readBlockOverrides.js';
import { readCall } from '../readCall.js';
import { numberOrderRefusal, timeOrderRefusal } from '../refusals.js';
import type { RpcMethods } from './rpcMethods.js';

/** The address that stands for the native currency in reported movements (ERC-7528). */
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';
const MOST_CALLS = 1_000;
/** The same as in other nodes. */
const SECONDS_BETWEEN = 12n;

/** The method that simulates several calls, one after the other, in blocks on top of an existing one. */
export function simulateMethods(ledger: Ledger): RpcMethods {
  const watched = new WeakMap<VM, ReturnType<typeof watchMoves>>();

  async function simulate(machine: VM, parent: Block, settings: unknown, isTraced: boolean, gas: GasBudget) {
    const { stateOverrides, blockOverrides, calls } = asObject(settings, 'a block of calls');
    if (!Array.isArray(calls) || calls.length > MOST_CALLS) {
      throw invalidParamsError('expected "calls" to be a list that is not too long');
    }
    const block = blockAfter(machine, parent, blockOverrides);
    await overrideState(machine, stateOverrides);
    const moves = watched.get(machine) ?? watchMoves(machine);
    watched.set(machine, moves);
    const { header } = block;
    const answers: object[] = [];
    for (const one of calls) {
      const call = readCall(one);
      const granted = gas.grant(call.gas);
      moves.take();
      answers.push(
        await runTrial(machine, block, call, granted).then((result) => {
          gas.spend(result.totalGasSpent);
          return answerOf(result, isTraced ? moves.take() : []);
        }, refusedCall),
      );
    }
    const answer = {
      number: toHex(header.number),
      timestamp: toHex(header.timestamp),
      gasLimit: toHex(header.gasLimit),
      baseFeePerGas: toHex(header.baseFeePerGas ?? 0n),
      miner: header.coinbase.toString(),
      calls: answers,
    };
    return { block, answer };
  }

  return {
    async eth_simulateV1(params, gas) {
      const { blockStateCalls, traceTransfers } = asObject(at(params, 0), 'the simulation');
      if (!Array.isArray(blockStateCalls) || blockStateCalls.length > MOST_CALLS) {
        throw invalidParamsError('expected "blockStateCalls" to be a list that is not too long');
      }
      const parent = existingBlock(ledger, at(params, 1));
      return ledger.tryAfter(parent.block, gas, async (machine) => {
        const answers: object[] = [];
        let last = parent.block;
        for (const one of blockStateCalls) {
          const { block, answer } = await simulate(machine, last, one, traceTransfers === true, gas);
          answers.push(answer);
          last = block;
        }
        return answers;
      });
    },
  };
}

/** The next block, in which gas is free unless the request sets a base fee. */
function blockAfter(machine: VM, parent: Block, asked: unknown): Block {
  const { number, timestamp } = parent.header;
  const next = { number: number + 1n, timestamp: timestamp + SECONDS_BETWEEN, baseFeePerGas: 0n };
  const block = trialBlock(machine, parent, { ...next, ...readBlockOverrides(asked) });
  if (block.header.number <= number) throw numberOrderRefusal();
  if (block.header.timestamp <= timestamp) throw timeOrderRefusal();
  return block;
}

function answerOf(result: RunTxResult, moves: readonly NativeMove[]) {
  const { execResult, totalGasSpent, receipt } = result;
  const returnData = bytesToHex(execResult.returnValue);
  const gasUsed = toHex(totalGasSpent);
  const failure = failureOf(result);
  if (failure) return { status: '0x0', returnData, gasUsed, logs: [], error: formatError(failure) };
  const reported = receipt.logs.map(([address, topics, data]) => ({
    address: bytesToHex(address),
    topics: topics.map((topic) => bytesToHex(topic)),
    data: bytesToHex(data),
  }));
  const moved = moves.map(({ from, to, value }) => ({
    address: NATIVE,
    topics: [TRANSFER_EVENT, `0x${addressWord(from)}`, `0x${addressWord(to)}`],
    data: `0x${numberWord(value)}`,
  }));
  return { status: '0x1', returnData, gasUsed, logs: [...moved, ...reported] };
}

/** The answer for a call that cannot run at all, for example because its sender has too little balance. */
function refusedCall(error: unknown) {
  if (!(error instanceof SandboxRpcError)) throw error;
  return { status: '0x0', returnData: '0x', gasUsed: '0x0', logs: [], error: formatError(error) };
}

const formatError = ({ code, message, data }: SandboxRpcError) => ({
  code,
  message,
  ...(data === undefined ? {} : { data }),
});
