import type { EvmAddress } from '../../../lib/networks/caip.js';

/** A payment to somebody, in base units. */
export interface BridgePayment {
  readonly token: EvmAddress;
  readonly amount: bigint;
  readonly receiver: EvmAddress;
}

/** What was deposited on one chain for another, in base units. */
export interface BridgeDeposit {
  readonly fromChain: number;
  /** Its number on that chain. */
  readonly id: bigint;
  /** The transaction that made it. */
  readonly hash: `0x${string}`;
  /** LI.FI's own id, from the quote. */
  readonly transactionId: `0x${string}`;
  readonly integrator: string;
  readonly sender: EvmAddress;
  readonly token: EvmAddress;
  readonly amount: bigint;
  readonly toChain: number;
  readonly toToken: EvmAddress;
  /** The least that may be paid out. */
  readonly least: bigint;
  readonly receiver: EvmAddress;
}

/** A payment, and the transaction that made it. */
export interface MadePayment extends BridgePayment {
  readonly hash: `0x${string}`;
}

/** What became of a deposit. One that is `refused` is given back next. */
export type BridgeOutcome =
  | { readonly state: 'open' | 'refused' }
  | { readonly state: 'paid' | 'refunded'; readonly payment: MadePayment };

export interface BridgeTransfer {
  readonly deposit: BridgeDeposit;
  readonly outcome: BridgeOutcome;
}
