import { atom } from 'jotai/vanilla';
import type { ConnectorInfo } from '../../chains/connector.js';
import { servicesAtom } from '../hostServices.js';

/** The wallets that are there now. Written by `effects/discoverWallets.ts` only. */
export const connectorsAtom = atom<readonly ConnectorInfo[]>([]);

/** Finds one of them. */
export const findConnectorAtom = atom((get) => {
  const connectors = get(connectorsAtom);
  return (id: string) => connectors.find((connector) => connector.id === id);
});

/** Whether wallets may still be on their way: so soon after the start none is no answer. Written by `effects/discoverWallets.ts` only. */
export const isDiscoveringAtom = atom(true);

/** Looks for wallets again, for example when somebody may have just got one. */
export const lookForWalletsAtom = atom(null, (get) => get(servicesAtom).connectors.refresh());
