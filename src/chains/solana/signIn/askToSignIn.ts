import type { Clock } from '../../../lib/clock.js';
import { addressOf, toCaipAddress } from '../../../lib/networks/caip.js';
import { checkSignIn } from '../../../lib/siwe/checkSignIn.js';
import type { SignInProof } from '../../../lib/siwe/signInProof.js';
import type { SignInRequest } from '../../../lib/siwe/signInRequest.js';
import { toBase58 } from '../../../lib/solana/base58.js';
import { waitForWallet } from '../../waitForWallet.js';
import { invalidAnswerError } from '../../walletErrors.js';
import { checkSignature } from '../checkAnswers.js';
import type { SolanaAsked, SolanaSource } from '../solanaSource.js';

interface SignInOptions {
  readonly sign: NonNullable<SolanaSource['signIn']>;
  readonly asked: SolanaAsked;
  readonly clock: Clock;
}

/**
 * Has a wallet sign in with a message that the wallet writes. Throws `wallet_invalid_answer` if it signed for another account,
 * site or nonce, or if the signature is not that of the account.
 */
export async function askToSignIn(
  request: SignInRequest,
  { sign, asked, clock }: SignInOptions,
): Promise<SignInProof> {
  const { signal, address, network } = asked;
  const answer = await waitForWallet('signIn', () => sign(request, asked), { clock, signal });
  const account = toCaipAddress(network, address);
  if (answer.address !== addressOf(account)) {
    throw invalidAnswerError(`Asked ${address} to sign in, but another account did.`);
  }
  const message = readText(answer.signedMessage);
  const fault = checkSignIn(message, account, request, clock.now());
  if (message === undefined || fault) {
    throw invalidAnswerError(`The wallet signed a message with a wrong part: ${fault ?? 'form'}.`);
  }
  const signature = await checkSignature(address, answer.signature, answer.signedMessage as Uint8Array);
  return { account, message, signature: toBase58(signature) };
}

/** Decodes text. Undefined if the value isn't bytes in UTF-8. */
function readText(bytes: unknown): string | undefined {
  if (!(bytes instanceof Uint8Array)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
