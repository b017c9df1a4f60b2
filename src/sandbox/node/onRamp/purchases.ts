import { randomUUID } from 'node:crypto';
import { encodeFunctionData, erc20Abi, formatUnits, parseEther } from 'viem';
import type { EvmAddress } from '../../../lib/networks/caip.js';
import { texts } from '../../texts.js';
import { iconOf } from '../chainApi/prices.js';
import { localClient, mined } from '../rpc.js';
import { SANDBOX_SELLER } from '../tokens.js';
import type { OfferedOn } from './offers.js';

/** Something that was bought or tried to. */
export interface PurchaseRecord {
  readonly id: string;
  readonly address: EvmAddress;
  readonly sold: OfferedOn;
  /** In base units. */
  readonly amount: bigint;
  readonly status: 'IN_PROGRESS' | 'SUCCESS' | 'FAILED';
  /** Empty until it was paid out. */
  readonly hash: string;
  readonly startedAt: Date;
  /** Why it failed, for people. */
  readonly reason?: string;
}

export interface Purchases {
  /** Begins a purchase, which is paid out after a moment. */
  pay(address: EvmAddress, sold: OfferedOn, amount: bigint): PurchaseRecord;
  /** Notes a purchase that the bank declined. */
  decline(address: EvmAddress, sold: OfferedOn, amount: bigint): PurchaseRecord;
  find(id: string): PurchaseRecord | undefined;
  /** Those of an address, newest first. */
  of(address: string): readonly PurchaseRecord[];
}

/** How long a payment takes if nothing else is said, in ms. */
const DEFAULT_SETTLE_MS = 3_000;

/** Keeps purchases in memory, and pays them out on the local chains. */
export function createPurchases(settleMs = DEFAULT_SETTLE_MS): Purchases {
  const records = new Map<string, PurchaseRecord>();
  const write = (record: PurchaseRecord) => {
    records.set(record.id, record);
    return record;
  };
  const begin = (address: EvmAddress, sold: OfferedOn, amount: bigint) => ({
    id: randomUUID(),
    address,
    sold,
    amount,
    hash: '',
    startedAt: new Date(),
  });

  async function settle(record: PurchaseRecord) {
    try {
      write({ ...record, status: 'SUCCESS', hash: await payOut(record) });
    } catch (error) {
      write({ ...record, status: 'FAILED', reason: String(error) });
    }
  }

  return {
    pay(...bought) {
      const record = write({ ...begin(...bought), status: 'IN_PROGRESS' });
      // Nobody waits for it when the sandbox ends.
      setTimeout(() => void settle(record), settleMs).unref();
      return record;
    },
    decline: (...bought) => write({ ...begin(...bought), status: 'FAILED', reason: texts.onRamp.declined }),
    find: (id) => records.get(id),
    of: (address) =>
      [...records.values()].filter((one) => one.address.toLowerCase() === address.toLowerCase()).reverse(),
  };
}

/** Sends what was bought, and waits until it is in a block. Resolves to the hash. */
async function payOut({ address, sold: { chain, asset }, amount }: PurchaseRecord): Promise<string> {
  const client = localClient(chain.rpcUrl);
  const isToken = asset.address !== undefined;
  // It sells as much as anybody wants.
  await client.setBalance({
    address: SANDBOX_SELLER,
    value: (isToken ? 0n : amount) + parseEther('100'),
  });
  const call = isToken
    ? {
        to: asset.address as EvmAddress,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [address, amount] }),
      }
    : { to: address, value: amount };
  const hash = await client.sendTransaction({ account: SANDBOX_SELLER, chain: null, ...call });
  await mined(client, hash);
  return hash;
}

/** In the format of the hosted service. */
export function purchaseEntry({ id, address, sold: { chain, asset }, ...record }: PurchaseRecord) {
  const { name, symbol, decimals } = asset;
  return {
    id,
    metadata: {
      operationType: 'buy',
      hash: record.hash,
      chain: chain.id,
      minedAt: record.startedAt.toISOString(),
      sentFrom: 'Coinbase',
      sentTo: address,
      status: `ONRAMP_TRANSACTION_STATUS_${record.status}`,
      nonce: 1,
    },
    transfers: [
      {
        fungible_info: { name, symbol, icon: { url: iconOf(asset) } },
        direction: 'in',
        quantity: { numeric: formatUnits(record.amount, decimals) },
      },
    ],
  };
}
