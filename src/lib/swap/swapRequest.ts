import { isNothing } from '../decimal/isNothing.js';
import type { FeeDoubt } from '../fees/feeDoubt.js';
import type { TakenFee } from '../fees/siteFee.js';
import type { CaipAddress } from '../networks/caip.js';
import type { PreparedCall, SolanaTransferContent } from '../send/sendRequest.js';
import { formatUnits, truncateDecimals } from '../text/formatUnits.js';
import type { TrialResult } from '../transactions/simulation.js';
import type { Bridge } from './delivery/bridge.js';
import type { SwapToken } from './quoteSource.js';
import type { BasisPoints } from './slippage.js';
import { OUTPUT_DECIMALS } from './swapConstants.js';

/** What to swap. */
export interface WantedSwap {
  /** Pays on its network, and receives unless there is a `recipient`. */
  readonly account: CaipAddress;
  readonly from: SwapToken;
  /** May be on another network. */
  readonly to: SwapToken;
  /** In base units of `from`, more than 0. */
  readonly amount: bigint;
  /** Who gets what it yields. Undefined for the account. */
  readonly recipient?: string | undefined;
  /** The name that was typed for the recipient, which stood for that address then. Undefined if the address was typed. */
  readonly recipientName?: string | undefined;
  /** Whether somebody else may pay the network's cost, as for smart accounts. */
  readonly mayBeSponsored: boolean;
}

interface Prepared {
  /** With its tokens as the chain describes them. */
  readonly wanted: WantedSwap;
  /** The most that the network may take, in base units of the native currency. */
  readonly fee: bigint;
  /** What is out of the ordinary about the fee, as far as nodes tell. */
  readonly feeDoubts?: readonly FeeDoubt[] | undefined;
  readonly check: TrialResult;
}

/** How much a contract may take from the account: in base units. 0 takes an earlier approval back. */
export type ApprovedAmount = bigint | 'unlimited';

/** An approval that is shown before the wallet opens, and sent exactly so. It is void if its account changes. */
export interface ApprovalRequest extends Prepared {
  readonly kind: 'approve';
  readonly call: PreparedCall;
  /** Who may then take the tokens, as the call itself says. */
  readonly spender: string;
  readonly amount: ApprovedAmount;
  /** Whether the source lists the spender among its contracts. Undefined if it has no list. */
  readonly isKnownSpender: boolean | undefined;
}

/** An approval that the wallet is asked for together with its swap: both happen, or neither (EIP-5792). */
export interface Together {
  readonly approval: ApprovalRequest;
  /** Whether the wallet makes the account a smart account first, if its user agrees. */
  readonly isUpgrade: boolean;
}

interface PreparedSwap extends Prepared {
  readonly kind: 'swap';
  /** What the source says that the account gets, in base units. */
  readonly toAmount: bigint;
  /** What a node has seen that the account gets, in base units: some tokens keep a part. Undefined if unknown. */
  readonly received: bigint | undefined;
  /**
   * What the account gets at least, in base units: the amount below which it fails, as the call of a known exchange says, less
   * what the token was seen to keep. Undefined if nothing guarantees one.
   */
  readonly least: bigint | undefined;
  /** The amount in the call, in base units, if `least` is less than it. */
  readonly leastOfCall?: bigint | undefined;
  /** How much worse than the market its rate is, as the source says: a percentage as decimal text. Undefined if unknown. */
  readonly toldImpact?: string | undefined;
  /** What the site takes of it, as the source says. Undefined if it does not say. */
  readonly siteFee?: TakenFee | undefined;
  readonly slippage: BasisPoints;
}

export interface EvmSwapRequest extends PreparedSwap {
  readonly content?: undefined;
  readonly call: PreparedCall;
  /** The approval that goes before it in the same request, if one does. `fee` is an estimate for both then. */
  readonly together?: Together | undefined;
  /** Whether the source lists the called contract among its contracts. Undefined if it has no list. */
  readonly isKnownRouter: boolean | undefined;
  /** What brings it to the other network. Undefined if all of it is on one. */
  readonly bridge?: Bridge | undefined;
}

/** A swap on Solana, which a node has run: `check` is always `simulated`. */
export interface SolanaSwapRequest extends PreparedSwap {
  readonly content: SolanaTransferContent;
  readonly call?: undefined;
  readonly together?: undefined;
  readonly bridge?: undefined;
  /** What of `fee` stays in accounts that the swap creates, in lamports: those for tokens belong to the account. */
  readonly deposit: bigint;
  /** How much wrapped SOL of the account becomes SOL, in lamports. It is neither paid nor received. */
  readonly unwrapped: bigint;
}

/** A swap that is shown before the wallet opens, and sent exactly so. It is void if its account changes. */
export type SwapRequest = EvmSwapRequest | SolanaSwapRequest;

/** What the account will probably get: the smaller of what is promised and what was seen. */
export const expectedAmount = ({
  toAmount,
  received = toAmount,
}: Pick<SwapRequest, 'toAmount' | 'received'>) => (received < toAmount ? received : toAmount);

/** An amount that is not certain, as decimal text for sentences with “about”: with at most six decimals, but never nothing instead of a little. */
export function readableAmount(amount: bigint, { decimals }: Pick<SwapToken, 'decimals'>): string {
  const text = formatUnits(amount, decimals);
  const cut = truncateDecimals(text, OUTPUT_DECIMALS)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
  return isNothing(cut) ? text : cut;
}
