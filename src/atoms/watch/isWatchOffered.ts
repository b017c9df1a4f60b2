import { atom } from 'jotai/vanilla';
import { configAtom, requestedNetworksAtom } from '../siteConfig.js';

/** The networks on which accounts can be watched: the site's networks with an RPC URL. */
export const watchableNetworksAtom = atom((get) => get(requestedNetworksAtom).filter(({ rpcUrl }) => rpcUrl));

/** Whether accounts can be watched. */
export const isWatchOfferedAtom = atom(
  (get) => get(configAtom).features.watch && get(watchableNetworksAtom).length > 0,
);
