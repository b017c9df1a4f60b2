import { siweMessageError } from '../../lib/commonErrors.js';
import { WalletModalError } from '../../lib/errors.js';
import type { SignInFault } from '../../lib/siwe/checkSignIn.js';

const WORDS: Readonly<Record<SignInFault | 'hidden', string>> = {
  form: 'is not in the format of ERC-4361, or of Sign In With Solana',
  version: 'is not of version 1',
  domain: 'is for another domain',
  family: 'is for another kind of account',
  address: 'is for another account',
  chain: 'is for another network',
  nonce: 'has another nonce',
  expired: 'has expired',
  early: 'is not valid yet',
  hidden: 'has hidden characters',
};

/** The error for a message that must not be verified, from the site or from the wallet. */
export function explainFault(fault: SignInFault | 'hidden', by: 'site' | 'wallet'): WalletModalError {
  return by === 'site'
    ? siweMessageError({
        details: `What it wants to be signed ${WORDS[fault]}.`,
      })
    : new WalletModalError('wallet_invalid_answer', 'The wallet signed something else.', {
        details: `What the wallet signed ${WORDS[fault]}.`,
      });
}
