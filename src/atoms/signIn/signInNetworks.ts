import { atom } from 'jotai/vanilla';
import { type CaipNetworkId, siteNamespaces, spokenNamespaceOf } from '../../lib/networks/caip.js';
import { isFrameNetwork } from '../../lib/signIn/frameNetworks.js';
import { connectionsAtom, neededNamespaceAtom, wantedNetworksAtom } from '../connection.js';
import { configAtom, requestedNetworksAtom } from '../siteConfig.js';

/** Returns whether the sign-in frame supports a network. A site's own frame is assumed to support all. */
export const isSignInNetworkAtom = atom((get) => {
  const isHosted = get(configAtom).signIn?.isHosted;
  return (network: CaipNetworkId) => !isHosted || isFrameNetwork(network);
});

/** The wanted networks that the sign-in frame supports, the one to start on first. */
export const signInNetworksAtom = atom((get) => get(wantedNetworksAtom).filter(get(isSignInNetworkAtom)));

/** The namespaces in which a sign-in has accounts. Signing in creates an account in the first one. */
export const signInNamespacesAtom = atom((get) => {
  const isSignInNetwork = get(isSignInNetworkAtom);
  return siteNamespaces(get(requestedNetworksAtom).filter(({ id }) => isSignInNetwork(id)));
});

/** Whether to offer sign-in. Not if the user needs an account in a namespace for which sign-in creates none. */
export const isSignInOfferedAtom = atom((get) => {
  const needed = get(neededNamespaceAtom);
  const [made] = get(signInNamespacesAtom);
  return get(configAtom).signIn !== undefined && (!needed || needed === made);
});

/** Returns whether a signed-in user cannot switch to a network, because the frame does not support it. */
export const isBeyondSignInAtom = atom((get) => {
  const connections = get(connectionsAtom);
  const isSignInNetwork = get(isSignInNetworkAtom);
  return (network: CaipNetworkId) =>
    connections[spokenNamespaceOf(network)]?.connector.type === 'AUTH' && !isSignInNetwork(network);
});
