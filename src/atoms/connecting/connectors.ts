import { atom } from 'jotai/vanilla';
import type { ConnectorInfo } from '../../chains/connector.js';
import { servicesAtom } from '../hostServices.js';

/** The wallets available now. Written by `effects/discoverWallets.ts` only. */
export const connectorsAtom = atom<readonly ConnectorInfo[]>([]);

/** Finds an available wallet. */
export const findConnectorAtom = atom((get) => {
  const connectors = get(connectorsAtom);
  return (id: string) => connectors.find((connector) => connector.id === id);
});

/** Whether wallets may still announce themselves after the start. Written by `effects/discoverWallets.ts` only. */
export const isDiscoveringAtom = atom(true);

/** Looks for wallets again, for example when the visitor may have just installed one. */
export const lookForWalletsAtom = atom(null, (get) => get(servicesAtom).connectors.refresh());
