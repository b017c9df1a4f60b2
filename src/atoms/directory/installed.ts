import type { ConnectorInfo } from '../../chains/connector.js';
import { hasInjectedMark } from '../../lib/wallets/injectedMark.js';
import type { ListedWallet } from '../../lib/wallets/listedWallet.js';

/** Names that apps on phones announce themselves by, and those of their extensions. */
const ALIASES: Readonly<Record<string, string>> = { 'io.metamask.mobile': 'io.metamask' };

/** A reverse domain name as the wallet's extension has it. */
export const plainRdns = (rdns: string) => ALIASES[rdns] ?? rdns;

const isNamed = (name: string, connector: ConnectorInfo) =>
  connector.namespace === 'solana' && connector.name?.toLowerCase() === name.toLowerCase();

/**
 * The wallet of this browser that a wallet of the directory is: told by its domain name, or, where the directory
 * knows none, by the mark that it puts on `window.ethereum`. Wallet Standard knows no more of wallets than names.
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
  // Of several nobody knows which one carries the mark.
  return atEthereum.length === 1 && hasInjectedMark(injected) ? atEthereum[0] : byName;
}
