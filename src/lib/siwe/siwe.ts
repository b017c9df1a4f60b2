import type { CaipAddress, CaipNetworkId } from '../networks/caip.js';

/** The fields of a sign-in message besides the account. Times are ISO 8601. */
export interface SiweMessageParams {
  /** The host of the page. Wallets compare it with the address bar. Default: the page's. */
  readonly domain?: string | undefined;
  /** The resource to sign in to. Default: the origin of the page. */
  readonly uri?: string | undefined;
  /** A sentence for the visitor, on one line. */
  readonly statement?: string | undefined;
  /** Default: now. */
  readonly issuedAt?: string | undefined;
  readonly expirationTime?: string | undefined;
  readonly notBefore?: string | undefined;
  readonly requestId?: string | undefined;
  /** URIs that the visitor agrees to by signing. */
  readonly resources?: readonly string[] | undefined;
}

/** The fields of a complete message. */
export interface SiweMessageArgs extends SiweMessageParams {
  readonly domain: string;
  readonly uri: string;
  readonly issuedAt: string;
  readonly version: '1';
  readonly nonce: string;
  /** The address without its network. */
  readonly address: string;
  readonly caipAddress: CaipAddress;
  readonly network: CaipNetworkId;
  /** An EVM network's chain id; a Solana network's name in wallets, such as `solana:mainnet`, or else its CAIP-2 id. */
  readonly chainId: number | string;
}

/** A signed message, to be verified. */
export interface SiweSigned {
  readonly message: string;
  /** Hex for EVM accounts, base58 for Solana accounts. */
  readonly signature: string;
  /** The object that a wallet app signed while connecting (CAIP-74). */
  readonly cacao?: unknown;
}

/** The visitor's session at the site. */
export interface SiweSession {
  readonly address: string;
  /** A CAIP-2 id such as `eip155:1`, an EVM chain id, or a Solana network's name, such as `solana:mainnet`. */
  readonly chainId: CaipNetworkId | number;
  /** ISO 8601, or milliseconds since 1970. Default: unknown. */
  readonly expiresAt?: string | number | undefined;
}

/** Rules for signing out, and whether signing in is required. */
export interface SiweRules {
  /** Default: true. */
  readonly signOutOnDisconnect: boolean;
  /** Default: true. */
  readonly signOutOnAccountChange: boolean;
  /** Default: true. */
  readonly signOutOnNetworkChange: boolean;
  /** Whether a wallet counts as connected only once the visitor has signed in. Default: false. */
  readonly required: boolean;
}

/**
 * Lets visitors sign in to the site with their wallet. Functions may return promises. Without `siwe-url`, `verifyMessage`,
 * `getSession` and `signOut` are required; with it, they replace calls to that server.
 */
export interface Siwe extends Partial<SiweRules> {
  /** A text of at least 8 letters and digits that the server accepts once. Default: 128 random bits. */
  getNonce?(caipAddress?: CaipAddress): Promise<string> | string;
  getMessageParams?(): Promise<SiweMessageParams> | SiweMessageParams;
  /** The text to sign. Default: an ERC-4361 message, or its counterpart for Solana. */
  createMessage?(args: SiweMessageArgs): Promise<string> | string;
  /** Resolves to true if the signature is valid and a session has started. */
  verifyMessage?(signed: SiweSigned): Promise<boolean> | boolean;
  /** Undefined or null if the visitor isn't signed in. */
  getSession?(): Promise<SiweSession | null | undefined> | SiweSession | null | undefined;
  signOut?(): unknown;
  /** Called after the visitor has signed in. */
  onSignIn?(session: SiweSession): void;
  /** Called before the visitor is signed out. */
  onSignOut?(): void;
  /** Default: true. */
  readonly enabled?: boolean;
}

/** The functions of `Siwe`. */
export type SiweFunctions = Omit<Siwe, keyof SiweRules | 'enabled'>;
