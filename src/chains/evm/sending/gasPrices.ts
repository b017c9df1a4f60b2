import { toHex } from '../../../lib/evm/hex.js';
import type { FeeDoubt } from '../../../lib/fees/feeDoubt.js';
import type { GasPrice } from '../../../lib/send/sendRequest.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import { wait } from '../../../lib/wait.js';
import { unexpectedAnswer } from '../../networkRead.js';
import { type RpcOptions, type RpcRequest, rpcRequest } from '../rpc.js';
import { ifAnswered, readQuantity } from './nodeQuantity.js';

/** The number of blocks that define the usual price. */
const BLOCKS = 20;
/** The blocks that are read if a node has no fee history, by their distance from the latest one. */
const SOME_BLOCKS = [5n, 10n, 19n];
/** A price or fee is in doubt from this many times the usual one. */
export const MOST_TIMES = 10n;
/** The tip that nodes suggest if no recent transaction paid one, in wei. */
const IDLE_TIP = 10n ** 9n;
/** How long a review waits for the prices to compare with, in ms. */
const COMPARISON_MS = 3_000;

/** Prices of a unit of gas, in base units of the native currency. */
export interface GasPrices {
  /** The price that a transaction offers. */
  readonly price: GasPrice;
  /** The price in the next block. */
  readonly now: bigint;
  /** The highest price that it can pay. */
  readonly highest: bigint;
}

/**
 * Reads the gas price from a node. The highest price covers a base fee half as high again. Rejects with `rpc_failed`, `aborted`
 * or `rpc_missing`.
 */
export async function readGasPrices(options: RpcOptions): Promise<GasPrices> {
  const request = rpcRequest(options);
  return pricesOf(request, await readLatest(request));
}

/** Gas prices with their doubts and the prices they were compared with. */
export interface CheckedPrices extends GasPrices {
  readonly doubts: readonly FeeDoubt[];
  /** The usual price of a unit of gas: the lowest of all sources. Undefined if there's none. */
  readonly usual: bigint | undefined;
  /** The number of the latest block. Undefined if the node doesn't return it. */
  readonly block: bigint | undefined;
}

/** Reads the gas price as `readGasPrices` does, and checks it for anything unusual. */
export async function checkGasPrices(options: RpcOptions): Promise<CheckedPrices> {
  const request = rpcRequest(options);
  const latest = await readLatest(request);
  const [prices, usual, wallets] = await Promise.all([
    pricesOf(request, latest),
    unlessSilent(readUsualPrice(request, latest), options),
    unlessSilent(readWalletPrice(options), options),
  ]);
  const { highest, now } = prices;
  const doubts: FeeDoubt[] = [];
  if (usual === undefined) doubts.push({ kind: 'unknown' });
  else if (isFar(highest, usual.whole) || isTipFar(prices, usual)) {
    doubts.push({ kind: 'price', times: usual.whole === 0n ? undefined : `${highest / usual.whole}` });
  }
  if (wallets !== undefined && (isFar(now, wallets) || isFar(wallets, now)))
    doubts.push({ kind: 'disputed' });
  const isLess = usual === undefined || (wallets !== undefined && wallets > 0n && wallets < usual.whole);
  return { ...prices, doubts, usual: isLess ? wallets : usual.whole, block: latest.number };
}

const isFar = (price: bigint, other: bigint) => price > 0n && price >= MOST_TIMES * other;

/** Whether a suggested tip is far above the usual tip and the base fee, so that it's most of the price. */
function isTipFar({ price }: GasPrices, { base, tip }: UsualPrice): boolean {
  if (!('maxPriorityFeePerGas' in price)) return false;
  const { maxPriorityFeePerGas: own } = price;
  return isFar(own, base) && isFar(own, tip);
}

/** Undefined if it fails or takes too long. Also undefined on abort, when the other reads reject. */
export async function unlessSilent<T>(
  answer: Promise<T>,
  { clock, signal }: RpcOptions,
): Promise<T | undefined> {
  const limits = { signal, deadlineMs: COMPARISON_MS, clock, what: 'The network' };
  return wait(answer, limits).catch(() => undefined);
}

/** The latest block. Both are undefined if the node doesn't return them; the base fee also on networks without EIP-1559. */
interface Latest {
  readonly base: bigint | undefined;
  readonly number: bigint | undefined;
}

async function readLatest(request: RpcRequest): Promise<Latest> {
  const block = await request('eth_getBlockByNumber', ['latest', false]);
  const { baseFeePerGas, number } = readFields(block, ['baseFeePerGas', 'number']);
  return { base: readQuantity(baseFeePerGas), number: readQuantity(number) };
}

async function pricesOf(request: RpcRequest, { base }: Latest): Promise<GasPrices> {
  const tip = readQuantity(await request('eth_maxPriorityFeePerGas', []).catch(ifAnswered(undefined)));
  if (base === undefined) {
    const suggested = await askGasPrice(request);
    return { price: { gasPrice: suggested }, now: suggested, highest: suggested };
  }
  // A suggested gas price is the base fee plus a tip.
  const priority = tip ?? above(await askGasPrice(request), base);
  const highest = base + base / 2n + priority;
  return { price: { maxFeePerGas: highest, maxPriorityFeePerGas: priority }, now: base + priority, highest };
}

const above = (price: bigint, base: bigint) => (price > base ? price - base : 0n);

async function askGasPrice(request: RpcRequest): Promise<bigint> {
  const price = readQuantity(await request('eth_gasPrice', []));
  if (price === undefined) throw unexpectedAnswer('eth_gasPrice');
  return price;
}

/** The prices that the last blocks paid for a unit of gas. */
interface UsualPrice {
  readonly whole: bigint;
  readonly base: bigint;
  /** 0 if it is unknown. */
  readonly tip: bigint;
}

/** Undefined if no node returns it. */
async function readUsualPrice(request: RpcRequest, latest: Latest): Promise<UsualPrice | undefined> {
  const question = [toHex(BLOCKS), 'latest', [50]];
  const history = await request('eth_feeHistory', question).catch(ifAnswered(undefined));
  return usualOf(history) ?? (await readUsualBase(request, latest));
}

/** Reads a node's fee history. Undefined if it has none. Never throws. */
function usualOf(history: unknown): UsualPrice | undefined {
  const fields = readFields(history, ['baseFeePerGas', 'reward', 'gasUsedRatio']);
  const rewards = readEntries(fields.reward, BLOCKS) ?? [];
  const used = readEntries(fields.gasUsedRatio, BLOCKS) ?? [];
  // The list has one entry more than there are blocks: that of the next one.
  const bases = (readEntries(fields.baseFeePerGas, BLOCKS) ?? []).slice(0, used.length);
  const blocks = bases.flatMap((entry, index) => {
    const base = readQuantity(entry);
    const [first] = readEntries(rewards[index], 1) ?? [];
    const tip = readQuantity(first);
    // Without a base fee, the tip is the whole price.
    if (base === undefined || (base === 0n && tip === undefined)) return [];
    const isEmpty = used[index] === 0;
    return [{ base, tip: tip ?? 0n, isEmpty }];
  });
  const paid = blocks.filter(({ isEmpty }) => !isEmpty);
  const of = paid.length > 0 ? paid : blocks;
  const base = median(of.map((one) => one.base));
  if (base === undefined) return undefined;
  if (paid.length === 0) return { base, tip: IDLE_TIP, whole: base + IDLE_TIP };
  const whole = median(of.map((one) => one.base + one.tip)) ?? base;
  return { base, tip: median(of.map((one) => one.tip)) ?? 0n, whole };
}

/** The usual base fee, from some of the last blocks. */
async function readUsualBase(request: RpcRequest, { base, number }: Latest): Promise<UsualPrice | undefined> {
  if (base === undefined || base === 0n) return undefined;
  const numbers = number === undefined ? [] : SOME_BLOCKS.filter((back) => back <= number);
  const earlier = await Promise.all(
    numbers.map(async (back) => {
      const question = [toHex((number ?? back) - back), false];
      const block = await request('eth_getBlockByNumber', question).catch(ifAnswered(undefined));
      return readQuantity(readFields(block, ['baseFeePerGas']).baseFeePerGas) ?? [];
    }),
  );
  const usual = median([base, ...earlier.flat()]) ?? base;
  return { base: usual, tip: 0n, whole: usual };
}

function median(values: readonly bigint[]): bigint | undefined {
  const sorted = [...values].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** The gas price of the wallet's own node. Undefined without a wallet, or if the site has no node to compare it with. */
async function readWalletPrice({ network, wallet }: RpcOptions): Promise<bigint | undefined> {
  if (!wallet || !network.rpcUrl) return undefined;
  return readQuantity(await wallet.request({ method: 'eth_gasPrice', params: [] }));
}
