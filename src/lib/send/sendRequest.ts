import type { TokenBalance } from '../account/tokenBalance.js';
import type { FeeDoubt } from '../fees/feeDoubt.js';
import type { CaipAddress, Namespace } from '../networks/caip.js';
import type { TrialResult } from '../transactions/simulation.js';

/** The transfer that the visitor wants. */
export interface WantedTransfer {
  /** The sending account, on the network of the transfer. */
  readonly account: CaipAddress;
  readonly token: TokenBalance;
  /** In base units; `max` for everything the account can send. */
  readonly amount: bigint | 'max';
  /** An address, with its checksum if the network uses one. */
  readonly recipient: string;
  /** Whether the network fee may be sponsored, as for smart accounts. */
  readonly mayBeSponsored: boolean;
}

/** The highest price per unit of gas, in base units of the native currency: the EIP-1559 fields, or a single price. */
export type GasPrice =
  | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }
  | { readonly gasPrice: bigint };

/** An EVM transaction as it is requested from the wallet. Amounts are in base units of the native currency. */
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

/** The transaction in a namespace's format. */
export type TransferContent<N extends Namespace> = { eip155: EvmTransfer; solana: SolanaTransferContent }[N];

/**
 * A transfer as it is shown before the wallet opens and then sent unchanged. It becomes invalid if its account, network or
 * draft changes.
 */
export interface SendRequest<N extends Namespace = Namespace> {
  readonly account: CaipAddress;
  /** The token as the chain describes it. */
  readonly token: Pick<
    TokenBalance,
    'address' | 'symbol' | 'decimals' | 'price' | 'icon' | 'name' | 'imitates' | 'isUnlisted'
  >;
  /** In base units. */
  readonly amount: bigint;
  /**
   * The amount that the recipient receives, in base units: some tokens keep a part. Undefined if unknown, or if the recipient
   * passes it on.
   */
  readonly received: bigint | undefined;
  /**
   * The amount that returns to the sender in the same transaction, in base units. Undefined if there is none or it is unknown.
   */
  readonly returned?: bigint | undefined;
  /** Whether the recipient is a contract that forwards what it receives, such as a deposit address of an exchange. */
  readonly passesOn: boolean;
  readonly recipient: string;
  /** The highest fee that the network may charge, in base units of the native currency. */
  readonly fee: bigint;
  /** Anything unusual about the fee, as far as nodes report it. */
  readonly feeDoubts?: readonly FeeDoubt[] | undefined;
  /** The least native balance that remains, in base units. */
  readonly nativeLeft: bigint;
  readonly check: TrialResult;
  readonly content: TransferContent<N>;
}
