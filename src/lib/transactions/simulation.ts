/** A balance or an allowance that a transaction may change, in base units. `token` is undefined for the native currency. */
export type ChainFigure =
  | { readonly of: 'balance'; readonly token: string | undefined; readonly holder: string }
  | { readonly of: 'allowance'; readonly token: string; readonly owner: string; readonly spender: string };

/** Its value just before and just after a transaction. */
export interface FigureChange {
  readonly before: bigint;
  readonly after: bigint;
}

/**
 * How thoroughly a transaction was tried before it's shown.
 *
 * - `simulated`: a node ran it, and the balances or the allowance that it changes were read before and after it
 * - `accepted`: a node ran it without a failure. The amounts that it moves are unknown.
 * - `estimated`: no node has run it
 */
export type TrialResult = 'simulated' | 'accepted' | 'estimated';

/** The amount of a token that an account would gain or lose, as the contracts report it: a hint, not proof. */
export interface BalanceChange {
  /** The token's contract or mint; undefined for the native currency. */
  readonly token: string | undefined;
  /** In base units, negative for a loss. Without the network's fee. */
  readonly amount: bigint;
}

/** Something that an account would give away besides amounts of tokens: a permission to take a token, or a collectible. */
export interface Grant {
  /** The token's contract in lower case. */
  readonly token: string;
  /** The address that may take it, in lower case. Undefined if the token itself is given away. */
  readonly spender: string | undefined;
  /** The amount that may be taken, in base units. Undefined if it isn't an amount of a token. */
  readonly amount: bigint | undefined;
}

/**
 * A node's prediction of a transaction. No promise: others may change the state before it gets into a block.
 *
 * - `succeeds`: with the requested figures, in their order
 * - `fails`: with the contract's or node's reason, sanitized, if there is one
 * - `unknown`: no node could run it
 */
export type Simulation =
  | {
      readonly outcome: 'succeeds';
      /** Undefined where a figure couldn't be read, or was reported in more than one way. */
      readonly figures: readonly (FigureChange | undefined)[];
      /**
       * The sender's gains and losses as the contracts report them. Undefined if the node doesn't return them, and on Solana.
       */
      readonly reported?: readonly BalanceChange[] | undefined;
      /** The sender's other grants. Undefined if the node doesn't return them, and on Solana. */
      readonly grants?: readonly Grant[] | undefined;
      /** The return data of the called contract. Undefined on Solana. */
      readonly answer?: string | undefined;
      /** The gas used. Undefined if the node doesn't return it, and on Solana. */
      readonly gas?: bigint | undefined;
    }
  | { readonly outcome: 'fails'; readonly reason: string | undefined }
  | { readonly outcome: 'unknown' };
