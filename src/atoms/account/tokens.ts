import { atom } from 'jotai/vanilla';
import type { TokenBalance, TokenBalances } from '../../lib/account/tokenBalance.js';
import { BALANCE_REFRESH_MS } from '../../lib/constants.js';
import { WalletModalError } from '../../lib/errors.js';
import type { CaipAddress } from '../../lib/networks/caip.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { nativeUnitAtom } from '../network/nativeUnit.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import { movedTokensAtom } from '../transactions/movedTokens.js';
import { poll } from '../util/poll.js';
import type { Dispose } from '../util/store.js';

export interface TokensState {
  /** The last known balances; undefined while there are none. */
  readonly balances: TokenBalances | undefined;
  /** Whether the last attempt to read them failed. */
  readonly hasFailed: boolean;
}

const UNKNOWN: TokensState = { balances: undefined, hasFailed: false };

const cell = atom<TokensState & { readonly account?: CaipAddress }>(UNKNOWN);

const ofAccountAtom = atom((get): TokensState => {
  const state = get(cell);
  return state.account === get(accountAtom) ? state : UNKNOWN;
});

/** The tokens of the active account on its network, each with a unit. Read only while something watches them. */
export const tokensAtom = atom((get): TokensState => {
  const { balances, hasFailed } = get(ofAccountAtom);
  if (!balances?.tokens.some(({ symbol }) => !symbol)) return { balances, hasFailed };
  const unit = get(nativeUnitAtom);
  const unitOf = ({ address, symbol, name }: TokenBalance) => symbol || (address === undefined ? unit : name);
  const tokens = balances.tokens.map((token) => ({ ...token, symbol: unitOf(token) }));
  return { balances: { ...balances, tokens }, hasFailed };
});

const readTokensAtom = atom(null, async (get, set, account: CaipAddress, signal: AbortSignal) => {
  const { openAccountData, host } = get(servicesAtom);
  try {
    const data = await openAccountData();
    signal.throwIfAborted();
    const show = (balances: TokenBalances) => set(cell, { account, balances, hasFailed: false });
    // A node knows fewer tokens than the service, so its early answer replaces none of the service's.
    const onEarly = get(tokensAtom).balances?.source === 'service' ? undefined : show;
    const balances = await data.balances(account, { signal, onEarly, moved: get(movedTokensAtom)() });
    if (!signal.aborted) show(balances);
  } catch (error) {
    if (signal.aborted) return;
    const { balances, hasFailed } = get(tokensAtom);
    set(cell, { account, balances, hasFailed: true });
    if (error instanceof WalletModalError) host.report(error);
    // Not at every attempt while the service is down.
    if (!hasFailed) set(showSnackbarAtom, { kind: 'error', text: { key: 'snackbar.failedToFetchBalance' } });
  }
});

/** Reads the tokens of the active account every ten seconds while the page is visible, until disposed. */
export const watchTokensAtom = atom(null, (get, set): Dispose => {
  const account = get(accountAtom);
  if (!account) return () => undefined;
  return poll(get(servicesAtom), BALANCE_REFRESH_MS, (signal) => set(readTokensAtom, account, signal));
});
