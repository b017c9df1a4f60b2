import type { SourceEntry, SourceNetwork } from '../../../lib/account/accountSource.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import { type ListedSignature, readSeconds } from './listSignatures.js';
import { readChanges } from './readChanges.js';
import { readKeys } from './readKeys.js';
import { toTransfers } from './toTransfers.js';

/**
 * A transaction from an account's point of view. Without the node's data, only what its list says. Undefined if its time is
 * unknown. Never throws.
 */
export function toSolanaEntry(
  answer: unknown,
  { signature, isFailed, time }: ListedSignature,
  owner: string,
  nativeCurrency: SourceNetwork['nativeCurrency'],
): SourceEntry | undefined {
  const { blockTime, meta, transaction } = readFields(answer, ['blockTime', 'meta', 'transaction']);
  const { signatures, message } = readFields(transaction, ['signatures', 'message']);
  const minedAt = readSeconds(blockTime) ?? time;
  if (minedAt === undefined) return undefined;
  const common = {
    hash: signature,
    minedAt: minedAt * 1000,
    status: isFailed ? 'failed' : 'confirmed',
  } as const;
  const keys = readKeys(message);
  const isIt = readEntries(signatures, 1)?.[0] === signature;
  if (!isIt || !keys) return { ...common, operation: 'execute', transfers: [] };
  const from = keys.some((key) => key.isSigner && key.address === owner) ? owner : keys[0]?.address;
  // A failed transaction only paid its fee.
  const transfers = isFailed ? [] : toTransfers(readChanges(meta, keys), keys, owner, nativeCurrency);
  return { ...common, operation: operationOf(transfers), from, transfers };
}

function operationOf(transfers: SourceEntry['transfers']): string {
  const [isIn, isOut] = (['in', 'out'] as const).map((one) =>
    transfers.some(({ direction }) => direction === one),
  );
  if (isIn && isOut) return 'trade';
  if (isIn) return 'receive';
  // A program may have taken it.
  return transfers.some(({ recipient }) => recipient !== undefined) ? 'send' : 'execute';
}
