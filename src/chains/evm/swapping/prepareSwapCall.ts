import { WalletModalError } from '../../../lib/errors.js';
import { addressOf } from '../../../lib/networks/caip.js';
import type { CheckedApproval, CheckedSwap } from '../../../lib/swap/checkedQuoteSource.js';
import { isSameAsset } from '../../../lib/swap/isSameAsset.js';
import type { SwapTransaction } from '../../../lib/swap/quoteSource.js';
import type { BasisPoints } from '../../../lib/swap/slippage.js';
import type {
  ApprovalRequest,
  ApprovedAmount,
  SwapRequest,
  WantedSwap,
} from '../../../lib/swap/swapRequest.js';
import type { BalanceChange } from '../../../lib/transactions/simulation.js';
import { notEnoughError, wouldFailError } from '../../sendingErrors.js';
import { readNativeBalance } from '../readBalance.js';
import { type RpcOptions, rpcRequest } from '../rpc.js';
import { estimateTransfer } from '../sending/estimateTransfer.js';
import { type EvmCall, simulateCall } from '../sending/simulateCall.js';

/** How a token that answers at all says that it approved nothing: by `false`. */
const FALSE = /^0x0{64}$/;

/**
 * Has a node run an approval and estimates its cost. `amount` is what the approval's call says; 0 takes an earlier one back.
 * The answer is frozen. Rejects with `transaction_failed` if it would fail or move tokens, with `request_invalid` if the
 * balance does not cover its cost, otherwise as `estimateTransfer` does.
 */
export async function prepareApprovalCall(
  wanted: WantedSwap,
  approval: CheckedApproval,
  amount: ApprovedAmount,
  options: RpcOptions,
): Promise<ApprovalRequest> {
  const { spender, isKnownSpender, reset } = approval;
  const { prepared, changes, answer } = await prepareCall(wanted, amount === 0n ? reset : approval, options);
  if (answer !== undefined && FALSE.test(answer)) throw wouldFailError(undefined);
  if (changes?.length) throw refused('The approval would move tokens.');
  return Object.freeze({ ...prepared, kind: 'approve', spender, amount, isKnownSpender });
}

/**
 * Has a node run a swap and estimates its cost. `promised` is what the source says that the account gets, if the swap itself
 * does not say it. The answer is frozen. Rejects with `transaction_failed` if it would fail, with `quote_failed` if it would
 * take anything but the amount or yield nothing, with `request_invalid` if the balance does not cover the amount and the
 * cost, otherwise as `estimateTransfer` does.
 */
export async function prepareSwapCall(
  wanted: WantedSwap,
  swap: CheckedSwap,
  { slippage, promised }: { readonly slippage: BasisPoints; readonly promised: bigint },
  options: RpcOptions,
): Promise<SwapRequest> {
  const { prepared, changes } = await prepareCall(wanted, swap, options);
  return Object.freeze({
    ...prepared,
    kind: 'swap',
    toAmount: swap.toAmount ?? promised,
    received: changes && receivedBy(wanted, swap, changes),
    slippage,
    isKnownRouter: swap.isKnownRouter,
  });
}

/** What a swap yields by the changes that a node has seen. Undefined if its contract reports none, as for wrapping. */
function receivedBy(
  { from, to, amount }: WantedSwap,
  swap: CheckedSwap,
  changes: readonly BalanceChange[],
): bigint | undefined {
  const most = (token: string | undefined) => (isSameAsset(token, from.address) ? amount : 0n);
  if (changes.some((change) => -change.amount > most(change.token))) {
    throw refused('The swap would take more than was chosen.');
  }
  const change = changes.find(({ token }) => isSameAsset(token, to.address));
  if (!change && isSameAsset(swap.to, to.address)) return undefined;
  if (!change || change.amount <= 0n) throw refused('The swap would yield nothing.');
  return change.amount;
}

async function prepareCall(
  wanted: WantedSwap,
  { to, value, data }: Pick<SwapTransaction, 'to' | 'value' | 'data'>,
  options: RpcOptions,
) {
  const from = addressOf(wanted.account) as `0x${string}`;
  const call: EvmCall = { from, to: to as `0x${string}`, value, data: data as `0x${string}` };
  const simulation = await simulateCall(call, options);
  if (simulation.outcome === 'fails') throw wouldFailError(simulation.reason);
  const [native, { gas, price, most }] = await Promise.all([
    readNativeBalance(rpcRequest(options), from),
    estimateTransfer(call, options),
  ]);
  if (native < value + (wanted.mayBeSponsored ? 0n : most)) throw notEnoughError();
  const seen = simulation.outcome === 'succeeds' ? simulation : undefined;
  return {
    prepared: {
      wanted,
      call: Object.freeze({ to, value, data, gas, price: Object.freeze(price) }),
      fee: most,
      isSimulated: seen !== undefined,
    },
    changes: seen?.changes,
    answer: seen?.answer,
  };
}

function refused(details: string): WalletModalError {
  return new WalletModalError('quote_failed', 'The answer to a quote was refused.', { details });
}
