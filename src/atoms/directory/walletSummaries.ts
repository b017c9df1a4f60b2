import { atom } from 'jotai/vanilla';
import type { ConnectorInfo } from '../../chains/connector.js';
import type { Namespace } from '../../lib/networks/caip.js';
import type { WalletSummary } from '../../lib/state.js';
import { connectorsAtom } from '../connecting/connectors.js';
import { everyWalletThereAtom } from '../connecting/walletsThere.js';
import { arrangeWallets, type WalletRow } from './arrangeWallets.js';
import { toArrangeAtom } from './connectRows.js';

const namespacesOf = (connectors: readonly ConnectorInfo[]) => connectors.map(({ namespace }) => namespace);

function summaryOf(row: WalletRow, appNamespaces: readonly Namespace[]): WalletSummary {
  if ('wallet' in row) {
    const { id, name, image_url: icon, rdns } = row.wallet;
    return { id, name, icon, rdns, installed: false, namespaces: appNamespaces };
  }
  const { id, name, icon, rdns } = row.connector;
  if (row.group === 'pairing') {
    return { id: 'walletconnect', name, icon, rdns, installed: false, namespaces: appNamespaces };
  }
  const namespaces = namespacesOf(row.connector.members ?? [row.connector]);
  return { id, name, icon, rdns, installed: true, namespaces };
}

/** The wallets of the first list as pages see them, for all namespaces, even if the modal shows only one. */
export const walletSummariesAtom = atom((get): readonly WalletSummary[] => {
  const apps = get(connectorsAtom).filter(({ type }) => type === 'WALLET_CONNECT');
  const rows = arrangeWallets({ ...get(toArrangeAtom), connectors: get(everyWalletThereAtom) });
  return rows.map((row) => summaryOf(row, namespacesOf(apps)));
});
