import { callAll } from '../lib/callAll.js';
import { WalletModalError } from '../lib/errors.js';
import type { CaipNetworkId } from '../lib/networks/caip.js';
import { FRAME_CLUSTERS } from '../lib/signIn/frameNetworks.js';
import { fromBase58, toBase58 } from '../lib/solana/base58.js';
import type { SolanaSendOptions } from '../lib/solana/solana.js';
import type { FrameCalls } from './frameCalls.js';
import { invalidAnswerError, stayedError } from './frameErrors.js';
import type { FramePlace } from './framePlace.js';
import type { FrameRpc } from './frameRpc.js';
import type { FrameSession } from './frameSession.js';
import { readFrameNetwork, readFrameUser } from './frameUser.js';

/** What a site wants of Solana. */
export interface SolanaWishes {
  /** Its Solana networks, the one to begin with first. */
  readonly networks: () => readonly CaipNetworkId[];
  /** Whether it has no networks but Solana's, so that who signs in is a Solana account and no other. */
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
 * The Solana side of the frame as a wallet. Bytes in and bytes out, base58 on the wire; all methods reject as the calls
 * of the frame do, and with `wallet_invalid_answer` for an answer without what was asked for. What was answered is not
 * compared with what was asked: who uses this checks it.
 */
export interface FrameSolanaAdapter {
  /**
   * The account of who is signed in; none with `silent` when nobody is. It asks no person. Rejects with
   * `chain_not_supported` when the frame has none of the site's networks.
   */
  connect(options: Wait & { readonly silent: boolean }): Promise<readonly Account[]>;
  /** Signs out. */
  disconnect(): Promise<void>;
  /** Rejects with `switch_failed` when the frame goes elsewhere. */
  switchNetwork(network: CaipNetworkId, options: Wait): Promise<void>;
  /** Tells of another account, and of none when the sign-in ended. Returns what ends it. */
  subscribe(listener: (accounts: readonly Account[]) => void): () => void;
  signMessage(message: Uint8Array, asked: Asked): Promise<Uint8Array>;
  signTransactions(transactions: readonly Uint8Array[], asked: Asked): Promise<readonly Uint8Array[]>;
  /** Resolves to the signature, base58. */
  signAndSendTransaction(transaction: Uint8Array, asked: Asked, options: SolanaSendOptions): Promise<string>;
  destroy(): void;
}

const KEY_BYTES = 32;
/** A transaction has at most 1232 bytes, which are 1683 letters; reading takes the square of the length. */
const MOST_LETTERS = 2_000;

export function frameSolanaAdapter({
  place,
  calls,
  rpc,
  session,
  networks = () => FRAME_CLUSTERS,
  isAlone = () => false,
}: FrameSolanaAdapterOptions): FrameSolanaAdapter {
  const listeners = new Set<(accounts: readonly Account[]) => void>();
  /** The account that was told last; undefined before `connect`. */
  let told: string | undefined;
  /** How often a sign-in has ended: what was asked before that is no account any more. */
  let ends = 0;

  const usable = () => networks().filter((id) => FRAME_CLUSTERS.includes(id));
  const accountsOf = (address: string): Account[] => [{ address, networks: usable() }];

  /** Of a session of Solana every account counts at once; beside an EVM session only its end does. */
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
    // Asked beside the session, which stays that of the EVM account.
    const options = { signal, network, repeats: true };
    const reply = await place.request('GET_USER', { chainId: network }, options);
    return readSolana(readFrameUser(reply));
  }

  async function ask(method: string, params: object, { signal, network, address }: Asked): Promise<object> {
    if (told === undefined || address !== told) throw noAccountError();
    // Methods of Solana have an object of parameters, where those of EVM have a list.
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

/** The address of a Solana account. Throws `wallet_invalid_answer` for any other. */
function readSolana(user: { readonly network: string; readonly address: string } | undefined): string {
  if (user?.network.startsWith('solana:') && fromBase58(user.address)?.length === KEY_BYTES)
    return user.address;
  throw invalidAnswerError('GET_USER');
}

function readBytes(method: string, answer: object, name: string): Uint8Array {
  return bytesOf(method, (answer as Readonly<Record<string, unknown>>)[name]);
}

/** Bytes in base58 as the frame answered them. Throws `wallet_invalid_answer` for anything else. */
function bytesOf(method: string, value: unknown): Uint8Array {
  const isShort = typeof value === 'string' && value.length <= MOST_LETTERS;
  const bytes = isShort ? fromBase58(value) : undefined;
  if (!bytes?.length) throw invalidAnswerError(method);
  return bytes;
}

const noAccountError = () => new WalletModalError('not_connected', 'Account is required');

const noClusterError = () =>
  new WalletModalError('chain_not_supported', 'The sign-in service knows none of the required chains.');
