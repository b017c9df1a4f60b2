import type { LifiCall } from './readLifiCall.js';

/** LI.FI's view of a local network. Unanswerable calls throw a refusal. */
export interface LifiNetwork {
  /** LI.FI's number for the network. */
  readonly id: number;
  /** LI.FI's list entry for the network. */
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
  /** Whether a text has the format of the network's transaction ids. */
  isTransactionId(text: string): boolean;
  /** The status of a transaction. Undefined if the network does not know it. */
  status(id: string): Promise<{ readonly status: string } | undefined>;
}
