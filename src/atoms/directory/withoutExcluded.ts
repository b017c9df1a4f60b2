import type { WalletChoice } from '../../lib/config.js';
import type { ListedWallet } from '../../lib/wallets/listedWallet.js';
import { plainRdns } from './installed.js';

/** The wallets of a list that the site does not exclude. */
export function withoutExcluded(
  { exclude, excludeRdns }: WalletChoice,
  wallets: readonly ListedWallet[],
): ListedWallet[] {
  const rdns = excludeRdns.map(plainRdns);
  return wallets.filter(
    (wallet) => !exclude.includes(wallet.id) && !rdns.includes(plainRdns(wallet.rdns ?? '')),
  );
}
