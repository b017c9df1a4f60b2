import { notConnectedError } from '../../lib/commonErrors.js';
import { solanaConnector } from '../solana/solanaConnector.js';
import type { SolanaAccount, SolanaSource } from '../solana/solanaSource.js';
import type { PairingAdapter, PairingAdapterOptions } from './pairingAdapter.js';
import { solanaAccountsOf, solanaSessionSource } from './solanaSession.js';

/** The Solana member of wallet app sessions. Loaded only by sites with Solana networks. */
export function solanaAdapter({
  info,
  clock,
  networks,
  wantedNetworks,
}: PairingAdapterOptions): PairingAdapter {
  const accountListeners = new Set<(accounts: readonly SolanaAccount[]) => void>();
  const endListeners = new Set<() => void>();
  let live: SolanaSource | undefined;
  let shared: readonly SolanaAccount[] = [];
  let stop = () => {};

  function tell(accounts: readonly SolanaAccount[]) {
    for (const listener of [...accountListeners]) listener(accounts);
  }

  function drop() {
    stop();
    stop = () => {};
    live = undefined;
  }

  function need(): SolanaSource {
    if (live) return live;
    throw notConnectedError();
  }

  const source: SolanaSource = {
    connect: async (asked) => live?.connect(asked) ?? [],
    async disconnect() {
      const ending = live;
      drop();
      await ending?.disconnect();
    },
    subscribe(listener) {
      accountListeners.add(listener);
      return () => accountListeners.delete(listener);
    },
    signMessage: async (message, asked) => need().signMessage(message, asked),
    signTransactions: async (transactions, asked) => need().signTransactions(transactions, asked),
    get signAndSendTransaction() {
      return live?.signAndSendTransaction;
    },
  };
  return {
    connector: solanaConnector({ info, source, clock, networks, wantedNetworks }),
    addresses: (session) => solanaAccountsOf(session).map(({ address }) => address),
    networks: () => [...new Set(shared.flatMap(({ networks: ids }) => ids))],
    adopt(client, session) {
      drop();
      live = solanaSessionSource(client, session);
      shared = solanaAccountsOf(session);
      stop = live.subscribe((accounts) => {
        shared = accounts;
        if (accounts.length === 0) drop();
        tell(accounts);
        if (accounts.length === 0) for (const listener of [...endListeners]) listener();
      });
    },
    leave() {
      drop();
      tell([]);
    },
    onEnd: (listener) => void endListeners.add(listener),
    destroy: drop,
  };
}
