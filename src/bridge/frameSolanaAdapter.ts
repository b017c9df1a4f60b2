import { callAll } from '../lib/callAll.js';
import { WalletModalError } from '../lib/errors.js';
import type { CaipNetworkId } from '../lib/networks/caip.js';
import { fromBase58, toBase58 } from '../lib/solana/base58.js';
import { KEY_BYTES } from '../lib/solana/keys.js';
import { SOLANA_CLUSTERS, type SolanaSendOptions } from '../lib/solana/solana.js';
import type { FrameCalls } from './frameCalls.js';
import { invalidAnswerError, stayedError } from './frameErrors.js';
import type { FramePlace } from './framePlace.js';
import type { FrameRpc } from './frameRpc.js';
import type { FrameSession } from './frameSession.js';
import { readFrameNetwork, readFrameUser } from './frameUser.js';

/** A site's Solana settings. */
export interface SolanaWishes {
  /** The site's Solana networks, the initial one first. */
  readonly networks: () => readonly CaipNetworkId[];
  /** Whether the site has only Solana networks, so that the sign-in uses a Solana account only. */
  readonly isAlone: () => boolean;
}

export interface FrameSolanaAdapterOptions extends Partial<SolanaWishes> {
  readonly place: Pick<FramePlace, 'request'>;
  readonly calls: Pick<FrameCalls, 'getUser' | 'isConnected' | 'signOut' | 'switchNetwork'>;
  readonly rpc: FrameRpc;
  readonly session: FrameSession;
}

interface Wait {
  readonly signal: AbortSignal;
}

interface Asked extends Wait {
  readonly address: string;
  readonly network: CaipNetworkId;
}

interface Account {
  readonly address: string;
  readonly networks: readonly CaipNetworkId[];
}

/**
 * The frame's Solana account as a wallet. Takes and returns bytes, base58 on the wire. Rejects like the frame's calls, and with
 * `wallet_invalid_answer` if an answer lacks the requested data. Callers must check that an answer fits their request.
 */
export interface FrameSolanaAdapter {
  /**
   * Reads the account of the signed-in user. With `silent`, returns none if no user is signed in. Never prompts. Rejects with
   * `chain_not_supported` if the frame supports none of the site's networks.
   */
  connect(options: Wait & { readonly silent: boolean }): Promise<readonly Account[]>;
  /** Signs out. */
  disconnect(): Promise<void>;
  /** Rejects with `switch_failed` if the frame ends up on another network. */
  switchNetwork(network: CaipNetworkId, options: Wait): Promise<void>;
  /** Reports a change of the account, or none if the sign-in ended. Returns a function that unsubscribes. */
  subscribe(listener: (accounts: readonly Account[]) => void): () => void;
  signMessage(message: Uint8Array, asked: Asked): Promise<Uint8Array>;
  signTransactions(transactions: readonly Uint8Array[], asked: Asked): Promise<readonly Uint8Array[]>;
  /** Resolves to the base58 signature. */
  signAndSendTransaction(transaction: Uint8Array, asked: Asked, options: SolanaSendOptions): Promise<string>;
  destroy(): void;
}

export function frameSolanaAdapter({
  place,
  calls,
  rpc,
  session,
  networks = () => SOLANA_CLUSTERS,
  isAlone = () => false,
}: FrameSolanaAdapterOptions): FrameSolanaAdapter {
  const listeners = new Set<(accounts: readonly Account[]) => void>();
  /** The last reported account; undefined before `connect`. */
  let told: string | undefined;
  /** Counts ended sign-ins, to discard accounts requested before the last end. */
  let ends = 0;

  const usable = () => networks().filter((id) => SOLANA_CLUSTERS.includes(id));
  const accountsOf = (address: string): Account[] => [{ address, networks: usable() }];

  /** In a Solana session, reports every new account. Beside an EVM session, reports only its end. */
  const stop = session.subscribe(({ now }) => {
    if (!now) {
      ends += 1;
      if (told === undefined) return;
      told = undefined;
      callAll(listeners, []);
    } else if (told !== undefined && now.network.startsWith('solana:') && now.address !== told) {
      told = now.address;
      callAll(listeners, accountsOf(told));
    }
  });

  async function readAddress({ signal }: Wait): Promise<string> {
    const [network] = usable();
    if (!network) throw noClusterError();
    const { user } = session;
    if (user?.network.startsWith('solana:')) return readSolana(user);
    if (isAlone()) return readSolana(await calls.getUser({ network }, { signal }));
    // This must not change the session, which belongs to the EVM account.
    const options = { signal, network, repeats: true };
    const reply = await place.request('GET_USER', { chainId: network }, options);
    return readSolana(readFrameUser(reply));
  }

  async function ask(method: string, params: object, { signal, network, address }: Asked): Promise<object> {
    if (told === undefined || address !== told) throw noAccountError();
    // Solana methods take an object of parameters, EVM methods a list.
    const answer = await rpc.request({ method, params }, { signal, network });
    if (typeof answer !== 'object' || answer === null) throw invalidAnswerError(method);
    return answer;
  }

  return {
    async connect({ silent, signal }) {
      if (silent && !session.user && !(await calls.isConnected({ signal }))) return [];
      const before = ends;
      const address = await readAddress({ signal });
      if (before !== ends) throw noAccountError();
      told = address;
      return accountsOf(address);
    },
    disconnect() {
      told = undefined;
      return calls.signOut();
    },
    async switchNetwork(network, { signal }) {
      if (session.user?.network.startsWith('solana:')) {
        const { network: arrived } = await calls.switchNetwork(network, { signal });
        if (arrived !== network) throw stayedError();
        return;
      }
      const options = { signal, network };
      const { chainId } = await place.request('SWITCH_NETWORK', { chainId: network }, options);
      if (readFrameNetwork(chainId) !== network) throw stayedError();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async signMessage(message, asked) {
      const method = 'solana_signMessage';
      const params = { message: toBase58(message), pubkey: asked.address };
      return readBytes(method, await ask(method, params, asked), 'signature');
    },
    async signTransactions(transactions, asked) {
      const [first] = transactions;
      if (transactions.length === 1 && first) {
        const method = 'solana_signTransaction';
        const answer = await ask(method, { transaction: toBase58(first) }, asked);
        return [readBytes(method, answer, 'transaction')];
      }
      const method = 'solana_signAllTransactions';
      const answer = await ask(method, { transactions: transactions.map(toBase58) }, asked);
      const { transactions: signed } = answer as { transactions?: unknown };
      if (!Array.isArray(signed)) throw invalidAnswerError(method);
      return signed.map((one) => bytesOf(method, one));
    },
    async signAndSendTransaction(transaction, asked, options) {
      const method = 'solana_signAndSendTransaction';
      const given = Object.entries(options).filter(([, value]) => value !== undefined);
      const params = {
        transaction: toBase58(transaction),
        ...(given.length > 0 ? { options: Object.fromEntries(given) } : {}),
      };
      return toBase58(readBytes(method, await ask(method, params, asked), 'signature'));
    },
    destroy() {
      stop();
      listeners.clear();
    },
  };
}

/** The address of a Solana account. Throws `wallet_invalid_answer` for any other account. */
function readSolana(user: { readonly network: string; readonly address: string } | undefined): string {
  if (user?.network.startsWith('solana:') && fromBase58(user.address)?.length === KEY_BYTES)
    return user.address;
  throw invalidAnswerError('GET_USER');
}

function readBytes(method: string, answer: object, name: string): Uint8Array {
  return bytesOf(method, (answer as Readonly<Record<string, unknown>>)[name]);
}

/** Decodes base58 bytes from the frame. Throws `wallet_invalid_answer` for anything else. */
function bytesOf(method: string, value: unknown): Uint8Array {
  const bytes = typeof value === 'string' ? fromBase58(value) : undefined;
  if (!bytes?.length) throw invalidAnswerError(method);
  return bytes;
}

const noAccountError = () => new WalletModalError('not_connected', 'Account is required');

const noClusterError = () =>
  new WalletModalError('chain_not_supported', 'The sign-in service knows none of the required chains.');
