import { atom } from 'jotai/vanilla';
import type { AccountType } from '../../bridge/protocol.js';
import {
  addressOf,
  type CaipAddress,
  type CaipNetworkId,
  chainIdOf,
  namespaceOf,
} from '../../lib/networks/caip.js';
import { walletNetworkAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { canGoBackAtom, goBackAtom, resetAtom, routeAtom } from '../router.js';
import { configAtom } from '../siteConfig.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import { trackAtom } from '../track.js';
import { signedInAtom } from './signedIn.js';
import { tellErrorAtom } from './tellError.js';
import { smartAccountNetworksAtom } from './user.js';

export type { AccountType };

/** Whether smart accounts are offered, and can be used on the network of who signed in. */
const hasSmartAccountsAtom = atom((get) => {
  if (!get(configAtom).signIn?.offersSmartAccounts) return false;
  const network = get(walletNetworkAtom);
  return isEvm(network) && get(smartAccountNetworksAtom).includes(chainIdOf(network));
});

const isEvm = (network: CaipNetworkId | undefined): network is CaipNetworkId =>
  network !== undefined && namespaceOf(network) === 'eip155';

/**
 * The kind of account that may be changed to; undefined where there is no choice. From a smart account the plain one
 * can be used everywhere, on networks without smart accounts too.
 */
export const otherAccountTypeAtom = atom((get): AccountType | undefined => {
  // On Solana there is one account, of no kind.
  const type = isEvm(get(walletNetworkAtom)) ? get(signedInAtom)?.user.accountType : undefined;
  if (type === 'smartAccount') return 'eoa';
  return type && get(hasSmartAccountsAtom) ? 'smartAccount' : undefined;
});

/** Whether there is a smart account to begin with: the plain one is in use, and the other was never used. */
export const isSmartAccountOfferedAtom = atom(
  (get) => get(otherAccountTypeAtom) === 'smartAccount' && !get(signedInAtom)?.user.isSmartAccountDeployed,
);

/** Whether who signed in has several accounts, so that they may choose which of them the site knows. */
export const hasAccountChoiceAtom = atom((get) => {
  const { length } = get(signedInAtom)?.user.accounts ?? [];
  return isEvm(get(walletNetworkAtom)) && length > 1;
});

/** Whether the frame could not use the account that was asked for. */
export const isFallbackAtom = atom((get) => get(signedInAtom)?.user.isFallback ?? false);

/** The kind of an account of who signed in. */
export const kindOfAccountAtom = atom((get) => {
  const accounts = get(signedInAtom)?.user.accounts ?? [];
  const kinds = new Map(accounts.map(({ address, type }) => [address.toLowerCase(), type]));
  return (account: CaipAddress) => kinds.get(addressOf(account).toLowerCase());
});

const cell = atom<AccountType | undefined>(undefined);

/** The kind of account that the frame is asked for; undefined while it is asked for none. */
export const wantedAccountTypeAtom = atom((get) => get(cell));

/**
 * Uses another account of who signed in, and tells them what came of it: the address that the page hears is the frame's
 * word. True when it is in use.
 */
export const switchAccountTypeAtom = atom(null, async (get, set, type: AccountType) => {
  if (get(cell)) return false;
  set(cell, type);
  try {
    const { calls } = await get(servicesAtom).openSignIn();
    const { accountType, isFallback } = await calls.setPreferredAccount(type);
    const network = get(walletNetworkAtom) ?? '';
    set(trackAtom, { event: 'SET_PREFERRED_ACCOUNT_TYPE', properties: { accountType, network } });
    if (isFallback) set(showSnackbarAtom, { kind: 'error', text: { key: 'accountType.unusable' } });
    else set(showSnackbarAtom, { kind: 'success', text: { key: `accountType.now.${accountType}` } });
    return !isFallback;
  } catch (cause) {
    set(tellErrorAtom, cause);
    return false;
  } finally {
    set(cell, undefined);
  }
});

/** Begins with the smart account, and goes back to where it was offered. */
export const activateSmartAccountAtom = atom(null, async (get, set) => {
  const isInUse = await set(switchAccountTypeAtom, 'smartAccount');
  if (isInUse && get(routeAtom).view === 'UpgradeToSmartAccount') set(postponeSmartAccountAtom);
});

/** Goes back to where it was offered. */
export const postponeSmartAccountAtom = atom(null, (get, set) => {
  if (get(canGoBackAtom)) set(goBackAtom);
  else set(resetAtom, { view: 'Account' });
});
