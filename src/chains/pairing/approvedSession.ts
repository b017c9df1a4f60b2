import {
  type CaipNetworkId,
  type EvmAddress,
  isEvmAddress,
  parseCaipNetworkId,
} from '../../lib/networks/caip.js';
import { safeIcon, safeName } from '../../lib/untrusted/sanitize.js';
import type { ConnectorInfo } from '../connector.js';

/** The reason that a wallet app is given when the connection ends on our side (sign protocol, error codes). */
export const USER_DISCONNECTED = { code: 6000, message: 'User disconnected.' };

/** The parts of a WalletConnect session that are read; a wallet wrote them, so nothing in them is taken for granted. */
export interface SessionLike {
  readonly topic: string;
  readonly peer?: { readonly metadata?: { readonly name?: unknown; readonly icons?: unknown } };
  readonly namespaces: Readonly<
    Record<string, { accounts?: readonly string[]; methods?: readonly string[] }>
  >;
}

export interface SessionAccount {
  readonly network: CaipNetworkId;
  readonly address: EvmAddress;
}

/** The namespaces of a chain family: `eip155`, and `eip155:1` where a wallet names each network by itself. */
const evmNamespaces = ({ namespaces }: SessionLike) =>
  Object.entries(namespaces)
    .filter(([key]) => key === 'eip155' || key.startsWith('eip155:'))
    .map(([, namespace]) => namespace);

/** The EVM accounts that a session allows, in the wallet's order. What is no CAIP-10 account is left out. */
export function sessionAccounts(session: SessionLike): SessionAccount[] {
  return evmNamespaces(session)
    .flatMap(({ accounts }) => accounts ?? [])
    .flatMap((account) => {
      const at = String(account).lastIndexOf(':');
      const network = parseCaipNetworkId(String(account).slice(0, at))?.id;
      const address = String(account).slice(at + 1);
      return network?.startsWith('eip155:') && isEvmAddress(address) ? [{ network, address }] : [];
    });
}

/** The networks that a session allows, each once. */
export function sessionNetworks(session: SessionLike): CaipNetworkId[] {
  return [...new Set(sessionAccounts(session).map(({ network }) => network))];
}

/** The network to begin with: the first wanted one that the session allows, else what there is. */
export function firstNetwork(
  session: SessionLike,
  wanted: readonly (CaipNetworkId | undefined)[],
): CaipNetworkId | undefined {
  const networks = sessionNetworks(session);
  return wanted.find((id) => id && networks.includes(id)) ?? networks[0];
}

/** Whether the wallet takes a method over this session. */
export function allowsMethod(session: SessionLike, method: string): boolean {
  return evmNamespaces(session).some(({ methods }) => methods?.includes(method));
}

/** What a wallet app says of itself. An icon at an address is left out: showing it would contact a host of its choice. */
export function sessionPeer({ peer }: SessionLike): Pick<ConnectorInfo, 'name' | 'icon'> {
  const { name, icons } = peer?.metadata ?? {};
  const [first] = Array.isArray(icons) ? icons : [];
  const known = safeName(name);
  const icon = safeIcon(first);
  return { ...(known ? { name: known } : {}), ...(icon ? { icon } : {}) };
}
