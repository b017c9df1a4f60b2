import type { CaipAddress, CaipNetworkId } from '../networks/caip.js';
import type { SignInProof } from './signInProof.js';
import type { SignInRequest } from './signInRequest.js';

/** A checked session at the site. */
export interface SiweVisit {
  readonly account: CaipAddress;
  readonly network: CaipNetworkId;
  /** In ms since 1970, if the site says so. */
  readonly expiresAt: number | undefined;
}

/** A message that is ready to be signed. */
export interface SiweDraft {
  readonly account: CaipAddress;
  readonly network: CaipNetworkId;
  readonly request: SignInRequest;
  readonly message: string;
  /** The time its nonce was requested, in ms since 1970. */
  readonly madeAt: number;
}

interface Options {
  readonly signal: AbortSignal;
}

/** Signs in to the site. Rejects with a `WalletModalError`. */
export interface SiweService {
  /** The request for wallets that can connect and sign in at once. Undefined if the site creates its own messages. */
  request(networks: readonly CaipNetworkId[], options: Options): Promise<SignInRequest | undefined>;
  /** The message for an account on a network. */
  draft(account: CaipAddress, network: CaipNetworkId, options: Options): Promise<SiweDraft>;
  /** Asks the wallet of the account to sign. Has no deadline. */
  sign(draft: SiweDraft, options: Options): Promise<SignInProof>;
  /** Checks a signed message, has it verified, and reads the new session. */
  verify(
    proof: SignInProof,
    asked: Pick<SiweDraft, 'account' | 'request'>,
    options: Options,
  ): Promise<SiweVisit>;
  /** Resolves to the visitor's session. Undefined if there is none. */
  visit(options: Options): Promise<SiweVisit | undefined>;
  signOut(options: Options): Promise<void>;
}
