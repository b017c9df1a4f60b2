import type { Clock } from '../../lib/clock.js';
import { codeOf } from '../../lib/errorText.js';
import {
  type CaipAddress,
  type CaipNetworkId,
  type EvmAddress,
  toCaipAddress,
} from '../../lib/networks/caip.js';
import type { Eip1193EventName, Eip1193Events } from '../../lib/requests/eip1193.js';
import { createAttempts } from '../attempts.js';
import type { ConnectionFacts, ConnectorEvent, EvmConnector } from '../connector.js';
import { noAccountError } from '../walletErrors.js';
import { isWalletUsed, noteWalletUse } from '../walletUse.js';
import { askWallet } from './askWallet.js';
import type { BrowserWallet } from './browserWallets.js';
import { evmReads } from './evmReads.js';
import { switchWalletNetwork } from './switchWalletNetwork.js';
import { readAccounts, requireAccounts, requireChainId } from './walletAnswers.js';

export interface Eip1193ConnectorOptions {
  readonly clock: Clock;
  /** Base for relative RPC URLs, which are resolved before a wallet gets them. */
  readonly baseUrl: string;
  /** Whether `disconnect` asks the wallet to revoke its permission, unless another modal uses it. Default: true. */
  readonly revokes?: boolean | undefined;
  /** Asks the user for accounts. Default: `eth_requestAccounts`. */
  readonly askForAccounts?: ((signal: AbortSignal) => Promise<unknown>) | undefined;
  /** Ends the connection in a wallet that doesn't revoke permissions. Default: nothing happens. */
  readonly leave?: (() => Promise<unknown>) | undefined;
}

/**
 * `watching`: not connected, but connects if the wallet offers accounts by itself: it was unlocked, answered a request
 * late, or was connected in another tab.
 */
type Phase = 'idle' | 'watching' | 'connected';

/** The connector for one browser wallet, announced (EIP-6963) or at `window.ethereum`. */
export function eip1193Connector(
  { info, provider }: BrowserWallet,
  options: Eip1193ConnectorOptions,
): EvmConnector {
  const { clock, baseUrl, revokes = true, leave } = options;
  const ask = askWallet(provider, clock);
  const { askForAccounts = (signal: AbortSignal) => ask.person('eth_requestAccounts', undefined, signal) } =
    options;
  const attempts = createAttempts();
  const listeners = new Set<(event: ConnectorEvent) => void>();
  let phase: Phase = 'idle';
  let walletAccounts: readonly EvmAddress[] = [];
  let active: EvmAddress | undefined;
  let network: CaipNetworkId | undefined;
  /** The accounts the wallet reported last, possibly while a request for its network is pending. */
  let offered: readonly EvmAddress[] = [];

  const emit = (event: ConnectorEvent) => {
    for (const listener of [...listeners]) listener(event);
  };

  function setAccounts(next: readonly EvmAddress[]) {
    const hasNewFirst = next[0] !== walletAccounts[0];
    walletAccounts = next;
    if (hasNewFirst || !active || !next.includes(active)) active = next[0];
  }

  function facts(): ConnectionFacts | undefined {
    if (!active || !network) return undefined;
    const caip = (address: EvmAddress): CaipAddress => toCaipAddress(network as CaipNetworkId, address);
    return { accounts: [caip(active), ...walletAccounts.filter((a) => a !== active).map(caip)], network };
  }

  function tell(): ConnectionFacts | undefined {
    const now = facts();
    if (phase === 'connected' && now) emit({ type: 'connected', ...now });
    return now;
  }

  function lose(next: Phase, reason: 'user' | 'wallet') {
    const wasConnected = phase === 'connected';
    noteWalletUse(provider, listeners, false);
    phase = next;
    walletAccounts = [];
    offered = [];
    active = undefined;
    if (wasConnected) emit({ type: 'disconnected', reason });
  }

  async function establish(accounts: readonly EvmAddress[], signal: AbortSignal): Promise<ConnectionFacts> {
    offered = accounts;
    const chainId = requireChainId(await ask.machine('eth_chainId', undefined, signal));
    const [first, ...rest] = offered;
    if (!first) throw noAccountError();
    network = chainId;
    phase = 'connected';
    noteWalletUse(provider, listeners, true);
    setAccounts([first, ...rest]);
    return tell() as ConnectionFacts;
  }

  function onAccounts(answer: unknown) {
    const accounts = readAccounts(answer);
    offered = accounts;
    if (phase === 'idle') return;
    if (accounts.length === 0) lose('watching', 'wallet');
    else if (phase === 'connected') {
      setAccounts(accounts);
      tell();
    } else {
      // If the wallet cannot report its network, it stays unconnected. The user can still connect manually.
      attempts.run(undefined, (signal) => establish(accounts, signal)).catch(() => undefined);
    }
  }

  function onChain(answer: unknown) {
    if (phase !== 'connected') return;
    try {
      network = requireChainId(answer);
      tell();
    } catch {
      // The event carried no chain id, so ask. If that fails too, the last known network stays.
      readNetwork().catch(() => undefined);
    }
  }

  async function readNetwork() {
    network = requireChainId(await ask.machine('eth_chainId'));
    tell();
  }

  async function onDisconnect() {
    if (phase !== 'connected') return;
    // Wallets also send this when they briefly lose their node. Only missing accounts mean a disconnect.
    const accounts = await ask.machine('eth_accounts').then(readAccounts, () => []);
    if (accounts.length === 0) lose('watching', 'wallet');
  }

  const handlers: { [Name in Eip1193EventName]?: Eip1193Events[Name] } = {
    accountsChanged: onAccounts,
    chainChanged: onChain,
    disconnect: () => void onDisconnect(),
  };
  function attach(how: 'on' | 'removeListener') {
    for (const [name, handler] of Object.entries(handlers)) {
      try {
        provider[how](name as 'accountsChanged', handler as Eip1193Events['accountsChanged']);
      } catch {
        // Old providers have no events, and broken ones throw. They can still be connected.
      }
    }
  }
  attach('on');

  return {
    info: { ...info, namespace: 'eip155' },
    provider,
    async connect({ signal }) {
      try {
        return await attempts.run(signal, async (own) =>
          establish(requireAccounts(await askForAccounts(own)), own),
        );
      } catch (error) {
        const code = codeOf(error);
        const isOpenStill = code === 'already_pending' || code === 'wallet_locked';
        if (isOpenStill && phase === 'idle') phase = 'watching';
        // The user's answer is no longer awaited.
        if (code === 'aborted' && phase === 'watching') phase = 'idle';
        throw error;
      }
    },
    reconnect: ({ signal }) =>
      attempts.run(signal, async (own) => {
        const accounts = readAccounts(await ask.machine('eth_accounts', undefined, own));
        if (accounts.length > 0) return establish(accounts, own);
        phase = 'watching';
        return undefined;
      }),
    async disconnect() {
      attempts.end();
      const wasConnected = phase === 'connected';
      lose('idle', 'user');
      // Wallets without EIP-2255 keep their permission; the site has forgotten the connection anyway.
      if (wasConnected && revokes && !isWalletUsed(provider))
        await ask
          .machine('wallet_revokePermissions', [{ eth_accounts: {} }])
          .catch(() => leave?.())
          .catch(() => undefined);
    },
    async switchNetwork(target, { signal }) {
      network = await switchWalletNetwork(target, { ask, clock, baseUrl, signal });
      tell();
    },
    selectAccount(account) {
      active = walletAccounts.find((address) => account.endsWith(`:${address}`)) ?? active;
      tell();
    },
    ...evmReads(provider, clock),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      attempts.end();
      noteWalletUse(provider, listeners, false);
      phase = 'idle';
      listeners.clear();
      attach('removeListener');
    },
  };
}
