import type { SignInProof } from '../../lib/siwe/signInProof.js';
import type { SessionLike } from './approvedSession.js';

/** A session that an app approved, and what it signed if it was asked to sign in. */
export interface Approved {
  readonly session: SessionLike;
  readonly proofs?: readonly SignInProof[] | undefined;
}

/** A published code. `approval` is called once. */
export interface StartedPairing {
  readonly uri?: string | undefined;
  readonly approval: () => Promise<Approved>;
}
