import type { Clock } from '../../lib/clock.js';
import type { CaipAddress } from '../../lib/networks/caip.js';
import type { NetworkDefinition } from '../../lib/networks/networks.js';
import type { Asking } from '../../lib/transactions/asking.js';
import type { ConnectionFacts, SolanaSigner } from '../connector.js';

/** What the element provides to its Solana provider. */
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
   * Runs what asks for a transaction of an account, and has it followed if the site wants that. Settles as `run` does, to its
   * signature.
   */
  readonly track: (
    account: CaipAddress,
    tokens: readonly string[],
    run: (asking: Asking | undefined) => Promise<string>,
  ) => Promise<string>;
  /** Runs a request that needs the user, and hides the modal meanwhile so that the wallet is visible. */
  readonly whileAsked: <T>(run: () => Promise<T>) => Promise<T>;
}
