import type { ConnectorInfo } from '../chains/connector.js';

/** A wallet as the lists show it: one connector, or those of one wallet for several namespaces (spec §3). */
export interface OfferedWallet extends ConnectorInfo {
  /** The connectors among which the person chooses; of MULTI_CHAIN wallets only. */
  readonly members?: readonly [ConnectorInfo, ConnectorInfo, ...ConnectorInfo[]];
}

const isMergeable = ({ type, name }: ConnectorInfo) =>
  name !== undefined && (type === 'ANNOUNCED' || type === 'INJECTED');

const nameOf = ({ name = '' }: ConnectorInfo) => name.trim().toLowerCase();

/**
 * Makes one of the wallets that have the same name in different namespaces, at the place of the first. Wallets of one
 * namespace stay two, whatever they are called; wallet apps and signing in are never merged.
 */
export function mergeConnectors(connectors: readonly ConnectorInfo[]): OfferedWallet[] {
  const offered: OfferedWallet[] = [];
  for (const connector of connectors) {
    const index = offered.findIndex(
      (one) =>
        isMergeable(one) &&
        isMergeable(connector) &&
        nameOf(one) === nameOf(connector) &&
        one.namespace !== connector.namespace,
    );
    const first = offered[index];
    if (!first) offered.push(connector);
    else offered[index] = { ...first, type: 'MULTI_CHAIN', members: [first, connector] };
  }
  return offered;
}
