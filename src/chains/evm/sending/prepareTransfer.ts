import { encodeFunctionData, erc20Abi } from 'viem';
import { readWord } from '../../../lib/evm/hex.js';
import { addressOf } from '../../../lib/networks/caip.js';
import { isSameAddress } from '../../../lib/networks/isSameAddress.js';
import { describeSent } from '../../../lib/send/describeSent.js';
import type { EvmTransfer, SendRequest, WantedTransfer } from '../../../lib/send/sendRequest.js';
import type { TrialResult } from '../../../lib/transactions/simulation.js';
import { judgeTransfer, type TransferFate } from '../../judgeTransfer.js';
import { faultError, notEnoughError, wouldFailError } from '../../sendingErrors.js';
import { readNativeBalance } from '../readBalance.js';
import { readTokenBalance } from '../readTokenBalance.js';
import { type RpcOptions, rpcRequest } from '../rpc.js';
import { estimateTransfer } from './estimateTransfer.js';
import { readHasCode } from './findEvmRecipient.js';
import { type OutgoingCall, simulateCall } from './simulateCall.js';

type Address = `0x${string}`;

/** The call of a transfer. */
function callOf(from: Address, token: string | undefined, recipient: Address, amount: bigint): OutgoingCall {
  if (token === undefined) return { from, to: recipient, value: amount };
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, amount] });
  return { from, to: token as Address, data };
}

/**
 * The usual maximum fee of a transfer before its recipient is known: that of sending one base unit to the account itself.
 * Rejects as `estimateTransfer` does.
 */
export async function readUsualFee(
  account: Address,
  token: string | undefined,
  options: RpcOptions,
): Promise<bigint> {
  return (await estimateTransfer(callOf(account, token, account, 1n), options)).most;
}

/** The result of trying a transfer. */
interface Trial {
  readonly check: TrialResult;
  /** Undefined if unknown, and if the recipient passes it on. */
  readonly received?: bigint | undefined;
  /** The amount that the sender gets back. */
  readonly returned?: bigint | undefined;
  readonly passesOn?: boolean;
  readonly gas?: bigint | undefined;
}

/**
 * Builds a transfer of the native currency or an ERC-20 token, has a node run it and estimates its fee. The result is frozen.
 * Symbol and decimals come from the chain. Rejects with `request_invalid` if the balance doesn't cover the amount and the fee,
 * with `transaction_failed` if it would fail or wouldn't move the amount, otherwise as `estimateTransfer` does.
 */
export async function prepareTransfer(
  wanted: WantedTransfer,
  options: RpcOptions,
): Promise<SendRequest<'eip155'>> {
  const request = rpcRequest(options);
  const { account, token, mayBeSponsored } = wanted;
  const { address } = token;
  const from = addressOf(account) as Address;
  const recipient = wanted.recipient as Address;
  const isNative = address === undefined;
  const [native, held] = await Promise.all([
    readNativeBalance(request, from),
    address === undefined ? undefined : readTokenBalance(request, address, from),
  ]);
  const { decimals } = held ?? options.network.nativeCurrency;
  if (decimals !== token.decimals) {
    throw faultError('decimals');
  }
  const most = held ? held.amount : native;
  const isRest = wanted.amount === 'max' && isNative;
  // The fee of a plain transfer doesn't depend on its amount.
  const known = isRest ? 1n : wanted.amount === 'max' ? most : wanted.amount;
  if (known <= 0n || known > most) throw notEnoughError();
  const early = isRest ? undefined : await run(known);
  const fee = await estimateTransfer(callOf(from, address, recipient, known), options, {
    simulated: early?.gas,
  });
  const own = mayBeSponsored ? 0n : fee.most;
  const amount = isRest ? native - own : known;
  const nativeLeft = native - own - (isNative ? amount : 0n);
  if (amount <= 0n || nativeLeft < 0n) throw notEnoughError();
  const { check, received, returned, passesOn = false } = early ?? (await run(amount));
  const { to, value = 0n, data = '0x' } = callOf(from, address, recipient, amount);
  const { gas } = fee;
  const content: EvmTransfer = { namespace: 'eip155', to, value, data, gas, price: Object.freeze(fee.price) };
  return Object.freeze({
    account,
    token: describeSent(token, held ? { symbol: held.symbol } : options.network.nativeCurrency),
    amount,
    received,
    returned,
    passesOn,
    recipient,
    fee: fee.most,
    feeDoubts: fee.doubts,
    nativeLeft,
    check,
    content: Object.freeze(content),
  });

  async function run(units: bigint): Promise<Trial> {
    const call = callOf(from, address, recipient, units);
    const figures = [from, recipient].map((holder) => ({ of: 'balance', token: address, holder }) as const);
    const simulation = await simulateCall(call, figures, options);
    if (simulation.outcome === 'unknown') return { check: 'estimated' };
    if (simulation.outcome === 'fails') throw wouldFailError(simulation.reason);
    // A token that did nothing may return `false`.
    if (!isNative && readWord(simulation.answer) === 0n) throw wouldFailError(undefined);
    const [ofSender, ofRecipient] = simulation.figures;
    const isToSelf = isSameAddress(from, recipient);
    const fate = judgeTransfer({ amount: units, sender: ofSender, recipient: ofRecipient, isToSelf });
    return { ...(await trialOf(fate, units)), gas: simulation.gas };
  }

  async function trialOf(fate: TransferFate, units: bigint): Promise<Trial> {
    if (fate.kind === 'unread') return { check: 'accepted' };
    if (fate.kind === 'wrong') throw faultError(fate.fault);
    if (fate.kind === 'arrives') return { check: 'simulated', received: fate.received };
    const hasCode = await readHasCode(recipient, options);
    if (hasCode === undefined) return { check: 'accepted' };
    const returned = fate.kind === 'returns' ? fate.returned : undefined;
    const isKept = returned !== undefined && returned >= units;
    // Without code, a recipient can't pass anything on.
    if (!hasCode && fate.received <= 0n) throw faultError(isKept ? 'movesNothing' : 'nothingArrives');
    if (isKept) return { check: 'simulated', returned };
    const isRest = returned !== undefined && fate.received >= units - returned;
    if (hasCode && !isRest && (isNative || fate.received <= 0n)) {
      return { check: 'simulated', returned, passesOn: true };
    }
    return { check: 'simulated', returned, received: fate.received };
  }
}
