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
import { isSiweDueAtom } from '../siwe/siweVisit.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import { trackAtom } from '../track.js';
import { signedInAtom } from './signedIn.js';
import { tellErrorAtom } from './tellError.js';
import { smartAccountNetworksAtom } from './user.js';

export type { AccountType };

/** Whether the site offers smart accounts, and the user's network supports them. */
const hasSmartAccountsAtom = atom((get) => {
  if (!get(configAtom).signIn?.offersSmartAccounts) return false;
  const network = get(walletNetworkAtom);
  return isEvm(network) && get(smartAccountNetworksAtom).includes(chainIdOf(network));
});

const isEvm = (network: CaipNetworkId | undefined): network is CaipNetworkId =>
  network !== undefined && namespaceOf(network) === 'eip155';

/**
 * The account type that the user can switch to; undefined if there is no choice. Switching to the standard account is
 * possible on every EVM network, even on those without smart accounts.
 */
export const otherAccountTypeAtom = atom((get): AccountType | undefined => {
  // Solana accounts have no type.
  const type = isEvm(get(walletNetworkAtom)) ? get(signedInAtom)?.user.accountType : undefined;
  if (type === 'smartAccount') return 'eoa';
  return type && get(hasSmartAccountsAtom) ? 'smartAccount' : undefined;
});

/** Whether to offer a first smart account: the user has the standard account in use and no deployed smart account. */
export const isSmartAccountOfferedAtom = atom(
  (get) => get(otherAccountTypeAtom) === 'smartAccount' && !get(signedInAtom)?.user.isSmartAccountDeployed,
);

/** Whether the user has several EVM accounts, and so can choose which ones to share with the site. */
export const hasAccountChoiceAtom = atom((get) => {
  const { length } = get(signedInAtom)?.user.accounts ?? [];
  return isEvm(get(walletNetworkAtom)) && length > 1;
});

/** Whether the frame could not use the requested account and fell back to the standard account. */
export const isFallbackAtom = atom((get) => get(signedInAtom)?.user.isFallback ?? false);

/** Returns the type of one of the user's accounts; undefined for other accounts. */
export const kindOfAccountAtom = atom((get) => {
  const accounts = get(signedInAtom)?.user.accounts ?? [];
  const kinds = new Map(accounts.map(({ address, type }) => [address.toLowerCase(), type]));
  return (account: CaipAddress) => kinds.get(addressOf(account).toLowerCase());
});

const cell = atom<AccountType | undefined>(undefined);

/** The account type that a running switch leads to; undefined without one. */
export const wantedAccountTypeAtom = atom((get) => get(cell));

/**
 * Switches the user's account type and shows the outcome in a message. The address changes only when the frame reports
 * it. Resolves to whether the account is in use; never rejects.
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

/** Switches to the smart account. On success, leaves the view that offered it. */
export const activateSmartAccountAtom = atom(null, async (get, set) => {
  const isInUse = await set(switchAccountTypeAtom, 'smartAccount');
  if (isInUse && get(routeAtom).view === 'UpgradeToSmartAccount') set(postponeSmartAccountAtom);
});

/** Leaves the view that offered the smart account. */
export const postponeSmartAccountAtom = atom(null, (get, set) => {
  if (get(isSiweDueAtom)) set(resetAtom, { view: 'ConnectingSiwe' });
  else if (get(canGoBackAtom)) set(goBackAtom);
  else set(resetAtom, { view: 'Account' });
});
