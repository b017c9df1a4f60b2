import type { WalletGroup } from '../lib/config.js';
import { ownValue } from '../lib/untrusted/ownValue.js';
import type { Complain } from './explainProblem.js';

/** The words of `wallet-order`. */
const GROUPS: Readonly<Record<string, WalletGroup>> = {
  recent: 'recent',
  installed: 'installed',
  walletconnect: 'pairing',
  featured: 'featured',
  custom: 'custom',
  recommended: 'recommended',
};

/** The groups of wallets that come first in the list, in order. Reports unknown words and leaves them out. */
export function readWalletOrder(words: readonly string[], complain: Complain): readonly WalletGroup[] {
  const known = words.flatMap((word) => {
    const group = ownValue(GROUPS, word);
    if (!group) complain({ what: 'group', value: word, of: Object.keys(GROUPS) });
    return group ?? [];
  });
  return [...new Set(known)];
}
