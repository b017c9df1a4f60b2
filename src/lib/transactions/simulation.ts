/** How much of a token an account would gain or lose. */
export interface BalanceChange {
  /** The token's contract or mint; undefined for the native currency. */
  readonly token: string | undefined;
  /** In base units, negative for a loss. Without the network's fee. */
  readonly amount: bigint;
}

/** What an account would give away besides amounts of tokens: the right to take something, or a collectible. */
export interface Grant {
  /** The token's contract in lower case. */
  readonly token: string;
  /** Who may take it, in lower case. Undefined if it is gone. */
  readonly spender: string | undefined;
  /** How much may be taken, in base units. Undefined if it is no amount of a token. */
  readonly amount: bigint | undefined;
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
      /** What the sender would give away besides. Undefined if the node cannot say, and on other networks than EVM. */
      readonly grants?: readonly Grant[] | undefined;
      readonly answer?: string | undefined;
    }
  | { readonly outcome: 'fails'; readonly reason: string | undefined }
  | { readonly outcome: 'unknown' };
