import type { EvmAddress } from '../../../lib/networks/caip.js';

/** A payment to an account, in base units. */
export interface BridgePayment {
  readonly token: EvmAddress;
  readonly amount: bigint;
  readonly receiver: EvmAddress;
}

/** A deposit on one chain for another, in base units. */
export interface BridgeDeposit {
  readonly fromChain: number;
  /** The deposit's number on that chain. */
  readonly id: bigint;
  /** The hash of its transaction. */
  readonly hash: `0x${string}`;
  /** LI.FI's own id, from the quote. */
  readonly transactionId: `0x${string}`;
  readonly integrator: string;
  readonly sender: EvmAddress;
  readonly token: EvmAddress;
  readonly amount: bigint;
  readonly toChain: number;
  readonly toToken: EvmAddress;
  /** The minimum payout. */
  readonly least: bigint;
  readonly receiver: EvmAddress;
}

/** A payment, and the hash of its transaction. */
export interface MadePayment extends BridgePayment {
  readonly hash: `0x${string}`;
}

/** The outcome of a deposit. A `refused` one is refunded next. */
export type BridgeOutcome =
  | { readonly state: 'open' | 'refused' }
  | { readonly state: 'paid' | 'refunded'; readonly payment: MadePayment };

export interface BridgeTransfer {
  readonly deposit: BridgeDeposit;
  readonly outcome: BridgeOutcome;
}
