import { UNLIMITED } from '../../../lib/account/tokenLimits.js';
import { WalletModalError } from '../../../lib/errors.js';
import { readWord, ZERO_ADDRESS } from '../../../lib/evm/hex.js';
import { addressOf } from '../../../lib/networks/caip.js';
import type { CheckedApproval, CheckedEvmSwap } from '../../../lib/swap/checkedQuoteSource.js';
import { crossingOf } from '../../../lib/swap/delivery/crossing.js';
import { isSameAsset } from '../../../lib/swap/isSameAsset.js';
import type { EvmSwapTransaction } from '../../../lib/swap/quoteSource.js';
import { refusedQuote } from '../../../lib/swap/refusedQuote.js';
import type { BasisPoints } from '../../../lib/swap/slippage.js';
import type {
  ApprovalRequest,
  ApprovedAmount,
  EvmSwapRequest,
  Together,
  WantedSwap,
} from '../../../lib/swap/swapRequest.js';
import type {
  BalanceChange,
  ChainFigure,
  FigureChange,
  Grant,
  Simulation,
  TrialResult,
} from '../../../lib/transactions/simulation.js';
import { balanceRounding } from '../../balanceRounding.js';
import { notEnoughError, wouldFailError } from '../../sendingErrors.js';
import { SWAP_FAULTS } from '../../swapFaults.js';
import { readNativeBalance } from '../readBalance.js';
import { type RpcOptions, rpcRequest } from '../rpc.js';
import { estimateTransfer } from '../sending/estimateTransfer.js';
import { type OutgoingCall, simulateCall } from '../sending/simulateCall.js';
import { checkMinimum } from './checkMinimum.js';
import { describeSwapped, type SwapReading } from './describeSwapped.js';
import { isContract, readAllowance } from './readContract.js';
import { refuseAbsent } from './refuseAbsent.js';

/** The most gas that it takes to upgrade an account to a smart account (EIP-7702) and to have it make the calls. */
const UPGRADE_GAS = 50_000n;
/** No route has more tokens. */
const MOST_RIGHTS = 8;

type Succeeded = Extract<Simulation, { outcome: 'succeeds' }>;

/**
 * Has a node run an approval and estimates its cost. `amount` is the amount in the approval's call; 0 revokes an earlier
 * approval. The result is frozen. Rejects with `transaction_failed` if it would fail, approve nothing or move tokens, with
 * `quote_failed` if it would approve something else or a spender that is not a contract, with `request_invalid` if the balance
 * does not cover its cost, otherwise as `estimateTransfer` does.
 */
export async function prepareApprovalCall(
  wanted: WantedSwap,
  approval: CheckedApproval,
  amount: ApprovedAmount,
  options: SwapReading,
): Promise<ApprovalRequest> {
  const { spender, isKnownSpender, reset } = approval;
  await refuseSpender(wanted, spender, options);
  const call = amount === 0n ? reset : approval;
  const holder = addressOf(wanted.account);
  const token = call.to;
  const figures: ChainFigure[] = [
    { of: 'balance', token, holder },
    { of: 'allowance', token, owner: holder, spender },
  ];
  const { prepared, trial } = await prepareCall(wanted, call, figures, options);
  // A token that returns a value reports a failed approval as `false`.
  if (readWord(trial?.answer) === 0n) throw wouldFailError(undefined);
  const [balance, allowance] = trial?.figures ?? [];
  if (trial?.reported?.length || (balance && balance.after < balance.before)) {
    throw refusedQuote('The approval would move tokens.');
  }
  const most = amount === 0n ? 0n : approval.amount;
  const isWanted = (grant: Grant) =>
    isSameAsset(grant.token, wanted.from.address) &&
    isSameAsset(grant.spender, spender) &&
    grant.amount !== undefined &&
    grant.amount <= most;
  const isMore = allowance !== undefined && allowance.after > most;
  if (isMore || !(trial?.grants ?? []).every(isWanted))
    throw refusedQuote('It would approve something else.');
  // Some tokens cap an unlimited allowance at a lower value.
  const least = most < wanted.amount ? most : wanted.amount;
  if (allowance && allowance.after < least) throw wouldFailError('It would approve nothing.');
  const check = checkOf(trial, balance && allowance);
  return Object.freeze({ ...prepared, kind: 'approve', check, spender, amount, isKnownSpender });
}

/**
 * Refuses spenders that can't be an exchange: the zero address, the account itself, the token, and addresses without a
 * contract.
 */
async function refuseSpender(
  { account, from }: WantedSwap,
  spender: string,
  options: RpcOptions,
): Promise<void> {
  const isOdd =
    spender === ZERO_ADDRESS ||
    isSameAsset(spender, addressOf(account)) ||
    isSameAsset(spender, from.address);
  if (isOdd || !(await isContract(spender, options))) throw refusedQuote('It would approve no exchange.');
}

interface SwapTerms {
  readonly slippage: BasisPoints;
  /** The amount that the source promises. Used if the swap itself names none. */
  readonly promised: bigint;
  /** The approval that goes before it in the same transaction. */
  readonly together?: Together | undefined;
}

/**
 * Has a node run a swap and estimates its cost. The result is frozen. Rejects with `transaction_failed` if it would fail, with
 * `quote_failed` if it would take anything but the amount, yield nothing or allow less than the slippage does, with
 * `request_invalid` if the balance does not cover the amount and the cost, with `method_not_supported` if an approval goes
 * before it and no node can run both, otherwise as `estimateTransfer` does.
 */
export async function prepareSwapCall(
  wanted: WantedSwap,
  swap: CheckedEvmSwap,
  { slippage, promised, together }: SwapTerms,
  options: SwapReading,
): Promise<EvmSwapRequest> {
  const { from, to } = wanted;
  const holder = addressOf(wanted.account);
  const payee = wanted.recipient;
  const balance = (token: string | undefined, of: string): ChainFigure => ({
    of: 'balance',
    token,
    holder: of,
  });
  // A payout on another network changes no balance here.
  const isCrossing = crossingOf(wanted) !== undefined;
  if (isCrossing) await refuseAbsent(wanted.account, options);
  const gains = isCrossing ? [] : [payee ?? holder, ...(payee === undefined ? [] : [holder])];
  const figures = [balance(from.address, holder), ...gains.map((of) => balance(to.address, of))];
  const approved = together && approvedBy(together.approval);
  const token = from.address;
  if (token !== undefined) {
    const spenders = [
      swap.to,
      ...(approved && !isSameAsset(approved.spender, swap.to) ? [approved.spender] : []),
    ];
    figures.push(...spenders.map((spender) => ({ of: 'allowance', token, owner: holder, spender }) as const));
  }
  const { prepared, trial } = await prepareCall(wanted, swap, figures, options, together);
  const [paid, ...rest] = trial?.figures ?? [];
  const [got, ...others] = isCrossing ? [undefined, ...rest] : rest;
  const allowances = payee === undefined ? others : others.slice(1);
  refuseLoss(wanted, paid, got);
  const received = paid && got && got.after - got.before;
  const check = checkOf(trial, isCrossing ? paid : received);
  if (check !== 'simulated' && !(await isContract(swap.to, options)))
    throw refusedQuote('It is sent to no contract.');
  if (payee !== undefined) refuseUnproved(check, others[0]);
  refuseReported(wanted, trial?.reported ?? []);
  const most = approved?.amount ?? 0n;
  if (allowances.some((one) => one && one.after > one.before && one.after > most)) {
    throw refusedQuote(SWAP_FAULTS.givesRight);
  }
  await refuseGrants(wanted, trial?.grants ?? [], options, approved);
  return Object.freeze({
    ...prepared,
    check,
    kind: 'swap',
    together,
    toAmount: swap.toAmount ?? promised,
    received,
    ...(isCrossing ? { least: undefined } : checkMinimum(wanted, swap, { slippage, promised, received })),
    bridge: swap.bridge,
    toldImpact: swap.priceImpact,
    siteFee: swap.fee,
    slippage,
    isKnownRouter: swap.isKnownRouter,
  });
}

/** The token, spender and amount of an approval. */
const approvedBy = ({ call, spender, amount }: ApprovalRequest) => ({
  token: call.to,
  spender,
  amount: amount === 'unlimited' ? UNLIMITED : amount,
});

/** Refuses a swap that takes too much or yields nothing, judging by the account's balances as far as they could be read. */
function refuseLoss(
  { amount, recipient }: WantedSwap,
  paid: FigureChange | undefined,
  got: FigureChange | undefined,
): void {
  if (paid && paid.before - paid.after > amount + balanceRounding(amount))
    throw refusedQuote(SWAP_FAULTS.takesTooMuch);
  if (got && got.after <= got.before) {
    throw refusedQuote(
      recipient === undefined ? SWAP_FAULTS.yieldsNothing : 'The recipient would get nothing.',
    );
  }
}

/** Refuses a swap for another recipient unless a node has shown that the recipient gets it and the account loses no more. */
function refuseUnproved(check: TrialResult, own: FigureChange | undefined): void {
  if (check !== 'simulated' || !own) throw refusedQuote('No node can show that the recipient gets it.');
  if (own.after < own.before) throw refusedQuote(SWAP_FAULTS.takesTooMuch);
}

/** Refuses a swap if contracts report that it takes more than the amount, or anything else. */
function refuseReported({ from, amount }: WantedSwap, reported: readonly BalanceChange[]): void {
  const most = (token: string | undefined) => (isSameAsset(token, from.address) ? amount : 0n);
  if (reported.some((change) => -change.amount > most(change.token)))
    throw refusedQuote(SWAP_FAULTS.takesTooMuch);
}

function checkOf(trial: Succeeded | undefined, proof: unknown): TrialResult {
  if (!trial) return 'estimated';
  return proof === undefined ? 'accepted' : 'simulated';
}

/** Refuses a swap that grants more than is already allowed. Tokens may log the remaining allowance when an approval is used. */
async function refuseGrants(
  { account }: WantedSwap,
  grants: readonly Grant[],
  options: RpcOptions,
  approved: ReturnType<typeof approvedBy> | undefined,
): Promise<void> {
  const problem = refusedQuote(SWAP_FAULTS.givesRight);
  const isApproved = ({ token, spender, amount }: Grant) =>
    approved !== undefined &&
    isSameAsset(token, approved.token) &&
    isSameAsset(spender, approved.spender) &&
    amount !== undefined &&
    amount <= approved.amount;
  const rights = grants.filter((grant) => grant.amount !== 0n && !isApproved(grant));
  if (rights.length > MOST_RIGHTS) throw problem;
  for (const { token, spender, amount } of rights) {
    if (amount === undefined || spender === undefined) throw problem;
    const allowed = await readAllowance({ token, owner: addressOf(account), spender }, options);
    if (allowed === undefined || amount > allowed) throw problem;
  }
}

async function prepareCall(
  wanted: WantedSwap,
  { to, value, data, gas: quoted }: Pick<EvmSwapTransaction, 'to' | 'value' | 'data' | 'gas'>,
  figures: readonly ChainFigure[],
  options: SwapReading,
  together?: Together,
) {
  const from = addressOf(wanted.account) as `0x${string}`;
  const outgoing = (one: Pick<EvmSwapTransaction, 'to' | 'value' | 'data'>): OutgoingCall => ({
    from,
    to: one.to as `0x${string}`,
    value: one.value,
    data: one.data as `0x${string}`,
  });
  const call = outgoing({ to, value, data });
  const [simulation, described] = await Promise.all([
    simulateCall(call, figures, options, together && outgoing(together.approval.call)),
    describeSwapped(wanted, options),
  ]);
  if (simulation.outcome === 'fails') throw wouldFailError(simulation.reason);
  const trial = simulation.outcome === 'succeeds' ? simulation : undefined;
  // The swap cannot be estimated alone: it fails without the approval.
  if (together && trial?.gas === undefined) {
    throw new WalletModalError('method_not_supported', 'No node can run an approval and a swap together.');
  }
  const used = together && trial?.gas !== undefined ? trial.gas + UPGRADE_GAS : undefined;
  const [native, { gas, price, most, doubts }] = await Promise.all([
    readNativeBalance(rpcRequest(options), from),
    estimateTransfer(call, options, { simulated: trial?.gas, quoted, used }),
  ]);
  if (native < value + (wanted.mayBeSponsored ? 0n : most)) throw notEnoughError();
  return {
    prepared: {
      wanted: described,
      call: Object.freeze({ to, value, data, gas, price: Object.freeze(price) }),
      fee: most,
      feeDoubts: doubts,
    },
    trial,
  };
}
