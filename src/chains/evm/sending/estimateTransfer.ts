import type { WalletModalError } from '../../../lib/errors.js';
import { toHex } from '../../../lib/evm/hex.js';
import { APPROVE, isCallOf, TRANSFER } from '../../../lib/evm/tokenFunctions.js';
import type { FeeDoubt } from '../../../lib/fees/feeDoubt.js';
import type { GasPrice } from '../../../lib/send/sendRequest.js';
import { unexpectedAnswer } from '../../networkRead.js';
import { wouldFailError } from '../../sendingErrors.js';
import { isCode } from '../accountCode.js';
import { isAnswer } from '../isAnswer.js';
import { type RpcOptions, type RpcRequest, rpcRequest } from '../rpc.js';
import { readDataFee } from './dataFees.js';
import { type CheckedPrices, checkGasPrices, unlessSilent } from './gasPrices.js';
import { ifAnswered, readQuantity } from './nodeQuantity.js';
import { type OutgoingCall, toRpcCall } from './simulateCall.js';
import { type GasHints, gasTimesAt, neededGas, PLAIN_GAS, wholeDoubt, withWhole } from './wholeFee.js';

/** The cost of a transaction, in base units of the native currency. */
export interface TransferFee {
  /** The gas limit to send it with. */
  readonly gas: bigint;
  /** The price to send it with. */
  readonly price: GasPrice;
  /** The cost in the next block. */
  readonly expected: bigint;
  /** The most that it can cost with this limit and price. An account that sends everything keeps this much. */
  readonly most: bigint;
  /** Everything unusual about it. */
  readonly doubts: readonly FeeDoubt[];
}

/** More gas than any block has. A node that returns more is wrong. */
const MOST_GAS = 2n ** 40n;

/** More gas than a native transfer ever needs, even to a contract that runs code. */
const MUCH_FOR_NATIVE = 250_000n;
/** The same for a transfer or approval of a token. */
const MUCH_FOR_TOKEN = 1_000_000n;
/** The same for any other contract call here. */
const MUCH_FOR_CALL = 5_000_000n;
/** The age in blocks of the data fee that is compared. Nodes keep the state of more blocks. */
const EARLIER_BLOCKS = 20n;

/**
 * Estimates the fee of a call. Three margins keep it from failing while it's pending: a fifth more gas than estimated (none for
 * plain transfers, which always use the same), half more than the current base fee, which covers three full blocks, and a
 * quarter more for data on another network.
 *
 * Rejects with `transaction_failed` if the call would fail, also if the sender doesn't have the amount; with `rpc_failed`,
 * `aborted` or `rpc_missing`.
 */
export async function estimateTransfer(
  call: OutgoingCall,
  options: RpcOptions,
  hints: GasHints = {},
): Promise<TransferFee> {
  const request = rpcRequest(options);
  const { id } = options.network;
  const [{ estimate, gas, data, isToAccount }, prices] = await Promise.all([
    (hints.used === undefined ? estimateGas(request, call) : Promise.resolve(hints.used)).then(
      async (used) => {
        const limit = used === PLAIN_GAS ? used : used + used / 5n;
        const [fee, isAccount] = await Promise.all([
          readDataFee(request, id, call, limit),
          used === PLAIN_GAS || (call.data === undefined && hasNoCode(request, call.to)),
        ]);
        return { estimate: used, gas: limit, data: fee, isToAccount: isAccount };
      },
    ),
    checkGasPrices(options),
  ]);
  const { price, now, highest, usual } = prices;
  const most = gas * highest + data.fee + data.fee / 4n;
  const doubts = [
    ...prices.doubts,
    ...(estimate > muchGas(call, data.gasTimes) ? [{ kind: 'gas' } as const] : []),
    ...(data.isUnknown ? [{ kind: 'data' } as const] : []),
  ];
  const earlier = data.fee === 0n ? 0n : await readEarlierDataFee(call, gas, prices, options);
  const needed = neededGas(call, gasTimesAt(data.gasTimes, prices), { ...hints, isToAccount });
  return {
    gas,
    price,
    expected: estimate * now + data.fee,
    most,
    doubts:
      usual === undefined
        ? doubts
        : withWhole(doubts, wholeDoubt(most, needed * usual + (earlier ?? data.fee))),
  };
}

/** The fee for the same data a few blocks ago. Undefined if no node returns it. */
async function readEarlierDataFee(
  call: OutgoingCall,
  gas: bigint,
  { block }: CheckedPrices,
  options: RpcOptions,
): Promise<bigint | undefined> {
  if (block === undefined || block < EARLIER_BLOCKS) return undefined;
  const at = toHex(block - EARLIER_BLOCKS);
  const reading = readDataFee(rpcRequest(options), options.network.id, call, gas, at);
  const { fee } = (await unlessSilent(reading, options)) ?? {};
  return fee === 0n ? undefined : fee;
}

/** Whether an address certainly has no code. */
async function hasNoCode(request: RpcRequest, address: string): Promise<boolean> {
  const code = await request('eth_getCode', [address, 'latest']).catch(ifAnswered(undefined));
  return typeof code === 'string' && !isCode(code);
}

function muchGas({ data = '0x' }: OutgoingCall, gasTimes: bigint): bigint {
  const isSimple = isCallOf(TRANSFER, data) || isCallOf(APPROVE, data);
  const usual = data === '0x' ? MUCH_FOR_NATIVE : isSimple ? MUCH_FOR_TOKEN : MUCH_FOR_CALL;
  return usual * gasTimes;
}

async function estimateGas(request: RpcRequest, call: OutgoingCall): Promise<bigint> {
  try {
    const gas = readQuantity(await request('eth_estimateGas', [toRpcCall(call)]), MOST_GAS);
    if (gas) return gas;
  } catch (error) {
    if (!isAnswer((error as Error).cause)) throw error;
    throw wouldFailError((error as WalletModalError).details);
  }
  throw unexpectedAnswer('eth_estimateGas');
}
