import { eachOnce, type ListedWallet } from '../../lib/wallets/listedWallet.js';

export type OfferedWallet = ListedWallet & { readonly homepage: string };

/** The number of wallets suggested to visitors without one. */
const MOST_OFFERED = 4;

/** The first wallets in `lists` that have a homepage to get them from. */
export function offeredWallets(...lists: readonly (readonly ListedWallet[])[]): OfferedWallet[] {
  return eachOnce(lists.flat())
    .flatMap((wallet) => (wallet.homepage ? [{ ...wallet, homepage: wallet.homepage }] : []))
    .slice(0, MOST_OFFERED);
}

/** The kind of a wallet, judged by the stores that it is in. */
export function placesOf({
  chrome_store,
  app_store,
  play_store,
}: ListedWallet): 'both' | 'extension' | 'app' | 'website' {
  const isApp = app_store !== undefined || play_store !== undefined;
  if (chrome_store !== undefined) return isApp ? 'both' : 'extension';
  return isApp ? 'app' : 'website';
}
