import { type Atom, atom } from 'jotai/vanilla';
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

const knownAtom = atom((get) => (account: CaipAddress): TokensState => {
  const state = get(cell);
  return state.account === account ? state : UNKNOWN;
});

/** The tokens of an account on its network, each with a unit. Read only while watched. */
export function tokensOf(whose: Atom<CaipAddress | undefined>) {
  const ofAccountAtom = atom((get): TokensState => {
    const account = get(whose);
    return account ? get(knownAtom)(account) : UNKNOWN;
  });
  return atom((get): TokensState => {
    const { balances, hasFailed } = get(ofAccountAtom);
    if (!balances?.tokens.some(({ symbol }) => !symbol)) return { balances, hasFailed };
    const unit = get(nativeUnitAtom);
    const unitOf = ({ address, symbol, name }: TokenBalance) =>
      symbol || (address === undefined ? unit : name);
    const tokens = balances.tokens.map((token) => ({ ...token, symbol: unitOf(token) }));
    return { balances: { ...balances, tokens }, hasFailed };
  });
}

/** The tokens of the active account. */
export const tokensAtom = tokensOf(accountAtom);

const readTokensAtom = atom(null, async (get, set, account: CaipAddress, signal: AbortSignal) => {
  const { openAccountData, host } = get(servicesAtom);
  try {
    const data = await openAccountData();
    signal.throwIfAborted();
    const show = (balances: TokenBalances) => set(cell, { account, balances, hasFailed: false });
    // A node knows fewer tokens than the service, so its early answer never replaces the service's.
    const onEarly = get(knownAtom)(account).balances?.source === 'service' ? undefined : show;
    const balances = await data.balances(account, { signal, onEarly, moved: get(movedTokensAtom)() });
    if (!signal.aborted) show(balances);
  } catch (error) {
    if (signal.aborted) return;
    const { balances, hasFailed } = get(knownAtom)(account);
    set(cell, { account, balances, hasFailed: true });
    // Watching an account is private, so its errors are not reported to the page.
    if (error instanceof WalletModalError && account === get(accountAtom)) host.report(error);
    // Only once while the service is down.
    if (!hasFailed) set(showSnackbarAtom, { kind: 'error', text: { key: 'snackbar.failedToFetchBalance' } });
  }
});

/** Reads the tokens of an account, by default the active one, every ten seconds while the page is visible, until disposed. */
export const watchTokensAtom = atom(null, (get, set, whose?: CaipAddress): Dispose => {
  const account = whose ?? get(accountAtom);
  if (!account) return () => undefined;
  return poll(get(servicesAtom), BALANCE_REFRESH_MS, (signal) => set(readTokensAtom, account, signal));
});
