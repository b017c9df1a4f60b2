import { atom } from 'jotai/vanilla';
import type { AppLink } from '../../lib/wallets/appLink.js';
import { servicesAtom } from '../hostServices.js';

/**
 * Notes the link by which a person goes to a wallet's app, so that later requests bring the app up as well; undefined
 * while another way is shown.
 */
export const noteAppLinkAtom = atom(null, async (get, _set, connectorId: string, link?: AppLink) => {
  try {
    (await get(servicesAtom).connectors.open(connectorId)).noteAppLink?.(link);
  } catch {
    // There is no such wallet any more; whoever pairs with it is told.
  }
});
