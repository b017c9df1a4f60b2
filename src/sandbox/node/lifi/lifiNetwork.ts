import type { LifiCall } from './readLifiCall.js';

/** A local network as LI.FI sees it. What it cannot answer throws a refusal. */
export interface LifiNetwork {
  /** LI.FI's number for it. */
  readonly id: number;
  /** How LI.FI lists it. */
  readonly chain: {
    readonly id: number;
    readonly key: string;
    readonly name: string;
    readonly chainType: string;
    readonly coin: string;
    readonly mainnet: boolean;
  };
  tokens(): readonly object[];
  /** A token by address or symbol. */
  token(value: string | undefined): object;
  /** A swap on this network: a step with its transaction. */
  quote(query: LifiCall['query']): Promise<object>;
  /** Whether a text has the form of its transactions' ids. */
  isTransactionId(text: string): boolean;
  /** What became of a transaction. Undefined if the network does not know it. */
  status(id: string): Promise<{ readonly status: string } | undefined>;
}
