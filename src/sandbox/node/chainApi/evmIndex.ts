import {
  type Address,
  createPublicClient,
  type Hex,
  type HttpTransport,
  http,
  type PublicClient,
} from 'viem';
import { toEventSelector } from 'viem/utils';

const TRANSFER = toEventSelector('Transfer(address,address,uint256)');
const APPROVAL = toEventSelector('Approval(address,address,uint256)');
/** The number of blocks to read at once. */
const BATCH = 200;

/** A log that the index understands. */
export interface TokenEvent {
  readonly kind: 'tokens' | 'picture' | 'approval';
  readonly contract: Address;
  /** The owner, for approvals. */
  readonly from: string;
  readonly to: string;
  /** The amount in base units, or the picture's number. */
  readonly value: bigint;
}

export interface IndexedTransaction {
  readonly hash: Hex;
  /** The block number, and the position in the block. */
  readonly block: number;
  readonly position: number;
  /** Seconds since 1970. */
  readonly time: number;
  readonly isConfirmed: boolean;
  readonly from: Address;
  readonly to: Address | null;
  /** The contract that it deployed. */
  readonly created: Address | null;
  /** In wei. */
  readonly value: bigint;
  readonly input: Hex;
  readonly nonce: number;
  readonly events: readonly TokenEvent[];
}

export interface EvmIndex {
  readonly client: PublicClient<HttpTransport>;
  /** All transactions up to now, oldest first. */
  transactions(): Promise<readonly IndexedTransaction[]>;
}

/** Reads the blocks of a chain on request: those that are new since the last time. */
export function createEvmIndex(rpcUrl: string): EvmIndex {
  const client = createPublicClient({
    transport: http(rpcUrl, { batch: { batchSize: BATCH }, retryCount: 0 }),
  });
  let found: IndexedTransaction[] = [];
  let last: { readonly number: bigint; readonly hash: Hex } | undefined;
  let reading: Promise<void> | undefined;

  async function read() {
    const head = await client.getBlock();
    // Tests revert chains. A reverted chain has other blocks with the same numbers.
    if (last && (head.number < last.number || (await hashOf(last.number)) !== last.hash)) {
      found = [];
      last = undefined;
    }
    for (let next = last ? last.number + 1n : 0n; next <= head.number; next += BigInt(BATCH)) {
      const end = next + BigInt(BATCH) - 1n;
      await readBlocks(next, end < head.number ? end : head.number);
    }
  }

  const hashOf = async (blockNumber: bigint) => (await client.getBlock({ blockNumber })).hash;

  async function readBlocks(first: bigint, end: bigint) {
    const numbers = Array.from({ length: Number(end - first) + 1 }, (_, index) => first + BigInt(index));
    const blocks = await Promise.all(
      numbers.map((blockNumber) => client.getBlock({ blockNumber, includeTransactions: true })),
    );
    const read = await Promise.all(
      blocks.flatMap(({ transactions, timestamp, number }) =>
        transactions.map(async ({ hash, from, to, value, input, nonce, transactionIndex }) => {
          const { status, contractAddress, logs } = await client.getTransactionReceipt({ hash });
          return {
            hash,
            block: Number(number),
            position: transactionIndex,
            time: Number(timestamp),
            isConfirmed: status === 'success',
            from,
            to,
            created: contractAddress ?? null,
            value,
            input,
            nonce,
            events: logs.flatMap((log) => eventOf(log) ?? []),
          };
        }),
      ),
    );
    found.push(...read);
    const block = blocks.at(-1);
    if (block) last = { number: block.number, hash: block.hash };
  }

  return {
    client,
    async transactions() {
      reading ??= read().finally(() => {
        reading = undefined;
      });
      await reading;
      return found;
    },
  };
}

/** Tokens and pictures use the same events, but a picture's number is a topic. */
function eventOf({
  address: contract,
  topics,
  data,
}: {
  readonly address: Address;
  readonly topics: readonly Hex[];
  readonly data: Hex;
}): TokenEvent | undefined {
  const [selector, from, to, number] = topics;
  if ((selector !== TRANSFER && selector !== APPROVAL) || !from || !to) return undefined;
  const value = number ?? data.slice(0, 66);
  if (value.length !== 66) return undefined;
  const kind = selector === APPROVAL ? 'approval' : number ? 'picture' : 'tokens';
  return { kind, contract, from: addressIn(from), to: addressIn(to), value: BigInt(value) };
}

const addressIn = (topic: Hex) => `0x${topic.slice(-40)}`;
