import {
  type CaipNetworkId,
  type EvmAddress,
  isEvmAddress,
  type Namespace,
  parseCaipNetworkId,
} from '../../lib/networks/caip.js';
import type { SignInProof } from '../../lib/siwe/signInProof.js';
import { MOST_ENTRIES } from '../../lib/untrusted/readFields.js';
import { safeIcon, safeName } from '../../lib/untrusted/sanitize.js';
import type { ConnectorInfo } from '../connector.js';

/** The reason sent to a wallet app when we end the connection (sign protocol, error codes). */
export const USER_DISCONNECTED = { code: 6000, message: 'User disconnected.' };

/** The parts of a WalletConnect session that we read. The wallet wrote them, so all are checked. */
export interface SessionLike {
  readonly topic: string;
  readonly peer?: { readonly metadata?: { readonly name?: unknown; readonly icons?: unknown } };
  readonly namespaces: Readonly<
    Record<string, { accounts?: readonly string[]; methods?: readonly string[] }>
  >;
  /** The wallet's statements about itself, and about single networks (CAIP-25). */
  readonly sessionProperties?: unknown;
  readonly scopedProperties?: unknown;
}

/** A session that an app approved, with its signed messages if it was asked to sign in. */
export interface Approved {
  readonly session: SessionLike;
  readonly proofs?: readonly SignInProof[] | undefined;
}

/** A published code. `approval` is called once. */
export interface StartedPairing {
  readonly uri?: string | undefined;
  readonly approval: () => Promise<Approved>;
}

export interface SessionAccount {
  readonly network: CaipNetworkId;
  readonly address: EvmAddress;
}

/** A session's approved namespaces of one kind: `eip155`, or `eip155:1` if the wallet lists each network separately. */
export const approvedNamespaces = ({ namespaces }: Pick<SessionLike, 'namespaces'>, namespace: Namespace) =>
  Object.entries(namespaces)
    .filter(([key]) => key === namespace || key.startsWith(`${namespace}:`))
    .map(([, approved]) => approved);

/** A session's accounts in one namespace, in the wallet's order. Invalid CAIP-10 accounts are left out. */
export function accountsIn<Address extends string>(
  session: Pick<SessionLike, 'namespaces'>,
  namespace: Namespace,
  isAddress: (text: string) => text is Address,
): { network: CaipNetworkId; address: Address }[] {
  return approvedNamespaces(session, namespace)
    .flatMap(({ accounts }) => accounts?.slice(0, MOST_ENTRIES) ?? [])
    .flatMap((account) => {
      const at = String(account).lastIndexOf(':');
      const network = parseCaipNetworkId(String(account).slice(0, at));
      const address = String(account).slice(at + 1);
      return network?.namespace === namespace && isAddress(address) ? [{ network: network.id, address }] : [];
    });
}

/** The EVM accounts that a session allows. */
export const sessionAccounts = (session: SessionLike): SessionAccount[] =>
  accountsIn(session, 'eip155', isEvmAddress);

/** The networks that a session allows, without duplicates. */
export function sessionNetworks(session: SessionLike): CaipNetworkId[] {
  return [...new Set(sessionAccounts(session).map(({ network }) => network))];
}

/** The initial network: the first wanted one that the session allows, otherwise the session's first. */
export function firstNetwork(
  session: SessionLike,
  wanted: readonly (CaipNetworkId | undefined)[],
): CaipNetworkId | undefined {
  const networks = sessionNetworks(session);
  return wanted.find((id) => id && networks.includes(id)) ?? networks[0];
}

/**
 * Whether the session allows a method on a network, both as the wallet wrote them. A wallet that lists networks separately
 * lists the methods for each (CAIP-25).
 */
export function allowsMethod(
  { namespaces }: Pick<SessionLike, 'namespaces'>,
  network: CaipNetworkId,
  method: string,
): boolean {
  return Object.values(namespaces).some(
    ({ accounts, methods }) =>
      methods?.includes(method) && accounts?.some((account) => `${account}`.startsWith(`${network}:`)),
  );
}

/** The wallet app's own name and icon. Icon URLs are dropped: showing one would contact a host that the wallet chose. */
export function sessionPeer({ peer }: SessionLike): Pick<ConnectorInfo, 'name' | 'icon'> {
  const { name, icons } = peer?.metadata ?? {};
  const [first] = Array.isArray(icons) ? icons : [];
  const known = safeName(name);
  const icon = safeIcon(first);
  return { ...(known ? { name: known } : {}), ...(icon ? { icon } : {}) };
}
