import { randomUUID } from 'node:crypto';
import { encodeFunctionData, erc20Abi, formatUnits, parseEther } from 'viem';
import type { EvmAddress } from '../../../lib/networks/caip.js';
import { texts } from '../../texts.js';
import { iconOf } from '../chainApi/prices.js';
import { localClient, mined } from '../rpc.js';
import { SANDBOX_SELLER } from '../tokens.js';
import type { OfferedOn } from './offers.js';

/** A purchase, successful or not. */
export interface PurchaseRecord {
  readonly id: string;
  readonly address: EvmAddress;
  readonly sold: OfferedOn;
  /** In base units. */
  readonly amount: bigint;
  readonly status: 'IN_PROGRESS' | 'SUCCESS' | 'FAILED';
  /** The hash of the payout; empty until then. */
  readonly hash: string;
  readonly startedAt: Date;
  /** The reason for the failure, in readable words. */
  readonly reason?: string;
}

export interface Purchases {
  /** Starts a purchase, which is paid out shortly after. */
  pay(address: EvmAddress, sold: OfferedOn, amount: bigint): PurchaseRecord;
  /** Records a purchase that the bank declined. */
  decline(address: EvmAddress, sold: OfferedOn, amount: bigint): PurchaseRecord;
  find(id: string): PurchaseRecord | undefined;
  /** The purchases of an address, newest first. */
  of(address: string): readonly PurchaseRecord[];
}

/** The default duration of a payment, in ms. */
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
      // The process may exit without waiting for it.
      setTimeout(() => void settle(record), settleMs).unref();
      return record;
    },
    decline: (...bought) => write({ ...begin(...bought), status: 'FAILED', reason: texts.onRamp.declined }),
    find: (id) => records.get(id),
    of: (address) =>
      [...records.values()].filter((one) => one.address.toLowerCase() === address.toLowerCase()).reverse(),
  };
}

/** Sends the bought amount and waits until a block includes it. Resolves to the hash. */
async function payOut({ address, sold: { chain, asset }, amount }: PurchaseRecord): Promise<string> {
  const client = localClient(chain.rpcUrl);
  const isToken = asset.address !== undefined;
  // The seller never runs out.
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

/** A purchase in the hosted service's format. */
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
