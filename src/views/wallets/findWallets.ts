import { rankText } from '../../lib/text/searchText.js';
import { plainText } from '../../lib/untrusted/plainText.js';
import type { ListedWallet } from '../../lib/wallets/listedWallet.js';

/** A wallet with its name normalised for searching. */
export interface SearchableWallet {
  readonly wallet: ListedWallet;
  readonly text: string;
}

export function searchable(wallets: readonly ListedWallet[]): SearchableWallet[] {
  return wallets.map((wallet) => ({ wallet, text: plainText(wallet.name) }));
}

/** The wallets whose names match a query. The best matches come first; otherwise the order stays. */
export function findWallets(wallets: readonly SearchableWallet[], query: string): ListedWallet[] {
  const asked = plainText(query);
  return wallets
    .flatMap(({ wallet, text }) => {
      const rank = rankText(text, asked);
      return rank === undefined ? [] : [{ wallet, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ wallet }) => wallet);
}
