import { TRANSFER_EVENT } from '../../../../lib/evm/tokenEvents.js';
import { readEntries } from '../../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../../lib/untrusted/readFields.js';
import type { RpcRequest } from '../../rpc.js';
import { isAddress, readLog } from '../../sending/readGrants.js';
import type { Receipt } from '../nodeAnswers.js';

/** Whether a log is a token's transfer to or from one of the owners. All addresses are in lower case. */
export function isTransferOf(entry: unknown, token: string, owners: readonly string[]): boolean {
  const log = readLog(entry);
  if (log?.address !== token || log.event !== TRANSFER_EVENT) return false;
  return owners.some((owner) => log.topics.slice(0, 2).some((topic) => isAddress(topic, owner)));
}

/**
 * Whether other transactions in the same block moved a token to or from one of the owners, so that balances don't show what
 * this one moved. True if the node doesn't return all logs of the block: its index may lag. Rejects as `request` does.
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
