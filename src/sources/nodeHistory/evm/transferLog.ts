import { is32Bytes, isBytes, readFirstWord, readHexNumber, readWord } from '../../../lib/evm/hex.js';
import { TRANSFER_EVENT } from '../../../lib/evm/tokenEvents.js';
import { isEvmAddress } from '../../../lib/networks/caip.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';

/** A transfer of a token, or of a collectible (ERC-721). Addresses are in lower case. */
export interface TransferLog {
  readonly token: string;
  readonly from: string;
  readonly to: string;
  /** In base units. For a collectible, its number. */
  readonly value: bigint;
  readonly isNft: boolean;
  readonly hash: string;
  readonly block: number;
  readonly blockHash: string;
  /** The index of the transaction in its block, and of the log. */
  readonly index: number;
  readonly logIndex: number;
  /** In seconds since 1970, if the node includes it in the log. */
  readonly time: number | undefined;
}

const FIELDS = [
  'address',
  'topics',
  'data',
  'blockNumber',
  'blockHash',
  'transactionHash',
  'transactionIndex',
  'logIndex',
  'blockTimestamp',
  'removed',
];

const PADDED_ADDRESS = /^0x0{24}[0-9a-f]{40}$/i;

/** Parses a node's hex count. Undefined for anything else. */
export function readCount(value: unknown): number | undefined {
  const number = readHexNumber(value);
  return number !== undefined && number <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(number) : undefined;
}

/** Parses an untrusted log as a transfer to or from an account (in lower case). Undefined for anything else. Never throws. */
export function readTransferLog(entry: unknown, account: string): TransferLog | undefined {
  const { address, topics, data, removed, ...place } = readFields(entry, FIELDS);
  const [event, from, to, number] = readEntries(topics, 5) ?? [];
  if (!isEvmAddress(address) || typeof event !== 'string' || event.toLowerCase() !== TRANSFER_EVENT)
    return undefined;
  if (removed === true || !isBytes(data)) return undefined;
  const [sender, recipient] = [addressIn(from), addressIn(to)];
  if (sender === undefined || recipient === undefined) return undefined;
  if (sender !== account && recipient !== account) return undefined;
  const value = number === undefined ? readFirstWord(data) : readWord(number);
  const { transactionHash: hash, blockHash } = place;
  const block = readCount(place.blockNumber);
  const index = readCount(place.transactionIndex);
  const logIndex = readCount(place.logIndex);
  if (!is32Bytes(hash) || !is32Bytes(blockHash)) return undefined;
  if (value === undefined || block === undefined || index === undefined || logIndex === undefined)
    return undefined;
  return {
    token: address.toLowerCase(),
    from: sender,
    to: recipient,
    value,
    isNft: number !== undefined,
    hash: hash.toLowerCase(),
    block,
    blockHash: blockHash.toLowerCase(),
    index,
    logIndex,
    time: readCount(place.blockTimestamp),
  };
}

const addressIn = (topic: unknown): string | undefined =>
  typeof topic === 'string' && PADDED_ADDRESS.test(topic) ? `0x${topic.slice(-40).toLowerCase()}` : undefined;
