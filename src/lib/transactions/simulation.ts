/** A number on the chain that a transaction may change, in base units. `token` undefined is the native currency. */
export type ChainFigure =
  | { readonly of: 'balance'; readonly token: string | undefined; readonly holder: string }
  | { readonly of: 'allowance'; readonly token: string; readonly owner: string; readonly spender: string };

/** Such a number just before a transaction and just after it. */
export interface FigureChange {
  readonly before: bigint;
  readonly after: bigint;
}

/**
 * How far a transaction was tried before it is shown.
 *
 * - `simulated`: a node ran it, and the balances or the allowance that it changes were read before and after it
 * - `accepted`: a node ran it without a failure. What it moves is not known.
 * - `estimated`: no node has run it
 */
export type TrialResult = 'simulated' | 'accepted' | 'estimated';

/** How much of a token an account would gain or lose, as the contracts report it: a hint, no proof. */
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
 * - `succeeds`: with the figures that were asked for, in their order
 * - `fails`: with the reason in the words of the contract or the node, sanitized, if there is one
 * - `unknown`: nobody could be asked
 */
export type Simulation =
  | {
      readonly outcome: 'succeeds';
      /** Undefined where a figure could not be read, or where it is told in more than one way. */
      readonly figures: readonly (FigureChange | undefined)[];
      /** What the sender gains and loses as the contracts report it. Undefined if the node does not tell, and on Solana. */
      readonly reported?: readonly BalanceChange[] | undefined;
      /** What the sender would give away besides. Undefined if the node does not tell, and on Solana. */
      readonly grants?: readonly Grant[] | undefined;
      /** What the called contract answers. Undefined on Solana. */
      readonly answer?: string | undefined;
      /** How much gas it used. Undefined if the node does not tell, and on Solana. */
      readonly gas?: bigint | undefined;
    }
  | { readonly outcome: 'fails'; readonly reason: string | undefined }
  | { readonly outcome: 'unknown' };
