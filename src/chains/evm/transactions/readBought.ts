import { MOST_DECIMALS } from '../../../lib/account/tokenLimits.js';
import { readHexNumber, toHex } from '../../../lib/evm/hex.js';
import { DECIMALS } from '../../../lib/evm/tokenFunctions.js';
import { addressOf } from '../../../lib/networks/caip.js';
import { readableAmount } from '../../../lib/swap/swapRequest.js';
import type { TrackedEvmTransaction } from '../../../lib/transactions/trackedTransaction.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import type { RpcRequest } from '../rpc.js';
import { isAddress, readLog, TRANSFER } from '../sending/readGrants.js';
import { balanceChange } from './balanceChange.js';
import type { Receipt } from './nodeAnswers.js';

/**
 * How much of a token a swap has brought, as decimal text: by what its account has more of it since the block of the swap.
 * Undefined if that cannot be told, as when others moved the token to or from it in that block; and for the native currency,
 * because some networks tell their fees wrongly. Never rejects.
 */
export async function readBought(
  { kind, account, call, tokens = [] }: TrackedEvmTransaction,
  hash: string,
  { block, blockHash, logs }: Receipt,
  request: RpcRequest,
): Promise<string | undefined> {
  const token = (call?.value ? tokens[0] : tokens[1])?.toLowerCase();
  if (kind !== 'swap' || token === undefined) return undefined;
  const owner = addressOf(account).toLowerCase();
  try {
    const inBlock = readEntries(await request('eth_getLogs', [{ blockHash, address: token }])) ?? [];
    const isOwn = (entry: unknown) =>
      `${readFields(entry).transactionHash}`.toLowerCase() === hash.toLowerCase();
    const others = inBlock.filter((entry) => !isOwn(entry));
    // Nodes whose index of logs is late tell none.
    const told = logs.filter((entry) => readLog(entry)?.address === token).length;
    if (inBlock.length - others.length < told || others.some((entry) => moves(entry, owner)))
      return undefined;
    const [gained, decimals] = await Promise.all([
      balanceChange(token, block, request)(owner),
      request('eth_call', [{ to: token, data: DECIMALS }, toHex(block)]).then(readHexNumber),
    ]);
    if (gained <= 0n || decimals === undefined || decimals > MOST_DECIMALS) return undefined;
    return readableAmount(gained, { decimals: Number(decimals) });
  } catch {
    return undefined;
  }
}

function moves(entry: unknown, owner: string): boolean {
  const log = readLog(entry);
  return log?.event === TRANSFER && log.topics.slice(0, 2).some((topic) => isAddress(topic, owner));
}
