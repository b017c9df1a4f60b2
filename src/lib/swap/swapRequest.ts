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

/** The swap that the visitor wants. */
export interface WantedSwap {
  /** Pays on its network, and receives the bought tokens unless there is a `recipient`. */
  readonly account: CaipAddress;
  readonly from: SwapToken;
  /** May be on another network. */
  readonly to: SwapToken;
  /** In base units of `from`, more than 0. */
  readonly amount: bigint;
  /** The address that receives the bought tokens. Undefined for the account. */
  readonly recipient?: string | undefined;
  /**
   * The name that the visitor typed, which resolved to the recipient's address at that time. Undefined if they typed an
   * address.
   */
  readonly recipientName?: string | undefined;
  /** Whether the network cost may be sponsored, as for smart accounts. */
  readonly mayBeSponsored: boolean;
}

interface Prepared {
  /** The wanted swap, with its tokens as the chain describes them. */
  readonly wanted: WantedSwap;
  /** The highest fee that the network may charge, in base units of the native currency. */
  readonly fee: bigint;
  /** Anything unusual about the fee, as far as nodes report it. */
  readonly feeDoubts?: readonly FeeDoubt[] | undefined;
  readonly check: TrialResult;
}

/** The allowance for a contract, in base units. 0 revokes an earlier approval. */
export type ApprovedAmount = bigint | 'unlimited';

/** An approval as it is shown before the wallet opens and then sent unchanged. It becomes invalid if the account changes. */
export interface ApprovalRequest extends Prepared {
  readonly kind: 'approve';
  readonly call: PreparedCall;
  /** The address that may take the tokens, read from the call itself. */
  readonly spender: string;
  readonly amount: ApprovedAmount;
  /** Whether the source lists the spender among its contracts. Undefined if it has no list. */
  readonly isKnownSpender: boolean | undefined;
}

/** An approval that is requested from the wallet together with its swap. Both happen, or neither (EIP-5792). */
export interface Together {
  readonly approval: ApprovalRequest;
  /** Whether the wallet first upgrades the account to a smart account, with the user's consent. */
  readonly isUpgrade: boolean;
}

interface PreparedSwap extends Prepared {
  readonly kind: 'swap';
  /** The amount that the account receives according to the source, in base units. */
  readonly toAmount: bigint;
  /**
   * The amount that the account received in a node's simulation, in base units: some tokens keep a part. Undefined if unknown.
   */
  readonly received: bigint | undefined;
  /**
   * The least that the account receives, in base units: the minimum in a known exchange's call, less what the token kept in the
   * simulation. Undefined if nothing guarantees a minimum.
   */
  readonly least: bigint | undefined;
  /** The minimum in the call, in base units, if `least` is lower. */
  readonly leastOfCall?: bigint | undefined;
  /**
   * How much worse this rate is than the market's, according to the source, in percent as decimal text. Undefined if unknown.
   */
  readonly toldImpact?: string | undefined;
  /** The site's fee according to the source. Undefined if the source doesn't say. */
  readonly siteFee?: TakenFee | undefined;
  readonly slippage: BasisPoints;
}

export interface EvmSwapRequest extends PreparedSwap {
  readonly content?: undefined;
  readonly call: PreparedCall;
  /** The approval that comes first in the same request, if any. `fee` is then an estimate for both. */
  readonly together?: Together | undefined;
  /** Whether the source lists the called contract among its contracts. Undefined if it has no list. */
  readonly isKnownRouter: boolean | undefined;
  /** The bridge to the other network. Undefined for a swap on one network. */
  readonly bridge?: Bridge | undefined;
}

/** A swap on Solana that a node has simulated: `check` is always `simulated`. */
export interface SolanaSwapRequest extends PreparedSwap {
  readonly content: SolanaTransferContent;
  readonly call?: undefined;
  readonly together?: undefined;
  readonly bridge?: undefined;
  /** The part of `fee`, in lamports, that stays in accounts the swap creates. Token accounts belong to the account. */
  readonly deposit: bigint;
  /** The account's wrapped SOL that the swap unwraps, in lamports. It is neither paid nor received. */
  readonly unwrapped: bigint;
}

/** A swap as it is shown before the wallet opens and then sent unchanged. It becomes invalid if the account changes. */
export type SwapRequest = EvmSwapRequest | SolanaSwapRequest;

/** The amount that the account will probably receive: the smaller of the promised and the simulated amount. */
export const expectedAmount = ({
  toAmount,
  received = toAmount,
}: Pick<SwapRequest, 'toAmount' | 'received'>) => (received < toAmount ? received : toAmount);

/** An approximate amount as decimal text, for sentences with “about”: at most six decimals, unless that would cut it to 0. */
export function readableAmount(amount: bigint, { decimals }: Pick<SwapToken, 'decimals'>): string {
  const text = formatUnits(amount, decimals);
  const cut = truncateDecimals(text, OUTPUT_DECIMALS)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
  return isNothing(cut) ? text : cut;
}
