import { addressOf } from '../../../lib/networks/caip.js';
import type { Moved, TrackedEvmTransaction } from '../../../lib/transactions/trackedTransaction.js';
import type { RpcRequest } from '../rpc.js';
import { toHex } from './minedTransaction.js';

/** `transfer(address,uint256)` */
const TRANSFER = /^0xa9059cbb0{24}([0-9a-f]{40})([0-9a-f]{64})/;
/** `balanceOf(address)` */
const BALANCE_OF = '0x70a08231';
const WORD = /^0x[0-9a-f]{64}$/i;

/** A transfer of a token, read from the data of its call. Undefined for anything else. */
export function readTransfer(data: string | undefined): { receiver: string; amount: bigint } | undefined {
  const [, receiver, amount] = TRANSFER.exec(data ?? '') ?? [];
  return receiver && amount ? { receiver: `0x${receiver}`, amount: BigInt(`0x${amount}`) } : undefined;
}

/**
 * How much of a sent token moved in the block of its transfer, by the balances of both sides before and after it: a contract
 * may succeed, and log a transfer, without moving anything. Undefined if the node cannot tell, or this is no transfer of a
 * token. Never rejects.
 */
export async function readMoved(
  { account, call }: TrackedEvmTransaction,
  block: number,
  request: RpcRequest,
): Promise<Moved | undefined> {
  const transfer = readTransfer(call?.data);
  if (!transfer || call?.to === undefined) return undefined;
  const { receiver, amount } = transfer;
  const sender = addressOf(account).toLowerCase();
  // Nothing changes, whatever the contract does.
  if (sender === receiver) return 'all';
  const token = call.to;
  const balanceAt = async (owner: string, at: number) => {
    const data = `${BALANCE_OF}${owner.slice(2).padStart(64, '0')}`;
    const answer = await request('eth_call', [{ to: token, data }, toHex(at)]);
    if (typeof answer !== 'string' || !WORD.test(answer)) throw new TypeError('No balance.');
    return BigInt(answer);
  };
  try {
    const [paidBefore, paidAfter, gotBefore, gotAfter] = await Promise.all([
      balanceAt(sender, block - 1),
      balanceAt(sender, block),
      balanceAt(receiver, block - 1),
      balanceAt(receiver, block),
    ]);
    const most = [paidBefore - paidAfter, gotAfter - gotBefore].reduce((a, b) => (a > b ? a : b));
    if (most <= 0n) return 'nothing';
    return most >= amount ? 'all' : 'part';
  } catch {
    // The node does not answer, or keeps no state of that block.
    return undefined;
  }
}
