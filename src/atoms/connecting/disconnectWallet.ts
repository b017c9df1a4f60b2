import { atom } from 'jotai/vanilla';
import { DISCONNECT_DEADLINE_MS } from '../../lib/constants.js';
import { WalletModalError } from '../../lib/errors.js';
import { wait } from '../../lib/wait.js';
import { everyConnectionAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';

/**
 * Disconnects one wallet, without switching to another. Does nothing if it is not connected. Rejects with `disconnect_failed`
 * if the wallet's code fails or takes too long.
 */
export const disconnectWalletAtom = atom(null, async (get, _set, connectorId: string) => {
  const { clock, connectors } = get(servicesAtom);
  if (!get(everyConnectionAtom).some(({ connector }) => connector.id === connectorId)) return;
  try {
    const connector = await connectors.open(connectorId);
    await wait(connector.disconnect(), { clock, deadlineMs: DISCONNECT_DEADLINE_MS, what: 'The wallet' });
  } catch (cause) {
    throw new WalletModalError('disconnect_failed', 'Failed to disconnect', { cause });
  }
});
