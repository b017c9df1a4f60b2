import { movedTo } from '../../../lib/transactions/elsewhere.js';
import { hashOf, type TrackedEvmTransaction } from '../../../lib/transactions/trackedTransaction.js';
import { type RpcOptions, rpcRequest } from '../rpc.js';
import { lookAtHash, type StatusOptions } from './lookAtHash.js';
import { proveNetwork } from './proveNetwork.js';

/**
 * Looks for a transaction of the account on other networks, by its hash. Resolves to it as a transaction of the network that
 * has it; undefined if none of those that answer knows it. Never rejects.
 */
export async function lookElsewhere(
  transaction: TrackedEvmTransaction,
  networks: readonly RpcOptions[],
  options: StatusOptions,
): Promise<TrackedEvmTransaction | undefined> {
  const { status } = transaction;
  const answer = 'answer' in status ? status.answer : undefined;
  const hash = hashOf(transaction);
  if (answer === undefined || hash === undefined) return undefined;
  const look = async (reading: RpcOptions): Promise<TrackedEvmTransaction> => {
    const request = rpcRequest(reading);
    await proveNetwork(request, reading, options.proven);
    if ((await request('eth_getTransactionByHash', [hash])) === null) throw new Error('It is not there.');
    const moved = movedTo(transaction, reading.network);
    // Nonces of the requested network say nothing about this one's.
    const seen = await lookAtHash(moved, { hash, answeredAt: answer.answeredAt }, request, {
      ...options,
      ...reading,
      nonceFloor: 0,
    });
    // Another account's transaction or an older one isn't the requested one.
    if (seen.isMissing || seen.status.step === 'unknown') throw new Error('It is not that one.');
    const { status: now, nonce, got } = seen;
    return { ...moved, status: now, nonce, got };
  };
  try {
    return await Promise.any(networks.map(look));
  } catch {
    // No node of another network knows it, or none answers.
    return undefined;
  }
}
