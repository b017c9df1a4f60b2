import { decodeFunctionResult, encodeFunctionData, type Hex, multicall3Abi } from 'viem';
import { codeOf } from '../../lib/errorText.js';
import { networkRead } from '../networkRead.js';
import { isAnswer } from './isAnswer.js';
import { overHttp, type RpcOptions, type RpcRequest } from './rpc.js';

/** A read-only call. */
export interface ContractCall {
  readonly to: Hex;
  readonly data: Hex;
}

/** A contract's answer. Undefined if the call failed or the answer is too long. */
export type CallAnswer = Hex | undefined;

/** Multicall3, which most networks have at this address. */
export const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11';

/** The most characters of one answer: far more than any name needs. */
const MOST_OF_ONE = 2_000;
/** Nodes refuse larger batches. */
const MOST_IN_BATCH = 50;
/** The most calls that are made one by one, and how many of them at a time: each is a request, which nodes limit. */
const MOST_ALONE = 60;
const AT_A_TIME = 10;
const HEX = /^0x[0-9a-f]*$/i;

function readHex(answer: unknown, most: number): CallAnswer {
  return typeof answer === 'string' && answer.length <= most && HEX.test(answer)
    ? (answer as Hex)
    : undefined;
}

/**
 * Calls several contracts in one request through Multicall3. Undefined if the network doesn't have it there, or if the calls
 * fail together: one of them may use up the gas of all. Rejects as `request` does if there's no answer.
 */
export async function callTogether(
  request: RpcRequest,
  calls: readonly ContractCall[],
): Promise<readonly CallAnswer[] | undefined> {
  const args = [calls.map(({ to, data }) => ({ target: to, allowFailure: true, callData: data }))] as const;
  const together = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args });
  try {
    const answer = readHex(
      await request('eth_call', [{ to: MULTICALL3, data: together }, 'latest']),
      calls.length * MOST_OF_ONE,
    );
    if (!answer || answer === '0x') return undefined;
    const results = decodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', data: answer });
    if (results.length !== calls.length) return undefined;
    return results.map(({ success, returnData }) => (success ? readHex(returnData, MOST_OF_ONE) : undefined));
  } catch (error) {
    // viem throws on decoding if something else is at the address.
    if (codeOf(error) === 'internal' || isAnswer((error as Error).cause)) return undefined;
    throw error;
  }
}

/**
 * Calls several contracts independently, so that none can spoil the others' answers: in batches over HTTP, then one by one
 * those without an answer, up to a limit. Rejects with `aborted` only.
 */
export async function callEach(
  request: RpcRequest,
  calls: readonly ContractCall[],
  options: RpcOptions,
): Promise<readonly CallAnswer[]> {
  const answers = [...(await callInBatches(calls, options))];
  const left = calls.map((_, index) => index).filter((index) => !answers[index]?.isAnswered);
  for (let at = 0; at < Math.min(left.length, MOST_ALONE); at += AT_A_TIME) {
    await Promise.all(
      left.slice(at, at + AT_A_TIME).map(async (index) => {
        answers[index] = { isAnswered: true, answer: await callAlone(request, calls[index]) };
      }),
    );
  }
  return calls.map((_, index) => answers[index]?.answer);
}

async function callAlone(request: RpcRequest, call: ContractCall | undefined): Promise<CallAnswer> {
  try {
    return readHex(await request('eth_call', [call, 'latest']), MOST_OF_ONE);
  } catch (error) {
    if (codeOf(error) === 'aborted') throw error;
    return undefined;
  }
}

/** Empty if the batches get no answer: some nodes refuse them. */
async function callInBatches(
  calls: readonly ContractCall[],
  { network, clock, signal }: RpcOptions,
): Promise<readonly { readonly isAnswered: boolean; readonly answer: CallAnswer }[]> {
  const { rpcUrl } = network;
  if (!rpcUrl || calls.length < 2) return [];
  const ask = overHttp(rpcUrl, { batch: { batchSize: MOST_IN_BATCH }, retryCount: 0 });
  // viem batches simultaneous requests with the same signal.
  const askAll = (over: AbortSignal) =>
    Promise.all(
      calls.map((call) =>
        ask('eth_call', [call, 'latest'], over).then(
          (answer) => ({ isAnswered: true, answer: readHex(answer, MOST_OF_ONE) }),
          (error) => ({ isAnswered: isAnswer(error), answer: undefined }),
        ),
      ),
    );
  try {
    return await networkRead({ network, clock, signal }, 'eth_call', askAll);
  } catch (error) {
    if (codeOf(error) === 'aborted') throw error;
    return [];
  }
}
