import type { EvmAddress } from '../../lib/caip.js';
import type { SandboxChain, SandboxToken } from '../chains.js';

/** A transaction as the prompt shows it; amounts in the smallest unit. */
export interface TransactionSummary {
  readonly from: EvmAddress;
  /** Absent when it creates a contract. */
  readonly to: EvmAddress | undefined;
  readonly value: bigint;
  readonly data: string | undefined;
  /** The most that the network may take; undefined when the gas could not be estimated. */
  readonly maxFee: bigint | undefined;
  /** Why the chain says that it would fail. */
  readonly warning: string | undefined;
}

/** What a person is asked to allow. */
export type ApprovalRequest =
  | {
      readonly kind: 'connect';
      readonly accounts: readonly EvmAddress[];
      readonly preselected: readonly EvmAddress[];
    }
  | { readonly kind: 'unlock' }
  | {
      readonly kind: 'message';
      readonly account: EvmAddress;
      /** Readable text, or hex when the bytes are none. */
      readonly text: string;
      readonly warning: string | undefined;
    }
  | {
      readonly kind: 'typed-data';
      readonly account: EvmAddress;
      readonly domain: unknown;
      readonly primaryType: string;
      readonly message: unknown;
    }
  | { readonly kind: 'transaction'; readonly chain: SandboxChain; readonly transaction: TransactionSummary }
  | { readonly kind: 'switch-network'; readonly from: SandboxChain; readonly to: SandboxChain }
  | { readonly kind: 'add-network'; readonly chain: SandboxChain }
  | { readonly kind: 'watch-asset'; readonly type: string; readonly token: Omit<SandboxToken, 'name'> };

/** A person's consent. */
export interface Approval {
  /** The accounts to share, in answer to `connect`. */
  readonly accounts?: readonly EvmAddress[];
}
