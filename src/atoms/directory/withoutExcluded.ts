import type { WalletChoice } from '../../lib/config.js';
import type { ListedWallet } from '../../lib/wallets/listedWallet.js';
import { plainName, plainRdns } from './installed.js';

/** Removes the wallets that the site excludes. */
export function withoutExcluded(
  { exclude, excludeRdns }: WalletChoice,
  wallets: readonly ListedWallet[],
): ListedWallet[] {
  const rdns = excludeRdns.map(plainRdns);
  const names = exclude.map(plainName);
  return wallets.filter(
    (wallet) =>
      !exclude.includes(wallet.id) &&
      !names.includes(plainName(wallet.name)) &&
      !rdns.includes(plainRdns(wallet.rdns ?? '')),
  );
}
