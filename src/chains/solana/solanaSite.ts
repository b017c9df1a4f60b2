import type { Clock } from '../../lib/clock.js';
import type { CaipAddress } from '../../lib/networks/caip.js';
import type { NetworkDefinition } from '../../lib/networks/networks.js';
import type { Asking } from '../../lib/transactions/asking.js';
import type { ConnectionFacts, SolanaSigner } from '../connector.js';

/** The element's side of its Solana provider. */
export interface SolanaSite {
  readonly clock: Clock;
  /** The site's name. */
  readonly name: () => string;
  readonly networks: () => readonly NetworkDefinition[];
  readonly connection: () => ConnectionFacts | undefined;
  /** Resolves when no connection is being restored. */
  readonly restored: () => Promise<void>;
  /** The connected wallet's signer. Rejects with `not_connected`. */
  readonly signer: () => Promise<SolanaSigner>;
  readonly connect: (signal: AbortSignal | undefined) => Promise<unknown>;
  readonly disconnect: () => Promise<void>;
  /**
   * Runs a request for a transaction of an account, and tracks the transaction if the site wants that. Settles as `run` does;
   * resolves to the signature.
   */
  readonly track: (
    account: CaipAddress,
    tokens: readonly string[],
    run: (asking: Asking | undefined) => Promise<string>,
  ) => Promise<string>;
  /** Runs a request that needs the user, and hides the modal in the meantime so that the wallet is visible. */
  readonly whileAsked: <T>(run: () => Promise<T>) => Promise<T>;
}
