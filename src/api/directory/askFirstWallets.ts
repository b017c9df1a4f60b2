import type { WalletChoice } from '../../lib/config.js';
import { RECOMMENDED_ENTRIES, SEARCH_ENTRIES } from '../../lib/directoryConstants.js';
import type { CaipNetworkId } from '../../lib/networks/caip.js';
import type { ListedWallet } from '../../lib/wallets/listedWallet.js';
import type { WalletPage, WalletQuery } from './getWallets.js';

/** What the directory says for the first list. */
export interface FirstAnswers {
  readonly featured: readonly ListedWallet[];
  readonly recommended: readonly ListedWallet[];
  /** All wallets of the directory but the featured ones. */
  readonly count: number;
  /** The extensions of excluded wallets, by reverse domain name. */
  readonly hiddenRdns: readonly string[];
}

export interface FirstQuestion {
  readonly choice: WalletChoice;
  /** The network that they must know. */
  readonly chain: CaipNetworkId | undefined;
}

/**
 * Asks for what the first list shows (spec §7), all at once, and tells each part when it is there. Rejects, when all
 * have ended, with why the first of them failed.
 */
export async function askFirstWallets(
  ask: (query: WalletQuery) => Promise<WalletPage>,
  { choice, chain }: FirstQuestion,
  tell: (part: Partial<FirstAnswers>) => void,
): Promise<void> {
  async function askFor(ids: readonly string[], query: Partial<WalletQuery> = {}) {
    const include = ids.slice(0, SEARCH_ENTRIES);
    if (include.length === 0) return [];
    return (await ask({ chain, ...query, entries: include.length, include })).wallets;
  }
  const results = await Promise.allSettled([
    askFor(choice.featured, { chain: undefined }).then((wallets) => {
      const place = ({ id }: ListedWallet) => choice.featured.indexOf(id);
      tell({ featured: [...wallets].sort((a, b) => place(a) - place(b)) });
    }),
    ask({
      chain,
      entries: RECOMMENDED_ENTRIES,
      include: choice.include,
      exclude: [...choice.exclude, ...choice.featured],
    }).then(({ wallets, count }) => tell({ recommended: wallets, count })),
    // Whatever network they know: their extensions announce themselves all the same.
    askFor(choice.exclude, { chain: undefined }).then((wallets) =>
      tell({ hiddenRdns: wallets.flatMap(({ rdns }) => rdns ?? []) }),
    ),
  ]);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}
