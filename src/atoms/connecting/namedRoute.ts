import { atom } from 'jotai/vanilla';
import type { Namespace } from '../../lib/networks/caip.js';
import { knownWalletsAtom, openListedWalletAtom } from '../directory/knownWallets.js';
import { codeRouteAtom } from '../openModal.js';
import type { Route } from '../router.js';
import { walletRouteAtom } from './chooseWallet.js';
import { connectorsAtom } from './connectors.js';
import { isCalled } from './isCalled.js';
import { mergeConnectors } from './offeredConnectors.js';

/** The name for any wallet app. */
const ANY_APP = 'walletconnect';

/**
 * The view that connects the wallet of this name: its own, the code for its app, or its downloads. The list of wallets, if
 * several claim the same identity. Also finds wallets that the site excludes from the list, because the page names this one.
 * Undefined if the wallet is unknown.
 */
export const namedRouteAtom = atom(
  null,
  (get, set, name: string, namespace: Namespace | undefined): Route | undefined => {
    if (name.toLowerCase() === ANY_APP) return get(codeRouteAtom);
    const wallets = mergeConnectors(
      get(connectorsAtom).filter(({ type, partOf }) => type !== 'AUTH' && !partOf),
    );
    const members = wallets
      .map((wallet) => wallet.members ?? [wallet])
      .find((some) => some.some((one) => isCalled(one, name)));
    if (members?.some(({ hasRival }) => hasRival)) return { view: 'Connect' };
    const member = members?.find((one) => !namespace || one.namespace === namespace);
    if (member && namespace) return { view: 'ConnectingExternal', connectorId: member.id };
    if (member) return get(walletRouteAtom)(member.id);
    const listed = get(knownWalletsAtom).find((wallet) => isCalled(wallet, name));
    return listed && set(openListedWalletAtom, listed);
  },
);
