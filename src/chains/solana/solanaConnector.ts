import type { Clock } from '../../lib/clock.js';
import { notConnectedError } from '../../lib/commonErrors.js';
import { WALLET_READ_DEADLINE_MS } from '../../lib/constants.js';
import { WalletModalError } from '../../lib/errors.js';
import { loadPart } from '../../lib/loadPart.js';
import {
  addressOf,
  type CaipAddress,
  type CaipNetworkId,
  networkOf,
  toCaipAddress,
} from '../../lib/networks/caip.js';
import type { NetworkDefinition } from '../../lib/networks/networks.js';
import { wait } from '../../lib/wait.js';
import { createAttempts } from '../attempts.js';
import type { ConnectionFacts, ConnectorEvent, ConnectorInfo, SolanaConnector } from '../connector.js';
import { waitForWallet } from '../waitForWallet.js';
import { noAccountError } from '../walletErrors.js';
import { isWalletUsed, noteWalletUse } from '../walletUse.js';
import { checkAccounts } from './checkAnswers.js';
import { solanaReads } from './solanaReads.js';
import { solanaSigner } from './solanaSigner.js';
import type { SolanaAccount, SolanaSource } from './solanaSource.js';

export interface SolanaConnectorOptions {
  readonly info: ConnectorInfo;
  readonly source: SolanaSource;
  readonly clock: Clock;
  /** The site's networks. */
  readonly networks: () => readonly NetworkDefinition[];
  /** Their ids, the initial one first. */
  readonly wantedNetworks: () => readonly CaipNetworkId[];
}

/** The method name for accounts in error messages, for developers. */
const CONNECT = 'standard:connect';

/**
 * The connector of one Solana wallet. Every request names its network, so the current network is the connector's own
 * state: initially the site's first choice that the wallet supports.
 */
export function solanaConnector(options: SolanaConnectorOptions): SolanaConnector {
  const { info, source, clock, networks } = options;
  const { wallet = source } = source;
  const listeners = new Set<(event: ConnectorEvent) => void>();
  const attempts = createAttempts();
  const ending = new AbortController();
  let accounts: readonly SolanaAccount[] = [];
  let active: string | undefined;
  let network: CaipNetworkId | undefined;
  let isConnected = false;

  const emit = (event: ConnectorEvent) => {
    for (const listener of [...listeners]) listener(event);
  };

  function facts(): ConnectionFacts | undefined {
    if (!active || !network) return undefined;
    const caip = (address: string): CaipAddress => toCaipAddress(network as CaipNetworkId, address);
    const others = accounts.filter(({ address }) => address !== active);
    return { accounts: [caip(active), ...others.map(({ address }) => caip(address))], network };
  }

  function tell() {
    const now = facts();
    if (isConnected && now) emit({ type: 'connected', ...now });
    return now;
  }

  function lose(reason: 'user' | 'wallet') {
    const wasConnected = isConnected;
    noteWalletUse(wallet, listeners, false);
    isConnected = false;
    accounts = [];
    active = undefined;
    network = undefined;
    if (wasConnected) emit({ type: 'disconnected', reason });
  }

  const activeAccount = () => accounts.find(({ address }) => address === active);

  /** Applies accounts. The active account and the network (initially `last`) stay if still available. */
  function establish(next: readonly SolanaAccount[], last = network): ConnectionFacts {
    const [first] = next;
    if (!first) throw noAccountError();
    accounts = next;
    active = (activeAccount() ?? first).address;
    network = chooseNetwork(activeAccount() ?? first, last);
    isConnected = true;
    noteWalletUse(wallet, listeners, true);
    return tell() as ConnectionFacts;
  }

  function chooseNetwork(account: SolanaAccount, last: CaipNetworkId | undefined): CaipNetworkId {
    const chosen = [last, ...options.wantedNetworks()].find((id) => id && account.networks.includes(id));
    if (chosen) return chosen;
    throw new WalletModalError(
      'chain_not_supported',
      'The wallet does not support any of the required chains.',
    );
  }

  const stop = source.subscribe((told) => {
    if (!isConnected) return;
    try {
      const next = checkAccounts(told);
      if (next.length === 0) lose('wallet');
      else establish(next);
    } catch {
      // Ignore an invalid change: the accounts stay, and each request is checked again.
    }
  });

  /** Signs in with the active account, on the most preferred network that the account can use. */
  const signIn: NonNullable<SolanaConnector['signIn']> = (request, { signal }) =>
    attempts.run(signal, async (own) => {
      const sign = source.signIn;
      const account = activeAccount();
      const on = request.chains.find((id) => account?.networks.includes(id));
      if (!account || !on || !sign) throw notConnectedError();
      const { askToSignIn } = await loadPart(import('./signIn/askToSignIn.js'));
      const asked = { address: account.address, network: on, signal: own };
      return askToSignIn(request, { sign, asked, clock });
    });

  return {
    info: { ...info, namespace: 'solana' },
    // Wallets may gain or lose the feature while the page is open.
    get signIn() {
      return source.signIn && signIn;
    },
    signer: solanaSigner({
      source,
      clock,
      asked: () => ({ accounts, address: active, network, signal: ending.signal }),
      findNetwork: (id) => networks().find((one) => one.id === id),
    }),
    connect: (asked) =>
      attempts.run(asked.signal, async (signal) => {
        const connect = () => source.connect({ silent: false, signal });
        return establish(checkAccounts(await waitForWallet(CONNECT, connect, { clock, signal })));
      }),
    reconnect: (asked) =>
      attempts.run(asked.signal, async (signal) => {
        const connect = () => source.connect({ silent: true, signal });
        const limits = { clock, signal, deadlineMs: WALLET_READ_DEADLINE_MS };
        const found = checkAccounts(await waitForWallet(CONNECT, connect, limits));
        return found.length > 0 ? establish(found, asked.account && networkOf(asked.account)) : undefined;
      }),
    async disconnect() {
      attempts.end();
      if (!isConnected) return;
      lose('user');
      if (isWalletUsed(wallet)) return;
      // For the site, the connection is gone, whatever the wallet does.
      await wait(source.disconnect(), {
        clock,
        deadlineMs: WALLET_READ_DEADLINE_MS,
        what: 'The wallet',
      }).catch(() => undefined);
    },
    async switchNetwork(target, { signal }) {
      if (!activeAccount()?.networks.includes(target.id)) {
        throw new WalletModalError('chain_not_supported', 'The wallet cannot use this network.');
      }
      const go = source.switchNetwork;
      if (go) await waitForWallet('switch', () => go(target.id, { signal }), { clock, signal });
      network = target.id;
      tell();
    },
    selectAccount(account) {
      const chosen = accounts.find(({ address }) => address === addressOf(account));
      if (!chosen) return;
      active = chosen.address;
      network = chooseNetwork(chosen, network);
      tell();
    },
    ...solanaReads(clock),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      isConnected = false;
      noteWalletUse(wallet, listeners, false);
      attempts.end();
      ending.abort();
      listeners.clear();
      stop();
    },
  };
}
