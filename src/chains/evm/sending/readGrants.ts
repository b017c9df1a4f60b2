import { is32Bytes, readFirstWord } from '../../../lib/evm/hex.js';
import { TRANSFER_EVENT } from '../../../lib/evm/tokenEvents.js';
import { isEvmAddress } from '../../../lib/networks/caip.js';
import type { Grant } from '../../../lib/transactions/simulation.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';

/** `Approval(address,address,uint256)`, of tokens and of collectibles. */
export const APPROVAL = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925';
/** `ApprovalForAll(address,address,bool)` */
const APPROVAL_FOR_ALL = '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31';
/** `Approval(address,address,address,uint160,uint48)` of Permit2 */
const PERMIT2_APPROVAL = '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b';
/** `Permit(address,address,address,uint160,uint48,uint48)` of Permit2 */
const PERMIT2_PERMIT = '0xc6a377bfc4eb120024a8ac08eef205be16b817020812c73223e81d1bdb9708ec';
/** `TransferSingle(address,address,address,uint256,uint256)` (ERC-1155) */
const TRANSFER_SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62';
/** `TransferBatch(address,address,address,uint256[],uint256[])` (ERC-1155) */
const TRANSFER_BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb';

/** An entry of a node's logs. */
interface Log {
  /** In lower case. */
  readonly address: string;
  readonly event: string;
  /** The topics after the event, of 32 bytes each. */
  readonly topics: readonly string[];
  /** As the node returned it. */
  readonly data: string;
}

/** Reads an untrusted log entry. Undefined if it's invalid. Never throws. */
export function readLog(entry: unknown): Log | undefined {
  const { address, topics, data } = readFields(entry, ['address', 'topics', 'data']);
  const [event, ...more] = readEntries(topics) ?? [];
  if (!isEvmAddress(address)) return undefined;
  if (typeof event !== 'string' || typeof data !== 'string') return undefined;
  const words = more.filter(is32Bytes);
  if (words.length < more.length) return undefined;
  return { address: address.toLowerCase(), event: event.toLowerCase(), topics: words, data };
}

const addressIn = (topic: string | undefined): string => `0x${topic?.slice(-40).toLowerCase() ?? ''}`;

/** Whether a topic holds an address. */
export const isAddress = (topic: string | undefined, address: string): boolean =>
  addressIn(topic) === address.toLowerCase();

/**
 * The grants that an account makes according to the logs of a transaction, besides amounts of tokens and the native currency.
 */
export function readGrants(logs: readonly unknown[], account: string): readonly Grant[] {
  return logs.flatMap((entry) => {
    const log = readLog(entry);
    return (log && grantOf(log, account)) ?? [];
  });
}

function grantOf({ address, event, topics, data }: Log, owner: string): Grant | undefined {
  const [first, second, third] = topics;
  const word = readFirstWord(data);
  const isOwn = isAddress(first, owner);
  const to = (topic: string | undefined, amount?: bigint): Grant => ({
    token: address,
    spender: addressIn(topic),
    amount,
  });
  const gone: Grant = { token: address, spender: undefined, amount: undefined };
  switch (event) {
    case APPROVAL:
      if (!isOwn) return undefined;
      if (third === undefined) return word === undefined ? undefined : to(second, word);
      // The zero address revokes the permission.
      return BigInt(second ?? 0) === 0n ? undefined : to(second);
    case APPROVAL_FOR_ALL:
      return isOwn && word ? to(second) : undefined;
    case PERMIT2_APPROVAL:
    case PERMIT2_PERMIT:
      return isOwn && word ? to(third) : undefined;
    case TRANSFER_EVENT:
      return isOwn && third !== undefined ? gone : undefined;
    case TRANSFER_SINGLE:
    case TRANSFER_BATCH:
      return isAddress(second, owner) ? gone : undefined;
    default:
      return undefined;
  }
}
