import { atom } from 'jotai/vanilla';
import type { ConnectorInfo } from '../../chains/connector.js';
import type { Namespace } from '../../lib/networks/caip.js';
import { memberId } from '../../lib/networks/memberId.js';
import { hasSession } from '../../lib/wallets/connectorType.js';
import { connectionsAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { latestAtom } from '../util/latest.js';

/** The connector of another namespace that belongs to the same session with a wallet app, or to the same sign-in. */
function otherMember(info: ConnectorInfo, namespace: Namespace): string | undefined {
  return hasSession(info) ? (info.partOf ?? memberId(info.id, namespace)) : undefined;
}

/** Set by whoever begins, or ends, taking a side up: the signal for that, which ends the one before. */
export const nextTakeUpAtom = latestAtom();

/**
 * Connects a side of a session or a sign-in that was left while the other is connected. That asks nobody, so it is for
 * presses of the visitor, who agreed to both when they were made. Resolves to whether there was one; undefined when it
 * was ended.
 */
export const reconnectMemberAtom = atom(
  null,
  async (get, set, namespace: Namespace): Promise<boolean | undefined> => {
    const { connectors } = get(servicesAtom);
    const signal = set(nextTakeUpAtom);
    for (const { connector: present } of Object.values(get(connectionsAtom))) {
      const id = otherMember(present, namespace);
      if (!id) continue;
      try {
        const connector = await connectors.open(id);
        if (await connector.reconnect({ signal })) return true;
      } catch {
        // Whatever kept it from coming back, the list of wallets is the way on.
      }
    }
    return signal.aborted ? undefined : false;
  },
);
