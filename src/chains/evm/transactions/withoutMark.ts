import type { EvmCall } from '../../../lib/transactions/trackedTransaction.js';
import { isCode } from '../accountCode.js';
import type { RpcRequest } from '../rpc.js';
import { readCode } from './chainReads.js';

/**
 * Strips the data that wallets add to a plain transfer (such as ERC-8021 marks), which an account without code ignores. Only if
 * a plain transfer of the same amount to the same account was requested. Rejects if the code can't be read.
 */
export async function withoutMark<Sent extends EvmCall>(
  sent: Sent,
  asked: readonly EvmCall[],
  request: RpcRequest,
): Promise<Sent> {
  const isEqual = ({ to, value, data }: EvmCall) => data === '0x' && to === sent.to && value === sent.value;
  if (sent.to === undefined || sent.data === '0x' || !asked.some(isEqual)) return sent;
  return isCode(await readCode(request, sent.to)) ? sent : { ...sent, data: '0x' };
}
