import { atom } from 'jotai/vanilla';
import type { AppLink } from '../../lib/wallets/appLink.js';
import { servicesAtom } from '../hostServices.js';

/**
 * Sets the link that opens a wallet's app, for requests of the next connection. Undefined while another way to connect
 * is shown. Never rejects.
 */
export const noteAppLinkAtom = atom(null, async (get, _set, connectorId: string, link?: AppLink) => {
  try {
    (await get(servicesAtom).connectors.open(connectorId)).noteAppLink?.(link);
  } catch {
    // The connector failed to open. Pairing reports that.
  }
});
