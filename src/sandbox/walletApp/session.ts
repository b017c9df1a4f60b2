import {
  type CaipNetworkId,
  chainIdOf,
  type EvmAddress,
  isEvmAddress,
  namespaceOf,
  toCaipAddress,
} from '../../lib/networks/caip.js';
import type { RequestArguments } from '../../lib/requests/eip1193.js';
import { RpcErrorCode } from '../../lib/requests/eip1193.js';
import { createSolanaSandboxWallet } from '../solanaWallet/createSolanaSandboxWallet.js';
import type { SolanaSandboxWallet, SolanaSandboxWalletOptions } from '../solanaWallet/types.js';
import { texts } from '../texts.js';
import { createSandboxWallet } from '../wallet/createSandboxWallet.js';
import { writeChainId } from '../wallet/quirks.js';
import type { SandboxWallet, SandboxWalletOptions } from '../wallet/types.js';
import { accountsIn, agreedOn, namespacesFor, type Scope } from './namespaces.js';
import type { ClientSession, OpenedClient } from './signClient.js';
import { answerSolana } from './solanaRequests.js';
import type { ApproveOptions, WalletAppSession } from './types.js';

export interface SessionOptions {
  readonly client: OpenedClient['client'];
  readonly struct: ClientSession;
  /** The options of the session's wallet. */
  readonly wallet: SandboxWalletOptions;
  /** The options of its Solana wallet, if it has one. */
  readonly solana: SolanaSandboxWalletOptions;
  /** Whether to answer with only the signature of a signed transaction. */
  readonly onlySolanaSignatures: boolean;
  readonly chosen: Pick<ApproveOptions, 'script' | 'solanaScript'>;
}

/** A request in the client's format. */
export interface SessionRequest {
  readonly id: number;
  readonly chainId: string;
  readonly request: RequestArguments;
}

export interface Session {
  readonly session: WalletAppSession;
  /** Answers a request of the site, at once or after its user has decided. */
  answer(request: SessionRequest): Promise<void>;
  /** Ends the session: no more prompts and no more events. */
  end(): void;
}

/** Creates a session and its wallet. */
export function openSession(options: SessionOptions): Session {
  const { client, struct, wallet: walletOptions, chosen } = options;
  const { topic, peer, namespaces } = struct;
  let scope = agreedOn(namespaces, 'eip155');
  const solanaScope = agreedOn(namespaces, 'solana');
  const wallet = walletFor(walletOptions, scope, accountsIn(namespaces, 'eip155').filter(isEvmAddress));
  const solana =
    solanaScope.chains.length > 0
      ? solanaWalletFor(options.solana, accountsIn(namespaces, 'solana'))
      : undefined;
  wallet.script(chosen.script ?? []);
  solana?.script(chosen.solanaScript ?? []);
  const over = new AbortController();
  const ended = over.signal;
  const isOnEvm = scope.chains.length > 0;
  const stateNow = () => ({
    accounts: wallet.state.shared,
    chain: wallet.state.chain,
    solanaAccounts: solana?.state.shared ?? [],
  });
  let told = stateNow();

  const emit = async (name: string, chain: CaipNetworkId, data: unknown) => {
    if (!scope.events.includes(name)) return;
    await client.emit({ topic, chainId: chain, event: { name, data } });
  };
  const leave = async () => {
    if (ended.aborted) return;
    end();
    await client.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } });
  };
  const tell = async () => {
    const now = stateNow();
    const { accounts, chain, solanaAccounts } = now;
    if (ended.aborted || walletOptions.quirks?.noEvents) return;
    if ((isOnEvm && accounts.length === 0) || (solana && solanaAccounts.length === 0)) return leave();
    const isOtherChain = chain !== told.chain;
    const areOtherAccounts = `${accounts}` !== `${told.accounts}`;
    const areOtherOnSolana = `${solanaAccounts}` !== `${told.solanaAccounts}`;
    const isNewChain = isOnEvm && !scope.chains.includes(chain);
    told = now;
    if (isNewChain) scope = { ...scope, chains: [...scope.chains, chain] };
    // Update the session first: sites refuse events of networks outside it.
    if (areOtherAccounts || areOtherOnSolana || isNewChain) {
      const shared = {
        eip155: { scope, accounts },
        solana: { scope: solanaScope, accounts: solanaAccounts },
      };
      await client.update({ topic, namespaces: namespacesFor(shared) });
    }
    if (areOtherAccounts) {
      const written = accounts.map((account) => toCaipAddress(chain, account));
      await emit('accountsChanged', chain, written);
    }
    const { quirks } = walletOptions;
    if (isOtherChain) {
      await emit('chainChanged', chain, quirks?.chainIds ? writeChainId(chain, quirks) : chainIdOf(chain));
    }
  };
  // One after the other: a site could otherwise receive an older state last, or a message after the end.
  let last = Promise.resolve();
  const after = (step: () => Promise<void>) => {
    const done = last.then(step);
    // Ignore errors after the end of the session.
    last = done.catch(() => undefined);
    return done;
  };
  const tellLater = () => {
    after(tell).catch(() => undefined);
  };
  const stopTelling = [wallet.subscribe(tellLater), solana?.subscribe(tellLater)];
  const end = () => {
    if (ended.aborted) return;
    for (const stop of stopTelling) stop?.();
    over.abort();
    for (const side of [wallet, solana]) {
      side?.vanish();
      side?.destroy();
    }
  };

  const ask = async (chainId: string, { method, params }: RequestArguments) => {
    const cluster = solanaScope.chains.find((candidate) => candidate === chainId);
    if (solana && cluster) {
      const { onlySolanaSignatures: onlySignatures } = options;
      return answerSolana({ wallet: solana, onlySignatures }, cluster, { method, params });
    }
    const chain = scope.chains.find((candidate) => candidate === chainId);
    if (chain && chain !== wallet.state.chain) wallet.switchChain(chain);
    return wallet.provider.request({ method, params });
  };

  return {
    end,
    async answer({ id, chainId, request }) {
      const response = await ask(chainId, request).then(
        (result) => ({ id, jsonrpc: '2.0', result: result ?? null }),
        (error: unknown) => ({ id, jsonrpc: '2.0', error: errorFor(error) }),
      );
      if (!ended.aborted) await client.respond({ topic, response });
    },
    session: {
      topic,
      site: peer.metadata,
      wallet,
      solana,
      ended,
      get chains() {
        return [...scope.chains, ...solanaScope.chains];
      },
      get expiresAt() {
        return (ended.aborted ? struct.expiry : client.session.get(topic).expiry) * 1000;
      },
      ping: () => client.ping({ topic }),
      async extend() {
        const { acknowledged } = await client.extend({ topic });
        await acknowledged();
      },
      disconnect: () => after(leave),
    },
  };
}

/** A wallet on the first network of the session that shares the session's accounts. */
function walletFor(
  options: SandboxWalletOptions,
  { chains: agreed }: Scope,
  accounts: readonly EvmAddress[],
): SandboxWallet {
  const isFirst = ({ id }: { id: CaipNetworkId }) => id === agreed[0];
  const own = options.chains.filter(({ id }) => namespaceOf(id) === 'eip155');
  const chains = [...own.filter(isFirst), ...own.filter((chain) => !isFirst(chain))];
  const wallet = createSandboxWallet({ ...options, chains, remember: 'memory' });
  wallet.setAccounts(accounts);
  const [chosen] = accounts;
  if (chosen) wallet.switchAccount(chosen);
  return wallet;
}

/** A Solana wallet that shares the accounts of the session. */
function solanaWalletFor(
  options: SolanaSandboxWalletOptions,
  accounts: readonly string[],
): SolanaSandboxWallet {
  const wallet = createSolanaSandboxWallet({ ...options, remember: 'memory' });
  wallet.setAccounts(accounts);
  const [chosen] = accounts;
  if (chosen) wallet.switchAccount(chosen);
  return wallet;
}

/** A thrown value as a JSON-RPC error; scripts may throw anything. */
function errorFor(error: unknown): { code: number; message: string; data?: string } {
  const { code, message, data } = (error ?? {}) as { code?: unknown; message?: unknown; data?: unknown };
  return {
    code: typeof code === 'number' ? code : RpcErrorCode.internal,
    message: typeof message === 'string' ? message : texts.errors.internal,
    // The client types it as text, but forwards any value.
    ...(data === undefined ? {} : { data: data as string }),
  };
}
