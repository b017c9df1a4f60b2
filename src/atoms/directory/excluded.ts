import { atom } from 'jotai/vanilla';
import type { ConnectorInfo } from '../../chains/connector.js';
import { NAMESPACE_RULES } from '../../lib/networks/namespaces.js';
import { connectorsAtom } from '../connecting/connectors.js';
import { configAtom } from '../siteConfig.js';
import { firstWalletsAtom } from './firstWallets.js';
import { installedAs, plainName, plainRdns } from './installed.js';

/** The name inside a reverse domain name: `app.phantom` is Phantom. */
const nameIn = (rdns: string) => rdns.split('.').slice(1).join('');

/** Whether a wallet can be identified by its name only, because it has no reverse domain name. */
const hasOnlyName = ({ type, rdns, namespace }: ConnectorInfo) =>
  type === 'ANNOUNCED' && !rdns && NAMESPACE_RULES[namespace].isFoundByName;

/**
 * Whether the site excludes a wallet of this browser. Undefined until known, because only the directory knows which extension
 * an id means. Hiding a wallet briefly is better than removing it after showing it. A slow or failed directory hides none.
 */
export const isExcludedAtom = atom((get) => {
  const { directory, choice } = get(configAtom);
  const { hidden, status } = get(firstWalletsAtom);
  const isAwaited = status === 'idle' || status === 'loading';
  const isKnown = !directory || choice.exclude.length === 0 || hidden !== undefined || !isAwaited;
  const excludedRdns = choice.excludeRdns.map(plainRdns);
  const isNamed = ({ rdns }: ConnectorInfo) => rdns !== undefined && excludedRdns.includes(plainRdns(rdns));
  const names = new Set([
    ...choice.exclude.map(plainName),
    ...excludedRdns.map(nameIn),
    // The same wallet in another namespace may have no domain name.
    ...get(connectorsAtom)
      .filter(isNamed)
      .map(({ name = '' }) => plainName(name)),
  ]);
  return (connector: ConnectorInfo): boolean | undefined => {
    if (!connector.rdns && !hasOnlyName(connector)) return false;
    const isExcluded =
      isNamed(connector) ||
      (hasOnlyName(connector) && names.has(plainName(connector.name ?? ''))) ||
      hidden?.some((wallet) => installedAs(wallet, [connector]));
    return isExcluded || (isKnown ? false : undefined);
  };
});
