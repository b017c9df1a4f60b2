import { privateKeyToAccount } from 'viem/accounts';
import { namespaceOf } from '../../lib/networks/caip.js';
import { deprecatedSolanaId } from '../../lib/solana/deprecatedSolana.js';
import { SANDBOX_KEYS } from '../accounts.js';
import { SANDBOX_SOLANA_KEYS } from '../solanaAccounts.js';
import { clusterOptions } from '../solanaWallet/clusters.js';
import { solanaKey } from '../solanaWallet/keys.js';
import { texts } from '../texts.js';
import { openAuthentication } from './authentication.js';
import { createMemoryStorage } from './memoryStorage.js';
import { openProposal, type Proposal } from './proposal.js';
import { openSession, type Session } from './session.js';
import { openSignClient } from './signClient.js';
import type { ApproveOptions, WalletApp, WalletAppOptions, WalletAppProposal } from './types.js';

const DEFAULT_ACCOUNTS = 3;
const PROJECT_ID = '0'.repeat(32);

/** Starts a wallet app. It communicates with sites over the relay and makes no other connections. */
export async function startWalletApp(options: WalletAppOptions): Promise<WalletApp> {
  const { relayUrl, chains, name = texts.walletAppName, projectId = PROJECT_ID } = options;
  const { keys = SANDBOX_KEYS.slice(0, DEFAULT_ACCOUNTS), storage = createMemoryStorage() } = options;
  const { smartAccounts = false } = options;
  const { solanaKeys = SANDBOX_SOLANA_KEYS.slice(0, DEFAULT_ACCOUNTS) } = options;
  const clusters = chains.filter(({ id }) => namespaceOf(id) === 'solana');
  if (clusters.length === chains.length) throw new RangeError(texts.errors.noChains);
  if (keys.length === 0 || solanaKeys.length === 0) throw new RangeError(texts.errors.noKeys);
  const accounts = keys.map((key) => privateKeyToAccount(key).address);
  const solanaAccounts = solanaKeys.map((key) => solanaKey(key).address);
  const known = chains.map(({ id }) => (options.deprecatedSolanaIds && deprecatedSolanaId(id)) || id);
  const { client, setOffline, close } = await openSignClient({ relayUrl, projectId, name, storage });
  let policy = options.policy ?? 'ask';
  let stopped: Promise<void> | undefined;
  const proposals = new Map<number, Proposal>();
  const sessions = new Map<string, Session>();
  /** Choices for sessions that the client has not created yet, by pairing topic. */
  const choices = new Map<string, ApproveOptions>();
  /** Callbacks that wait for the proposal of a pairing topic. */
  const pairings = new Map<string, (proposal: WalletAppProposal) => void>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of [...listeners]) listener();
  };

  /** The session with this topic. Its first request may arrive before the approval is complete. */
  const sessionOf = (topic: string): Session => {
    const known = sessions.get(topic);
    if (known) return known;
    const struct = client.session.get(topic);
    const chosen = choices.get(struct.pairingTopic) ?? {};
    choices.delete(struct.pairingTopic);
    const { url } = struct.peer.metadata;
    const shared = {
      name,
      policy: chosen.policy ?? policy,
      origin: URL.canParse(url) ? new URL(url).origin : 'null',
    };
    const session = openSession({
      client,
      struct,
      chosen,
      wallet: {
        ...shared,
        chains,
        keys,
        smartAccounts,
        ...(options.quirks ? { quirks: options.quirks } : {}),
      },
      solana: { ...shared, ...clusterOptions(clusters), keys: solanaKeys },
      onlySolanaSignatures: options.onlySolanaSignatures ?? false,
    });
    sessions.set(topic, session);
    session.session.ended.addEventListener('abort', () => {
      sessions.delete(topic);
      changed();
    });
    changed();
    return session;
  };

  /** The options shared by both kinds of proposals. */
  const sharedBy = (pairingTopic: string) => ({
    client,
    accounts,
    known,
    hasSmartAccounts: smartAccounts,
    onApprove: (chosen: ApproveOptions) => {
      choices.set(pairingTopic, chosen);
      return (topic: string) => sessionOf(topic).session;
    },
    onChange: changed,
  });
  const receive = (id: number, pairingTopic: string, opened: Proposal) => {
    proposals.set(id, opened);
    pairings.get(pairingTopic)?.(opened.proposal);
    changed();
    // Callers that want the result call `approve()` themselves.
    if (policy === 'approve') opened.proposal.approve().catch(() => undefined);
    if (policy === 'reject') opened.proposal.reject().catch(() => undefined);
  };

  client.on('session_proposal', ({ params: struct }) => {
    const { id, pairingTopic } = struct;
    receive(id, pairingTopic, openProposal({ ...sharedBy(pairingTopic), struct, solanaAccounts }));
  });
  // With this listener, the client leaves out the proposal that the same code also contains.
  if (options.signsIn) {
    client.on('session_authenticate', ({ id, topic, params: { authPayload, requester } }) => {
      const request = { id, authPayload, requester };
      receive(id, topic, openAuthentication({ ...sharedBy(topic), request, keys }));
    });
  }
  client.on('proposal_expire', ({ id }) => proposals.get(id)?.expire());
  client.on('session_request', ({ id, topic, params: { chainId, request } }) => {
    // By the time the user decides, the session may have ended or the relay may be gone. An answer is then useless.
    sessionOf(topic)
      .answer({ id, chainId, request })
      .catch(() => undefined);
  });
  client.on('session_delete', ({ topic }) => sessions.get(topic)?.end());
  client.on('session_expire', ({ topic }) => sessions.get(topic)?.end());
  for (const { topic } of client.session.getAll()) sessionOf(topic);

  return {
    accounts,
    solanaAccounts,
    get proposals() {
      return [...proposals.values()].map(({ proposal }) => proposal);
    },
    get sessions() {
      return [...sessions.values()].map(({ session }) => session);
    },
    get policy() {
      return policy;
    },
    set policy(value) {
      policy = value;
    },
    async pair(uri, { signal } = {}) {
      const topic = /^wc:([0-9a-f]{64})@2\?/.exec(uri)?.[1];
      if (!topic) throw new RangeError(texts.errors.noPairingUri);
      signal?.throwIfAborted();
      const leave = new AbortController();
      try {
        return await new Promise<WalletAppProposal>((resolve, reject) => {
          pairings.set(topic, resolve);
          signal?.addEventListener('abort', () => reject(signal.reason), { signal: leave.signal });
          client.pair({ uri }).catch(reject);
        });
      } finally {
        leave.abort();
        pairings.delete(topic);
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setOffline,
    stop() {
      stopped ??= close();
      for (const { session } of sessions.values()) {
        session.wallet.vanish();
        session.solana?.vanish();
      }
      return stopped;
    },
  };
}
