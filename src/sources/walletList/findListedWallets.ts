import type { SourceWallets, WalletQuery } from '../../lib/wallets/walletSource.js';
import { LISTED_WALLETS, type LocalWallet } from './listedWallets.js';

/** A page of the list. Searches names and reverse domain names. Names that begin with the text come first. */
export function findListedWallets({
  page = 1,
  entries,
  chain,
  include = [],
  exclude = [],
  search = '',
}: WalletQuery): SourceWallets {
  const namespace = chain?.split(':')[0];
  const asked = search.trim().toLowerCase();
  const found = LISTED_WALLETS.filter(
    ({ id, namespaces }) =>
      (namespace === undefined || namespaces.includes(namespace)) &&
      (include.length === 0 || include.includes(id)) &&
      !exclude.includes(id),
  )
    .map((wallet) => ({ wallet, rank: rankOf(wallet, asked) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((one, other) => one.rank - other.rank)
    .map(({ wallet: { namespaces, ...wallet } }) => wallet);
  return { wallets: found.slice((page - 1) * entries, page * entries), count: found.length };
}

const NO_MATCH = 3;

function rankOf({ name, rdns }: LocalWallet, asked: string): number {
  const text = name.toLowerCase();
  if (text.startsWith(asked)) return 0;
  if (` ${text}`.includes(` ${asked}`)) return 1;
  return text.includes(asked) || rdns?.includes(asked) ? 2 : NO_MATCH;
}
