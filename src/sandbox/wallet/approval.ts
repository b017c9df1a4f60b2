import type { EvmAddress } from '../../lib/networks/caip.js';
import type { SandboxChain, SandboxToken } from '../chains.js';
import type { SolanaTransactionSummary } from '../solanaWallet/summary.js';

/** A transaction as shown in the prompt; amounts in the smallest unit. */
export interface TransactionSummary {
  readonly from: EvmAddress;
  /** Undefined if it creates a contract. */
  readonly to: EvmAddress | undefined;
  readonly value: bigint;
  readonly data: string | undefined;
  /** The maximum fee; undefined if the gas could not be estimated. */
  readonly maxFee: bigint | undefined;
  /** The chain's reason why the transaction would fail. */
  readonly warning: string | undefined;
}

/** A request for the user's approval. */
export type ApprovalRequest =
  | {
      readonly kind: 'connect';
      readonly accounts: readonly string[];
      readonly preselected: readonly string[];
    }
  | { readonly kind: 'unlock' }
  | {
      readonly kind: 'message';
      readonly account: string;
      /** Readable text, or hex if the bytes are not text. */
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
  /** To turn the account into a smart account, as the following calls require. */
  | { readonly kind: 'upgrade'; readonly chain: SandboxChain; readonly account: EvmAddress }
  | {
      /** Several calls in one transaction. */
      readonly kind: 'calls';
      readonly chain: SandboxChain;
      readonly account: EvmAddress;
      readonly calls: readonly { readonly to: EvmAddress; readonly value: bigint; readonly data: string }[];
      /** As in `TransactionSummary`. */
      readonly maxFee: bigint | undefined;
      readonly warning: string | undefined;
    }
  | {
      /** To sign only, or also to send. */
      readonly kind: 'solana-sign' | 'solana-send';
      /** The Wallet Standard name; undefined if the site did not give one. */
      readonly network: string | undefined;
      readonly transactions: readonly SolanaTransactionSummary[];
    }
  | { readonly kind: 'switch-network'; readonly from: SandboxChain; readonly to: SandboxChain }
  | { readonly kind: 'add-network'; readonly chain: SandboxChain }
  | { readonly kind: 'watch-asset'; readonly type: string; readonly token: Omit<SandboxToken, 'name'> };

/** The user's consent. */
export interface Approval {
  /** The accounts to share, in answer to `connect`. */
  readonly accounts?: readonly string[];
}
