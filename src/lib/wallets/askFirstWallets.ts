import type { WalletChoice } from '../config.js';
import type { CaipNetworkId } from '../networks/caip.js';
import { SEARCH_ENTRIES } from './directoryConstants.js';
import type { ListedWallet } from './listedWallet.js';
import type { WalletPage, WalletQuery } from './walletSource.js';

/** The directory's answers for the first list. */
export interface FirstAnswers {
  readonly featured: readonly ListedWallet[];
  readonly recommended: readonly ListedWallet[];
  /** The number of wallets in the directory, without the featured ones. */
  readonly count: number;
  /** The excluded wallets, of which there may be extensions. */
  readonly hidden: readonly ListedWallet[];
}

export interface FirstQuestion {
  readonly choice: WalletChoice;
  /** The network that wallets must support. */
  readonly chain: CaipNetworkId | undefined;
}

/** The number of wallets to request for recommendations (behaviour 3.4). */
const RECOMMENDED_ENTRIES = 4;

/**
 * Sends all requests for the first list (behaviour 14.2) at once, and reports each part as it arrives. If any fail, rejects
 * with the first one's reason, once all have settled.
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
    // For all networks, because extensions announce themselves whatever they support.
    askFor(choice.exclude, { chain: undefined }).then((hidden) => tell({ hidden })),
  ]);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}
