import { WalletModalError } from '../../../lib/errors.js';
import type { GasPrice } from '../../../lib/send/sendRequest.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import { wouldFailError } from '../../sendingErrors.js';
import { isAnswer } from '../isAnswer.js';
import { type RpcOptions, type RpcRequest, rpcRequest } from '../rpc.js';
import { type EvmCall, toRpcCall } from './simulateCall.js';

/** What a transaction costs, in base units of the native currency. */
export interface TransferFee {
  /** The gas limit to send it with. */
  readonly gas: bigint;
  /** The price to send it with. */
  readonly price: GasPrice;
  /** What it would cost in the next block. */
  readonly expected: bigint;
  /** What it can cost at most with this limit and price. An account that sends all keeps this. */
  readonly most: bigint;
}

/** A transfer of the native currency to an account without code: the same on nearly every network. */
const PLAIN_GAS = 21_000n;

/** Where networks of the OP stack tell what they pay for data on Ethereum. Nothing can be there on other networks. */
const GAS_PRICE_ORACLE = '0x420000000000000000000000000000000000000f';
/** `getL1FeeUpperBound(uint256)` */
const UPPER_BOUND = '0xf1c7a58b';
/** The bytes of an unsigned transfer without its data: nonce, fees, limit, recipient, amount and list headers. */
const BYTES_WITHOUT_DATA = 120;

const QUANTITY = /^0x[0-9a-f]{1,64}$/i;
/** More than any block or price. A node that answers more is wrong. */
const MOST_GAS = 2n ** 40n;
const MOST_PRICE = 2n ** 100n;

/**
 * Estimates the fee of a call. Three margins keep it from failing while it waits: a fifth more gas than estimated
 * (none for plain transfers, which always use the same), half more than the present base fee, which covers three full
 * blocks, and a quarter more for data on Ethereum.
 *
 * Rejects with `transaction_failed` if the call would fail, also for an amount that the sender does not have; with
 * `rpc_failed`, `aborted` or `rpc_missing`.
 */
export async function estimateTransfer(call: EvmCall, options: RpcOptions): Promise<TransferFee> {
  const request = rpcRequest(options);
  const [estimate, base, tip, data] = await Promise.all([
    estimateGas(request, call),
    readBaseFee(request),
    request('eth_maxPriorityFeePerGas', []).then(
      (answer) => readQuantity(answer, MOST_PRICE),
      ifAnswered(undefined),
    ),
    readDataFee(request, call),
  ]);
  const { price, now, highest } = priceOf(
    base,
    tip,
    base !== undefined && tip !== undefined ? 0n : await askGasPrice(request),
  );
  const gas = estimate === PLAIN_GAS ? estimate : estimate + estimate / 5n;
  return { gas, price, expected: estimate * now + data, most: gas * highest + data + data / 4n };
}

/** `suggested` is used where the network has no base fee, or the node suggests no tip. */
function priceOf(base: bigint | undefined, tip: bigint | undefined, suggested: bigint) {
  if (base === undefined) return { price: { gasPrice: suggested }, now: suggested, highest: suggested };
  // What nodes suggest is the base fee and a tip.
  const priority = tip ?? (suggested > base ? suggested - base : 0n);
  const highest = base + base / 2n + priority;
  return { price: { maxFeePerGas: highest, maxPriorityFeePerGas: priority }, now: base + priority, highest };
}

async function estimateGas(request: RpcRequest, call: EvmCall): Promise<bigint> {
  try {
    const gas = readQuantity(await request('eth_estimateGas', [toRpcCall(call)]), MOST_GAS);
    if (gas) return gas;
  } catch (error) {
    if (!isAnswer((error as Error).cause)) throw error;
    throw wouldFailError((error as WalletModalError).details);
  }
  throw unexpected('eth_estimateGas');
}

/** Undefined on networks without EIP-1559. */
async function readBaseFee(request: RpcRequest): Promise<bigint | undefined> {
  const block = await request('eth_getBlockByNumber', ['latest', false]);
  return readQuantity(readFields(block, ['baseFeePerGas']).baseFeePerGas, MOST_PRICE);
}

/** What a node suggests to pay for a unit of gas, in wei. Rejects with `rpc_failed`, `aborted` or `rpc_missing`. */
export const readGasPrice = (options: RpcOptions): Promise<bigint> => askGasPrice(rpcRequest(options));

async function askGasPrice(request: RpcRequest): Promise<bigint> {
  const price = readQuantity(await request('eth_gasPrice', []), MOST_PRICE);
  if (price === undefined) throw unexpected('eth_gasPrice');
  return price;
}

/** What networks of the OP stack add for data on Ethereum; 0 elsewhere. */
async function readDataFee(request: RpcRequest, { data = '0x' }: EvmCall): Promise<bigint> {
  const size = BYTES_WITHOUT_DATA + (data.length - 2) / 2;
  const question = { to: GAS_PRICE_ORACLE, data: `${UPPER_BOUND}${size.toString(16).padStart(64, '0')}` };
  const answer = await request('eth_call', [question, 'latest']).catch(ifAnswered(undefined));
  return readQuantity(answer, MOST_PRICE) ?? 0n;
}

/** Replaces an error that a node answered. Others are thrown again. */
function ifAnswered<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (isAnswer((error as Error).cause)) return instead;
    throw error;
  };
}

function readQuantity(answer: unknown, most: bigint): bigint | undefined {
  if (typeof answer !== 'string' || !QUANTITY.test(answer)) return undefined;
  const quantity = BigInt(answer);
  return quantity <= most ? quantity : undefined;
}

function unexpected(method: string): WalletModalError {
  return new WalletModalError('rpc_failed', 'The network gave an answer that cannot be used.', {
    details: `${method} answered something else than nodes do.`,
  });
}
