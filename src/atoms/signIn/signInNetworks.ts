import { atom } from 'jotai/vanilla';
import { type CaipNetworkId, siteNamespaces, spokenNamespaceOf } from '../../lib/networks/caip.js';
import { isFrameNetwork } from '../../lib/signIn/frameNetworks.js';
import { connectionsAtom, neededNamespaceAtom, wantedNetworksAtom } from '../connection.js';
import { configAtom, requestedNetworksAtom } from '../siteConfig.js';

/** Tells networks that the sign-in frame can be sent to, as far as it is known. */
export const isSignInNetworkAtom = atom((get) => {
  const isHosted = get(configAtom).signIn?.isHosted;
  return (network: CaipNetworkId) => !isHosted || isFrameNetwork(network);
});

/** The networks that the site wants and whoever signs in can be on, the one to begin with first. */
export const signInNetworksAtom = atom((get) => get(wantedNetworksAtom).filter(get(isSignInNetworkAtom)));

/** The namespaces in which whoever signs in has an account; that of the first is made by signing in. */
export const signInNamespacesAtom = atom((get) => {
  const isSignInNetwork = get(isSignInNetworkAtom);
  return siteNamespaces(get(requestedNetworksAtom).filter(({ id }) => isSignInNetwork(id)));
});

/** Whether signing in is offered: not while an account is needed that it does not make. */
export const isSignInOfferedAtom = atom((get) => {
  const needed = get(neededNamespaceAtom);
  const [made] = get(signInNamespacesAtom);
  return get(configAtom).signIn !== undefined && (!needed || needed === made);
});

/** Tells networks that whoever is signed in cannot go to: the frame does not know them. */
export const isBeyondSignInAtom = atom((get) => {
  const connections = get(connectionsAtom);
  const isSignInNetwork = get(isSignInNetworkAtom);
  return (network: CaipNetworkId) =>
    connections[spokenNamespaceOf(network)]?.connector.type === 'AUTH' && !isSignInNetwork(network);
});
