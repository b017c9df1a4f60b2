import type { ConnectorInfo } from '../../chains/connector.js';
import { isSamePicture } from '../../lib/untrusted/isSamePicture.js';
import { plainText } from '../../lib/untrusted/plainText.js';

/** A wallet as lists show it: one connector, or one wallet's connectors for several namespaces (behaviour 3.2). */
export interface ConnectableWallet extends ConnectorInfo {
  /** The connectors to choose from; for MULTI_CHAIN wallets only. */
  readonly members?: readonly [ConnectorInfo, ConnectorInfo, ...ConnectorInfo[]];
}

const isMergeable = ({ type, name, icon }: ConnectorInfo) =>
  name !== undefined && icon !== undefined && (type === 'ANNOUNCED' || type === 'INJECTED');

const isSame = (one: ConnectorInfo, other: ConnectorInfo) =>
  plainText(one.name ?? '') === plainText(other.name ?? '') &&
  isSamePicture(one.icon ?? '', other.icon ?? '');

/**
 * Merges wallets of different namespaces with the same name and picture, at the position of the first. If one namespace has two
 * such wallets, none are merged, because it is unclear which one belongs to the other namespace. Never merges wallet apps and
 * sign-ins. Decision 0011 says why a name is not enough.
 */
export function mergeConnectors(connectors: readonly ConnectorInfo[]): ConnectableWallet[] {
  const mergeable = connectors.filter(isMergeable);
  return connectors.flatMap((connector) => {
    if (!mergeable.includes(connector)) return connector;
    const [first, second, ...others] = mergeable.filter((one) => isSame(one, connector));
    const namespaces = new Set([first, second, ...others].map((one) => one?.namespace));
    if (!first || !second || namespaces.size < others.length + 2) return connector;
    return connector === first ? { ...first, type: 'MULTI_CHAIN', members: [first, second, ...others] } : [];
  });
}
