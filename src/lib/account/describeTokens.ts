import type { NativeCurrency } from '../networks/namespaces.js';
import { fitsNative, type Imitations, type NamedAsset } from './imitations.js';
import type { TokenBalance } from './tokenBalance.js';
import type { HistoryPage, HistoryTransfer } from './transactionHistory.js';

/**
 * Gives the native currency the name that the site or the network uses. If the service's symbol names another currency, its
 * price and picture are dropped.
 */
export function describeNative(
  token: TokenBalance,
  { name, symbol, decimals }: NativeCurrency,
): TokenBalance {
  const { price, icon } = fitsNative(token.symbol, { symbol })
    ? token
    : { price: undefined, icon: undefined };
  return { ...token, name, symbol, decimals, price, icon };
}

/** Marks known tokens and gives them their official names; marks tokens that imitate them. */
export function tellImitations<Token extends NamedAsset & Pick<TokenBalance, 'imitates'>>(
  tokens: readonly Token[],
  { imitated, known }: Imitations,
): readonly Token[] {
  return tokens.map((token) => {
    const own = known(token.address);
    if (own) return { ...token, symbol: own.symbol, name: own.name, isKnown: true };
    const imitates = imitated(token);
    return imitates === undefined ? token : { ...token, imitates };
  });
}

/** A page of a history with its imitations of known tokens marked. */
export function tellImitators(page: HistoryPage, { imitated }: Imitations): HistoryPage {
  const tell = (transfer: HistoryTransfer): HistoryTransfer => {
    const { kind, token: address, symbol = '', name = '' } = transfer;
    const imitates = kind === 'token' ? imitated({ address, symbol, name }) : undefined;
    return imitates === undefined ? transfer : { ...transfer, imitates };
  };
  const entries = page.entries.map((entry) => ({ ...entry, transfers: entry.transfers.map(tell) }));
  return { ...page, entries };
}
