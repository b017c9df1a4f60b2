import { WalletModalError } from '../../../lib/errors.js';
import { addressOf } from '../../../lib/networks/caip.js';
import type { CheckedApproval, CheckedSwap } from '../../../lib/swap/checkedQuoteSource.js';
import { isSameAsset } from '../../../lib/swap/isSameAsset.js';
import type { SwapToken, SwapTransaction } from '../../../lib/swap/quoteSource.js';
import type { BasisPoints } from '../../../lib/swap/slippage.js';
import type {
  ApprovalRequest,
  ApprovedAmount,
  SwapRequest,
  WantedSwap,
} from '../../../lib/swap/swapRequest.js';
import type { BalanceChange, Grant } from '../../../lib/transactions/simulation.js';
import { notEnoughError, wouldFailError } from '../../sendingErrors.js';
import { readNativeBalance } from '../readBalance.js';
import { type RpcOptions, rpcRequest } from '../rpc.js';
import { estimateTransfer } from '../sending/estimateTransfer.js';
import { type EvmCall, simulateCall } from '../sending/simulateCall.js';
import { checkMinimum } from './checkMinimum.js';
import { isContract, readAllowance, readDecimals } from './readContract.js';

/** How a token that answers at all says that it approved nothing: by `false`. */
const FALSE = /^0x0{64}$/;
/** Routes have fewer tokens. */
const MOST_RIGHTS = 8;

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
  const call = amount === 0n ? reset : approval;
  const { prepared, changes, grants, answer } = await prepareCall(wanted, call, [wanted.from], options);
  if (answer !== undefined && FALSE.test(answer)) throw wouldFailError(undefined);
  if (changes?.length) throw refused('The approval would move tokens.');
  const isWanted = (grant: Grant) =>
    isSameAsset(grant.token, wanted.from.address) &&
    isSameAsset(grant.spender, spender) &&
    grant.amount !== undefined &&
    grant.amount <= (amount === 0n ? 0n : approval.amount);
  if (!grants?.every(isWanted)) throw refused('It would approve something else.');
  return Object.freeze({ ...prepared, kind: 'approve', spender, amount, isKnownSpender });
}

/**
 * Has a node run a swap and estimates its cost. `promised` is what the source says that the account gets, if the swap itself
 * does not say it. The answer is frozen. Rejects with `transaction_failed` if it would fail, with `quote_failed` if it would
 * take anything but the amount, yield nothing or allow less than the slippage does, with `request_invalid` if the balance does not cover the amount and the
 * cost, otherwise as `estimateTransfer` does.
 */
export async function prepareSwapCall(
  wanted: WantedSwap,
  swap: CheckedSwap,
  { slippage, promised }: { readonly slippage: BasisPoints; readonly promised: bigint },
  options: RpcOptions,
): Promise<SwapRequest> {
  const { prepared, changes, grants } = await prepareCall(wanted, swap, [wanted.from, wanted.to], options);
  const { to } = prepared.call;
  if (!changes && !(await isContract(to, options))) throw refused('It is sent to no contract.');
  await refuseGrants(wanted, grants, options);
  const received = changes && receivedBy(wanted, swap, changes);
  return Object.freeze({
    ...prepared,
    // A node that only calls does not tell what the account gets.
    isSimulated: changes !== undefined,
    kind: 'swap',
    toAmount: swap.toAmount ?? promised,
    received,
    least: checkMinimum(wanted, swap, { slippage, promised, received }),
    toldImpact: swap.priceImpact,
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

/**
 * Refuses a swap that lets somebody take more than they may already. Tokens may tell what is left of an approval that is
 * used.
 */
async function refuseGrants(
  { account }: WantedSwap,
  grants: readonly Grant[],
  options: RpcOptions,
): Promise<void> {
  const problem = refused('The swap would let somebody take something else.');
  const rights = grants.filter(({ amount }) => amount !== 0n);
  if (rights.length > MOST_RIGHTS) throw problem;
  for (const { token, spender, amount } of rights) {
    if (amount === undefined || spender === undefined) throw problem;
    const allowed = await readAllowance({ token, owner: addressOf(account), spender }, options);
    if (allowed === undefined || amount > allowed) throw problem;
  }
}

/** Otherwise amounts were shown and typed that are others. */
async function checkDecimals(tokens: readonly SwapToken[], options: RpcOptions): Promise<void> {
  const check = async ({ address, decimals }: SwapToken) => {
    const told = address === undefined ? undefined : await readDecimals(address, options);
    if (told !== undefined && told !== BigInt(decimals)) throw refused('A token has other decimals.');
  };
  await Promise.all(tokens.map(check));
}

async function prepareCall(
  wanted: WantedSwap,
  { to, value, data }: Pick<SwapTransaction, 'to' | 'value' | 'data'>,
  shown: readonly SwapToken[],
  options: RpcOptions,
) {
  const from = addressOf(wanted.account) as `0x${string}`;
  const call: EvmCall = { from, to: to as `0x${string}`, value, data: data as `0x${string}` };
  const [simulation] = await Promise.all([simulateCall(call, options), checkDecimals(shown, options)]);
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
    grants: seen?.grants ?? [],
    answer: seen?.answer,
  };
}

function refused(details: string): WalletModalError {
  return new WalletModalError('quote_failed', 'The answer to a quote was refused.', { details });
}
