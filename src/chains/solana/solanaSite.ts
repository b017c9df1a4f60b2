import type { Clock } from '../../lib/clock.js';
import type { NetworkDefinition } from '../../lib/networks/networks.js';
import type { ConnectionFacts, SolanaSigner } from '../connector.js';

/** What the element does for its Solana provider. */
export interface SolanaSite {
  readonly clock: Clock;
  /** What the site is called. */
  readonly name: () => string;
  readonly networks: () => readonly NetworkDefinition[];
  readonly connection: () => ConnectionFacts | undefined;
  /** Resolves when no connection is being taken up again. */
  readonly restored: () => Promise<void>;
  /** What the connected wallet signs by. Rejects with `not_connected`. */
  readonly signer: () => Promise<SolanaSigner>;
  readonly connect: (signal: AbortSignal | undefined) => Promise<unknown>;
  readonly disconnect: () => Promise<void>;
  /** Runs what asks a person, so that the modal makes way for the wallet. */
  readonly whileAsked: <T>(run: () => Promise<T>) => Promise<T>;
}
