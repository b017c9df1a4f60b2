import { atom } from 'jotai/vanilla';
import { isVouchedFor } from '../../lib/account/arrangeTokens.js';
import { addressOf, networkOf } from '../../lib/networks/caip.js';
import { addressKey } from '../../lib/networks/isSameAddress.js';
import type { HistoryFacts } from '../../lib/send/historyRecipients.js';
import { accountAtom } from '../connection.js';
import { configAtom, describeNetworkAtom } from '../siteConfig.js';
import { tokensAtom } from './tokens.js';

const ownTokensAtom = atom((get) => {
  const account = get(accountAtom);
  const siteToken = account && get(configAtom).tokens[networkOf(account)]?.address;
  const held = get(tokensAtom).balances?.tokens ?? [];
  const hasPrices = held.some(({ price }) => price !== undefined);
  const vouchedFor = held.filter((token) => isVouchedFor(token, siteToken));
  return {
    symbols: vouchedFor.map(({ symbol }) => symbol).filter((symbol) => symbol !== ''),
    doubtful: hasPrices
      ? held.filter((token) => !isVouchedFor(token, siteToken)).map(({ symbol }) => symbol)
      : [],
    tokens: [...held.flatMap(({ address }) => address ?? []), ...(siteToken ? [siteToken] : [])],
  };
});

/** The contracts of the active account's tokens, as `addressKey` writes them. */
export const ownContractsAtom = atom((get) => new Set(get(ownTokensAtom).tokens.map(addressKey)));

/** By what the genuine entries of the active account's history are told from forged ones. */
export const historyFactsAtom = atom((get): Omit<HistoryFacts, 'hasPrices'> | undefined => {
  const account = get(accountAtom);
  if (!account) return undefined;
  const { symbols: own, doubtful, tokens } = get(ownTokensAtom);
  const { nativeCurrency } = get(describeNetworkAtom)(networkOf(account));
  const symbols = new Set([nativeCurrency.symbol, ...own]);
  return {
    account: addressOf(account),
    symbols,
    doubtful: new Set(doubtful.filter((symbol) => !symbols.has(symbol))),
    tokens,
  };
});
