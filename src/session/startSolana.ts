import { whileAsked } from '../atoms/connecting/walletAsked.js';
import { whenRestored } from '../atoms/connecting/whenRestored.js';
import type { Connection } from '../atoms/connection.js';
import { servicesAtom } from '../atoms/hostServices.js';
import { configAtom } from '../atoms/siteConfig.js';
import { sharedConnectionsAtom } from '../atoms/siwe/siweVisit.js';
import type { Store } from '../atoms/util/store.js';
import type { SolanaSigner } from '../chains/connector.js';
import { page } from '../lib/browser/page.js';
import { notConnectedError } from '../lib/commonErrors.js';
import { loadPart } from '../lib/loadPart.js';
import { addressOf, type CaipAddress, namespaceOf, toCaipAddress } from '../lib/networks/caip.js';
import type { SolanaProvider } from '../lib/solana/solanaProvider.js';
import type { Asking } from '../lib/transactions/asking.js';

export interface SolanaSiteOptions {
  readonly store: Store;
  readonly connect: (signal: AbortSignal | undefined) => Promise<unknown>;
  readonly disconnect: () => Promise<void>;
}

/** Creates an element's Solana provider, which follows its store. */
export async function startSolana({
  store,
  connect,
  disconnect,
}: SolanaSiteOptions): Promise<{ provider: SolanaProvider; dispose: () => void }> {
  const { createSiteProvider } = await loadPart(import('../chains/solana/siteProvider.js'));
  const { clock, connectors } = store.get(servicesAtom);
  const connection = () => store.get(sharedConnectionsAtom).solana;

  async function signer(): Promise<SolanaSigner> {
    const present = connection();
    const found = present && (await connectors.open(present.connector.id)).signer;
    if (found) return tracked(found, present);
    throw notConnectedError();
  }

  /** A signer whose transactions are tracked. */
  function tracked(signer: SolanaSigner, { accounts, network: shown }: Connection): SolanaSigner {
    return {
      ...signer,
      async signAndSendTransaction(transaction, options, by) {
        const network = by?.network ?? shown;
        const address = by?.address ?? addressOf(accounts[0]);
        return track(toCaipAddress(network, address), [], (asking) =>
          signer.signAndSendTransaction(transaction, options, by, asking),
        );
      },
    };
  }

  /** Runs a page's request for a transaction, and tracks it if the site wants that. */
  async function track(
    account: CaipAddress,
    tokens: readonly string[],
    run: (asking: Asking | undefined) => Promise<string>,
  ): Promise<string> {
    if (!store.get(configAtom).trackTransactions) return run(undefined);
    const { trackTransactionAtom } = await loadPart(import('../atoms/transactions/trackTransaction.js'));
    let hash = '';
    await store.set(trackTransactionAtom, { kind: 'request', account, tokens }, async (asking) => {
      hash = await run(asking);
      return { hash };
    });
    return hash;
  }

  const { provider, changed } = createSiteProvider({
    clock,
    name: () => store.get(configAtom).app.name ?? page().title,
    networks: () => store.get(configAtom).networks.filter(({ id }) => namespaceOf(id) === 'solana'),
    connection,
    restored: () => whenRestored(store, 'solana'),
    signer,
    track,
    connect,
    disconnect,
    whileAsked: (run) => whileAsked(store, run),
  });
  return { provider, dispose: store.sub(sharedConnectionsAtom, changed) };
}
