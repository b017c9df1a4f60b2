import type { TokenBalance } from '../account/tokenBalance.js';
import type { FeeDoubt } from '../fees/feeDoubt.js';
import type { CaipAddress, Namespace } from '../networks/caip.js';
import type { TrialResult } from '../transactions/simulation.js';

/** What the visitor wants to send. */
export interface WantedTransfer {
  /** The account that sends, on the network it sends on. */
  readonly account: CaipAddress;
  readonly token: TokenBalance;
  /** In base units; `max` is all that the account can send. */
  readonly amount: bigint | 'max';
  /** An address, with its checksum if the network has such. */
  readonly recipient: string;
  /** Whether somebody else may pay the network's fee, as for smart accounts. */
  readonly mayBeSponsored: boolean;
}

/** What is paid for a unit of gas at most, in base units of the native currency: by EIP-1559, or one price. */
export type GasPrice =
  | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }
  | { readonly gasPrice: bigint };

/** An EVM transaction as the wallet is asked for it. Amounts are in base units of the native currency. */
export interface PreparedCall {
  readonly to: string;
  readonly value: bigint;
  /** Hex with `0x`. */
  readonly data: string;
  readonly gas: bigint;
  readonly price: GasPrice;
}

export interface EvmTransfer extends PreparedCall {
  readonly namespace: 'eip155';
}

/** A Solana transaction. */
export interface SolanaTransferContent {
  readonly namespace: 'solana';
  /** In wire format, as base64, with empty signatures. */
  readonly transaction: string;
  readonly lastValidBlockHeight: bigint;
}

/** What is sent in a namespace. */
export type TransferContent<N extends Namespace> = { eip155: EvmTransfer; solana: SolanaTransferContent }[N];

/**
 * A transfer that is shown before the wallet opens, and sent exactly so. It belongs to its account, network and draft: if
 * one of them changes, it is void.
 */
export interface SendRequest<N extends Namespace = Namespace> {
  readonly account: CaipAddress;
  /** As the chain describes it. */
  readonly token: Pick<
    TokenBalance,
    'address' | 'symbol' | 'decimals' | 'price' | 'icon' | 'name' | 'imitates' | 'isUnlisted'
  >;
  /** In base units. */
  readonly amount: bigint;
  /** What the recipient gets, in base units: some tokens keep a part. Undefined if unknown, or passed on. */
  readonly received: bigint | undefined;
  /** What comes back to the sender at once, in base units. Undefined if nothing does, or that is unknown. */
  readonly returned?: bigint | undefined;
  /** Whether the recipient is a contract that does not keep what it gets, such as a deposit address of an exchange. */
  readonly passesOn: boolean;
  readonly recipient: string;
  /** The most that the network may take, in base units of the native currency. */
  readonly fee: bigint;
  /** What is out of the ordinary about the fee, as far as nodes tell. */
  readonly feeDoubts?: readonly FeeDoubt[] | undefined;
  /** What is left of the native currency at least, in base units. */
  readonly nativeLeft: bigint;
  readonly check: TrialResult;
  readonly content: TransferContent<N>;
}
