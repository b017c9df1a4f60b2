import { configAtom } from '../atoms/config.js';
import { connectionsAtom } from '../atoms/connection.js';
import { servicesAtom } from '../atoms/services.js';
import type { Store } from '../atoms/util/store.js';
import { whileAsked } from '../atoms/walletAsked.js';
import { whenRestored } from '../atoms/whenRestored.js';
import type { SolanaSigner } from '../chains/connector.js';
import { namespaceOf } from '../lib/caip.js';
import { WalletModalError } from '../lib/errors.js';
import { loadPart } from '../lib/loadPart.js';
import { page } from '../lib/page.js';
import type { SolanaProvider } from '../lib/solanaProvider.js';

export interface SolanaSiteOptions {
  readonly store: Store;
  readonly connect: (signal: AbortSignal | undefined) => Promise<unknown>;
  readonly disconnect: () => Promise<void>;
}

/** The Solana provider of an element, which follows its store. */
export async function startSolana({
  store,
  connect,
  disconnect,
}: SolanaSiteOptions): Promise<{ provider: SolanaProvider; dispose: () => void }> {
  const { createSiteProvider } = await loadPart(import('../chains/solana/siteProvider.js'));
  const { clock, connectors } = store.get(servicesAtom);
  const connection = () => store.get(connectionsAtom).solana;

  async function signer(): Promise<SolanaSigner> {
    const present = connection();
    const found = present && (await connectors.open(present.connector.id)).signer;
    if (found) return found;
    throw new WalletModalError('not_connected', 'No wallet is connected.');
  }

  const { provider, changed } = createSiteProvider({
    clock,
    name: () => store.get(configAtom).app.name ?? page().title,
    networks: () => store.get(configAtom).networks.filter(({ id }) => namespaceOf(id) === 'solana'),
    connection,
    restored: () => whenRestored(store, 'solana'),
    signer,
    connect,
    disconnect,
    whileAsked: (run) => whileAsked(store, run),
  });
  return { provider, dispose: store.sub(connectionsAtom, changed) };
}
