import { TRANSFER_EVENT } from '../../../../lib/evm/tokenEvents.js';
import { readEntries } from '../../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../../lib/untrusted/readFields.js';
import type { RpcRequest } from '../../rpc.js';
import { isAddress, readLog } from '../../sending/readGrants.js';
import type { Receipt } from '../nodeAnswers.js';

/** Whether a log is of a token's transfer to or from one of the owners, who are in lower case as the token is. */
export function isTransferOf(entry: unknown, token: string, owners: readonly string[]): boolean {
  const log = readLog(entry);
  if (log?.address !== token || log.event !== TRANSFER_EVENT) return false;
  return owners.some((owner) => log.topics.slice(0, 2).some((topic) => isAddress(topic, owner)));
}

/**
 * Whether other transactions moved a token to or from one of the owners in the block of a transaction, so that balances do
 * not tell what that one moved. True where the node does not tell all logs of the block: its index may be late. Rejects as
 * `request` does.
 */
export async function isMovedByOthers(
  token: string,
  owners: readonly string[],
  { hash, receipt }: { readonly hash: string; readonly receipt: Receipt },
  request: RpcRequest,
): Promise<boolean> {
  const { blockHash, logs } = receipt;
  const inBlock = readEntries(await request('eth_getLogs', [{ blockHash, address: token }])) ?? [];
  const others = inBlock.filter(
    (entry) => `${readFields(entry).transactionHash}`.toLowerCase() !== hash.toLowerCase(),
  );
  const own = logs.filter((entry) => readLog(entry)?.address === token);
  if (inBlock.length - others.length < own.length) return true;
  return others.some((entry) => isTransferOf(entry, token, owners));
}
