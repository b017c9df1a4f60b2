import { atom } from 'jotai/vanilla';
import type { ConnectorInfo } from '../../chains/connector.js';
import type { Namespace } from '../../lib/networks/caip.js';
import { memberId } from '../../lib/networks/memberId.js';
import { hasSession } from '../../lib/wallets/connectorType.js';
import { connectionsAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { latestAtom } from '../util/latest.js';

/** The id of the member of another namespace in the same session or sign-in. */
function otherMember(info: ConnectorInfo, namespace: Namespace): string | undefined {
  return hasSession(info) ? (info.partOf ?? memberId(info.id, namespace)) : undefined;
}

/** Starts or ends reconnecting a member: aborts the previous signal and returns a new one. */
export const nextTakeUpAtom = latestAtom();

/**
 * Reconnects a disconnected member of a session or sign-in while another one is connected. Doesn't prompt, because the visitor
 * agreed to both at the start, so call it only when the visitor asks for it. Resolves to whether a member reconnected;
 * undefined if aborted.
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
        // The visitor can still use the list of wallets.
      }
    }
    return signal.aborted ? undefined : false;
  },
);
