import { RpcErrorCode } from '../../lib/requests/eip1193.js';
import { ownValue } from '../../lib/untrusted/ownValue.js';
import { SandboxRpcError } from '../rpcError.js';
import { createGasBudget, type GasBudget } from './machine/createGasBudget.js';
import { plainParams } from './methods/plainParams.js';
import type { RpcMethods } from './methods/rpcMethods.js';
import { methodRefusal, parseRefusal, requestRefusal } from './refusals.js';

/** Runs a method, by default without parameters. Without a gas budget, its calls get their own. */
export type AskChain = (method: unknown, params?: unknown, gas?: GasBudget) => Promise<unknown>;

const MOST_IN_BATCH = 1_000;

/** Answers a JSON-RPC request, or a batch of them, given as text. Never rejects. */
export async function answerRpc(text: string, ask: AskChain): Promise<unknown> {
  let asked: unknown;
  try {
    asked = JSON.parse(text);
  } catch {
    return failure(null, parseRefusal());
  }
  const gas = createGasBudget();
  if (!Array.isArray(asked)) return answerOne(asked, ask, gas);
  if (asked.length === 0) return failure(null, requestRefusal());
  if (asked.length > MOST_IN_BATCH) return failure(null, requestRefusal('Batch too large'));
  return Promise.all(asked.map((one) => answerOne(one, ask, gas)));
}

async function answerOne(asked: unknown, ask: AskChain, gas: GasBudget): Promise<unknown> {
  const { id = null, method, params } = (asked ?? {}) as Readonly<Record<string, unknown>>;
  try {
    return { jsonrpc: '2.0', id, result: await ask(method, params, gas) };
  } catch (error) {
    return failure(id, error);
  }
}

function failure(id: unknown, error: unknown) {
  const known =
    error instanceof SandboxRpcError
      ? error
      : new SandboxRpcError(RpcErrorCode.internal, error instanceof Error ? error.message : String(error));
  const { code, message, data } = known;
  return { jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? {} : { data }) } };
}

/** Calls methods by their name in a table. */
export const askTable =
  (methods: RpcMethods): AskChain =>
  async (method, params = [], gas = createGasBudget()) => {
    if (typeof method !== 'string') throw requestRefusal();
    const answer = ownValue(methods, method);
    if (!answer) throw methodRefusal();
    return answer(plainParams(params), gas);
  };
