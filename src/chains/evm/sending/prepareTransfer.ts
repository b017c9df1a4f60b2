import { encodeFunctionData, erc20Abi } from 'viem';
import { addressOf } from '../../../lib/networks/caip.js';
import type { EvmTransfer, SendRequest, WantedTransfer } from '../../../lib/send/sendRequest.js';
import { notEnoughError, wouldFailError } from '../../sendingErrors.js';
import { readNativeBalance } from '../readBalance.js';
import { readTokenBalance } from '../readTokenBalance.js';
import { type RpcOptions, rpcRequest } from '../rpc.js';
import { estimateTransfer } from './estimateTransfer.js';
import { type EvmCall, simulateCall } from './simulateCall.js';

type Address = `0x${string}`;

/** What a transfer does. */
function callOf(from: Address, token: string | undefined, receiver: Address, amount: bigint): EvmCall {
  if (token === undefined) return { from, to: receiver, value: amount };
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [receiver, amount] });
  return { from, to: token as Address, data };
}

/**
 * What a transfer usually costs at most, before its receiver is known: as if the account sent the least to itself.
 * Rejects as `estimateTransfer` does.
 */
export async function readUsualFee(
  account: Address,
  token: string | undefined,
  options: RpcOptions,
): Promise<bigint> {
  return (await estimateTransfer(callOf(account, token, account, 1n), options)).most;
}

/**
 * Builds a transfer of the native currency or an ERC-20 token, has a node run it and estimates its fee. The answer is
 * frozen. Rejects with `request_invalid` if the balance does not cover the amount and the fee, with `transaction_failed`
 * if it would fail, otherwise as `estimateTransfer` does.
 */
export async function prepareTransfer(wanted: WantedTransfer, options: RpcOptions): Promise<SendRequest> {
  const request = rpcRequest(options);
  const { account, token, mayBeSponsored } = wanted;
  const { address, symbol, decimals, price, icon, name } = token;
  const from = addressOf(account) as Address;
  const receiver = wanted.receiver as Address;
  const isNative = address === undefined;
  const [native, held] = await Promise.all([
    readNativeBalance(request, from),
    address === undefined ? undefined : readTokenBalance(request, address, from),
  ]);
  if (held && held.decimals !== decimals) {
    throw wouldFailError(`${symbol} has other decimals than its balance was shown with.`);
  }
  const most = held ? held.amount : native;
  const isRest = wanted.amount === 'max' && isNative;
  // What a plain transfer costs does not depend on its amount.
  const known = isRest ? 1n : wanted.amount === 'max' ? most : wanted.amount;
  if (known <= 0n || known > most) throw notEnoughError();
  const isSure = !isRest && (await run(known));
  const fee = await estimateTransfer(callOf(from, address, receiver, known), options);
  const own = mayBeSponsored ? 0n : fee.most;
  const amount = isRest ? native - own : known;
  const nativeLeft = native - own - (isNative ? amount : 0n);
  if (amount <= 0n || nativeLeft < 0n) throw notEnoughError();
  const { received } = isSure || (await run(amount));
  const { to, value = 0n, data = '0x' } = callOf(from, address, receiver, amount);
  const { gas } = fee;
  const content: EvmTransfer = { namespace: 'eip155', to, value, data, gas, price: Object.freeze(fee.price) };
  return Object.freeze({
    account,
    token: Object.freeze({ address, symbol, decimals, price, icon, name }),
    amount,
    received,
    receiver,
    fee: fee.most,
    feeDoubts: fee.doubts,
    nativeLeft,
    isSimulated: received !== undefined,
    content: Object.freeze(content),
  });

  /** What the receiver gets. Undefined if the node cannot say. */
  async function run(units: bigint): Promise<{ readonly received: bigint | undefined }> {
    const call = callOf(from, address, receiver, units);
    const simulation = await simulateCall(call, { ...options, watched: receiver });
    if (simulation.outcome === 'fails') throw wouldFailError(simulation.reason);
    const changes = simulation.outcome === 'succeeds' ? simulation.changes : undefined;
    // Sending to oneself changes nothing.
    if (!changes || from.toLowerCase() === receiver.toLowerCase()) return { received: changes && units };
    const change = changes.find((one) => one.token === address?.toLowerCase());
    // Some tokens do nothing and say so only by answering false.
    if (!change || change.amount <= 0n) throw wouldFailError(undefined);
    return { received: change.amount };
  }
}
