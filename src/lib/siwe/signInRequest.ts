import type { CaipNetworkId } from '../networks/caip.js';

/** The fields that a wallet signs to sign in (CAIP-122, ERC-4361). Times are ISO 8601. */
export interface SignInRequest {
  readonly domain: string;
  readonly uri: string;
  readonly nonce: string;
  readonly issuedAt: string;
  readonly statement?: string | undefined;
  readonly expirationTime?: string | undefined;
  readonly notBefore?: string | undefined;
  readonly requestId?: string | undefined;
  readonly resources?: readonly string[] | undefined;
  /** The networks to sign in on, the preferred one first. */
  readonly chains: readonly CaipNetworkId[];
}
