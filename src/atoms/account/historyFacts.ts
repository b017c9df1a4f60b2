import { type Atom, atom } from 'jotai/vanilla';
import { isVouchedFor } from '../../lib/account/arrangeTokens.js';
import type { TokenBalance } from '../../lib/account/tokenBalance.js';
import { addressOf, type CaipAddress, networkOf } from '../../lib/networks/caip.js';
import { addressKey } from '../../lib/networks/isSameAddress.js';
import type { HistoryFacts } from '../../lib/send/historyRecipients.js';
import { accountAtom } from '../connection.js';
import { configAtom, describeNetworkAtom } from '../siteConfig.js';
import { type TokensState, tokensAtom } from './tokens.js';

/** The known tokens of an account, and the data that distinguishes genuine history entries from forged ones. */
export function historyFactsOf(whose: Atom<CaipAddress | undefined>, tokensAtom: Atom<TokensState>) {
  const ownTokensAtom = atom((get) => {
    const account = get(whose);
    const siteToken = account && get(configAtom).tokens[networkOf(account)]?.address;
    const held = get(tokensAtom).balances?.tokens ?? [];
    const hasPrices = held.some(({ price }) => price !== undefined);
    const vouchedFor = held.filter((token) => isVouchedFor(token, siteToken));
    const others = hasPrices ? held.filter((token) => !isVouchedFor(token, siteToken)) : [];
    const contractsOf = (tokens: readonly TokenBalance[]) =>
      new Set(tokens.flatMap(({ address }) => (address ? addressKey(address) : [])));
    return {
      contracts: { vouchedFor: contractsOf(vouchedFor), doubtful: contractsOf(others) },
      symbols: vouchedFor.map(({ symbol }) => symbol).filter((symbol) => symbol !== ''),
      doubtful: others.map(({ symbol }) => symbol),
      tokens: [...held.flatMap(({ address }) => address ?? []), ...(siteToken ? [siteToken] : [])],
    };
  });
  return {
    /** The contracts of the account's tokens, as `addressKey` keys. */
    contractsAtom: atom((get) => new Set(get(ownTokensAtom).tokens.map(addressKey))),
    factsAtom: atom((get): Omit<HistoryFacts, 'hasPrices'> | undefined => {
      const account = get(whose);
      if (!account) return undefined;
      const { symbols: own, doubtful, contracts, tokens } = get(ownTokensAtom);
      const { nativeCurrency } = get(describeNetworkAtom)(networkOf(account));
      const symbols = new Set([nativeCurrency.symbol, ...own]);
      return {
        account: addressOf(account),
        symbols,
        doubtful: new Set(doubtful.filter((symbol) => !symbols.has(symbol))),
        contracts,
        tokens,
      };
    }),
  };
}

/** The data that distinguishes genuine entries of the active account's history from forged ones. */
export const historyFactsAtom = historyFactsOf(accountAtom, tokensAtom).factsAtom;
