import type { NativeCurrency } from '../networks/namespaces.js';
import { fitsNative, type Imitations, type NamedAsset } from './imitations.js';
import type { TokenBalance } from './tokenBalance.js';
import type { HistoryPage, HistoryTransfer } from './transactionHistory.js';

/**
 * Calls the native currency what the site or the network calls it. A service that takes it for another one knows neither
 * its price nor its picture.
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

/** Tokens with what is certain of them: known ones are marked and have their own names, and those that imitate them are told. */
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

/** A page of a history, whose tokens that imitate a known one are told. */
export function tellImitators(page: HistoryPage, { imitated }: Imitations): HistoryPage {
  const tell = (transfer: HistoryTransfer): HistoryTransfer => {
    const { kind, token: address, symbol = '', name = '' } = transfer;
    const imitates = kind === 'token' ? imitated({ address, symbol, name }) : undefined;
    return imitates === undefined ? transfer : { ...transfer, imitates };
  };
  const entries = page.entries.map((entry) => ({ ...entry, transfers: entry.transfers.map(tell) }));
  return { ...page, entries };
}
