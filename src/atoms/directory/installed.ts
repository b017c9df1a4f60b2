import type { ConnectorInfo } from '../../chains/connector.js';
import { NAMESPACE_RULES } from '../../lib/networks/namespaces.js';
import { ownValue } from '../../lib/untrusted/ownValue.js';
import { hasInjectedMark } from '../../lib/wallets/injectedMark.js';
import type { ListedWallet } from '../../lib/wallets/listedWallet.js';

/** The reverse domain names of phone apps, with those of their extensions. */
const ALIASES: Readonly<Record<string, string>> = { 'io.metamask.mobile': 'io.metamask' };

/** The reverse domain name of a wallet's extension, also for its phone app. */
export const plainRdns = (rdns: string) => ownValue(ALIASES, rdns) ?? rdns;

/** A wallet's name as one lower-case word, as site settings list it. */
export const plainName = (name: string) => name.toLowerCase().replaceAll(' ', '');

const isNamed = (name: string, connector: ConnectorInfo) =>
  NAMESPACE_RULES[connector.namespace].isFoundByName && connector.name?.toLowerCase() === name.toLowerCase();

/**
 * Finds the wallet of this browser that matches one of the directory: by reverse domain name, or by the mark on
 * `window.ethereum` if the directory has no such name. Otherwise by name, in namespaces whose wallets have only names.
 */
export function installedAs(
  { name, rdns, injected }: Pick<ListedWallet, 'name' | 'rdns' | 'injected'>,
  connectors: readonly ConnectorInfo[],
): ConnectorInfo | undefined {
  const byName = connectors.find((connector) => isNamed(name, connector));
  if (rdns) {
    const known = connectors.find(
      (connector) => connector.rdns && plainRdns(connector.rdns) === plainRdns(rdns),
    );
    return known ?? byName;
  }
  const atEthereum = connectors.filter(({ type }) => type === 'INJECTED');
  // With several, it is unclear which one carries the mark.
  return atEthereum.length === 1 && hasInjectedMark(injected) ? atEthereum[0] : byName;
}
