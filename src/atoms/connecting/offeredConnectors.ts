import type { ConnectorInfo } from '../../chains/connector.js';
import { isSamePicture } from '../../lib/untrusted/isSamePicture.js';
import { plainText } from '../../lib/untrusted/plainText.js';

/** A wallet as the lists show it: one connector, or those of one wallet for several namespaces (spec §3). */
export interface OfferedWallet extends ConnectorInfo {
  /** The connectors among which the person chooses; of MULTI_CHAIN wallets only. */
  readonly members?: readonly [ConnectorInfo, ConnectorInfo, ...ConnectorInfo[]];
}

const isMergeable = ({ type, name, icon }: ConnectorInfo) =>
  name !== undefined && icon !== undefined && (type === 'ANNOUNCED' || type === 'INJECTED');

const isSame = (one: ConnectorInfo, other: ConnectorInfo) =>
  plainText(one.name ?? '') === plainText(other.name ?? '') &&
  isSamePicture(one.icon ?? '', other.icon ?? '');

/**
 * Makes one of the wallets of different namespaces that have the same name and the same picture, at the place of the
 * first. Where one namespace has two such wallets nobody knows which one belongs to the other, and all stay apart;
 * wallet apps and signing in are never merged. Why a name is not enough: decision 0011.
 */
export function mergeConnectors(connectors: readonly ConnectorInfo[]): OfferedWallet[] {
  const mergeable = connectors.filter(isMergeable);
  return connectors.flatMap((connector) => {
    if (!mergeable.includes(connector)) return connector;
    const [first, second, ...others] = mergeable.filter((one) => isSame(one, connector));
    const namespaces = new Set([first, second, ...others].map((one) => one?.namespace));
    if (!first || !second || namespaces.size < others.length + 2) return connector;
    return connector === first ? { ...first, type: 'MULTI_CHAIN', members: [first, second, ...others] } : [];
  });
}
