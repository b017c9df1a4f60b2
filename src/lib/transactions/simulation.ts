/** How much of a token an account would gain or lose. */
export interface BalanceChange {
  /** The token's contract or mint; undefined for the native currency. */
  readonly token: string | undefined;
  /** In base units, negative for a loss. Without the network's fee. */
  readonly amount: bigint;
}

/**
 * What a node says that a transaction would do now. No promise: others may change the state before it gets into a block.
 *
 * - `succeeds`: with how the balances of the sender, or of whoever is watched, would change, as the contracts tell it, and on
 *   EVM networks the answer of the called contract. Undefined if the node cannot say.
 * - `fails`: with the reason in the words of the contract or the node, sanitized, if there is one
 * - `unknown`: nobody could be asked
 */
export type Simulation =
  | {
      readonly outcome: 'succeeds';
      readonly changes: readonly BalanceChange[] | undefined;
      readonly answer?: string | undefined;
    }
  | { readonly outcome: 'fails'; readonly reason: string | undefined }
  | { readonly outcome: 'unknown' };
