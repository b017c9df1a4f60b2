import type { ErrorCode } from '../lib/errors.js';
import { codeOf } from '../lib/errorText.js';
import type { CaipNetworkId, Namespace } from '../lib/networks/caip.js';
import { isSameAddress } from '../lib/networks/isSameAddress.js';
import { lacksSmartAccounts } from '../lib/signIn/smartAccounts.js';
import type { FrameConnection } from './frameConnection.js';
import { invalidAnswerError, noAccountError, noSmartAccountError } from './frameErrors.js';
import type { FrameMemory } from './frameMemory.js';
import type { FramePlace } from './framePlace.js';
import type { FrameSession } from './frameSession.js';
import type { FrameSignOut, Wait } from './frameSignOut.js';
import {
  accountTypeOf,
  type FrameUser,
  isAmong,
  readFrameNetwork,
  readFrameUser,
  toFrameChain,
  withAccount,
} from './frameUser.js';
import type { AccountType } from './protocol.js';

export interface UserQuery {
  readonly network?: CaipNetworkId | undefined;
  /**
   * Used if no network is given: the last network if it is in this namespace, otherwise the namespace's first. Default:
   * `eip155`.
   */
  readonly namespace?: Namespace | undefined;
  readonly accountType?: AccountType | undefined;
}

/** Errors after which the frame may still have carried out the request. */
const MAYBE_DONE: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'aborted',
  'frame_lost',
  'timeout',
  'wallet_invalid_answer',
]);

interface FrameAccountsParts {
  readonly connection: Pick<FrameConnection, 'request' | 'isOpen'> & Pick<FramePlace, 'doubt'>;
  readonly memory: FrameMemory;
  readonly session: FrameSession;
  readonly leaving: Pick<FrameSignOut, 'retrySignOut'>;
}

/** The signed-in user, their accounts and their network. */
export function frameAccounts({ connection, memory, session, leaving }: FrameAccountsParts) {
  const { request } = connection;

  async function getUser(query: UserQuery = {}, wait: Wait = {}, isFallback = false): Promise<FrameUser> {
    const { network, namespace, accountType } = query;
    const tell = session.begin();
    if (await memory.owesSignOut()) throw noAccountError();
    const chainId = network ? toFrameChain(network) : await memory.lastChain(namespace);
    const payload = { chainId, ...(accountType ? { preferredAccountType: accountType } : {}) };
    const reply = await request('GET_USER', payload, { ...wait, repeats: true });
    const read = readFrameUser(reply, isFallback);
    if (!read) throw invalidAnswerError('GET_USER');
    // Read now, because another tab may have changed the choice.
    const shared = await memory.sharedAccounts();
    const user = shared ? { ...read, shared } : read;
    if (shared && !accountType && !isAmong(shared, user.address)) {
      // The site learns the active account, so switch to one that the user shares.
      const other = user.accounts.find(({ address }) => isAmong(shared, address));
      if (other) return getUser({ ...query, accountType: other.type }, wait);
    }
    if (tell(user)) await memory.noteUser(reply);
    return user;
  }

  /** Switches accounts. The new account becomes shared with the site. */
  async function setPreferredAccount(
    type: AccountType,
    wait: Wait = {},
    shared = session.user?.shared,
  ): Promise<FrameUser> {
    const tell = session.begin();
    try {
      const reply = await request('SET_PREFERRED_ACCOUNT', { type }, wait);
      const { user } = session;
      if (!user) return await getUser({ accountType: type }, wait);
      const { address } = reply;
      const next = {
        ...withAccount(user, { address, type: accountTypeOf(reply.type) ?? type }),
        shared: shared && (isAmong(shared, address) ? shared : [...shared, address]),
      };
      if (tell(next)) await memory.noteSharedAccounts(next.shared);
      return next;
    } catch (error) {
      if (codeOf(error) === 'frame_failed') return getUser({ accountType: 'eoa' }, wait, true);
      // The other account may already be active and would sign, so tell the site.
      const { user } = session;
      if (user && MAYBE_DONE.has(codeOf(error))) getUser({ network: user.network }).catch(() => undefined);
      throw error;
    }
  }

  async function forget() {
    session.clear();
    await memory.forget('ended');
  }

  async function isConnected(wait: Wait): Promise<boolean> {
    if (await leaving.retrySignOut(wait)) return false;
    const payload = session.token === undefined ? undefined : { token: session.token };
    try {
      const { isConnected } = await request('IS_CONNECTED', payload, { ...wait, repeats: true });
      if (!isConnected) await forget();
      return isConnected;
    } catch (error) {
      // Only the frame's own answer ends a session: otherwise it may just be unreachable.
      if (codeOf(error) === 'frame_failed') await forget();
      throw error;
    }
  }

  return {
    /**
     * Updates the session after a change in another tab: reads the user and the shared accounts again. Does nothing if no user
     * is signed in or the frame doesn't exist.
     */
    async refreshUser(wait: Wait = {}): Promise<void> {
      const network = session.user?.network;
      if (!network) return;
      if (!(await memory.isLoginUsed())) return session.clear();
      if (!connection.isOpen) return;
      if (await isConnected(wait)) await getUser({ network }, wait);
    },

    getUser: (query: UserQuery = {}, wait: Wait = {}): Promise<FrameUser> => getUser(query, wait),

    /** Whether the frame is signed in. If it says no or answers with an error, forgets the sign-in here, too. */
    isConnected: (wait: Wait = {}): Promise<boolean> => isConnected(wait),

    /**
     * Switches the network and reads the user there. Rejects with `chain_not_supported` if the active smart account
     * does not exist on that network, because another account would replace it.
     */
    async switchNetwork(network: CaipNetworkId, wait: Wait = {}): Promise<FrameUser> {
      const isSmart = session.user?.accountType === 'smartAccount';
      if (isSmart && lacksSmartAccounts(await memory.smartAccountNetworks(), network))
        throw noSmartAccountError(network);
      try {
        const { chainId } = await request('SWITCH_NETWORK', { chainId: toFrameChain(network) }, wait);
        const arrived = readFrameNetwork(chainId);
        if (!arrived) throw invalidAnswerError('SWITCH_NETWORK');
        await memory.noteChain(chainId);
        return await getUser({ network: arrived }, wait);
      } catch (error) {
        // The frame may have switched all the same, and would then sign for a network unknown to the site.
        connection.doubt();
        throw error;
      }
    },

    /** The networks on which the frame creates smart accounts; empty if it doesn't answer. */
    async getSmartAccountNetworks(wait: Wait = {}): Promise<readonly number[]> {
      let networks: readonly number[] = [];
      try {
        const reply = await request('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, {
          ...wait,
          repeats: true,
        });
        networks = reply.smartAccountEnabledNetworks;
      } catch (error) {
        if (codeOf(error) === 'aborted') throw error;
      }
      await memory.noteSmartAccountNetworks(networks);
      return networks;
    },

    /** Switches to another account type. If the frame can't, it uses the standard account and `isFallback` is set. */
    setPreferredAccount: (type: AccountType, wait: Wait = {}) => setPreferredAccount(type, wait),

    /** Switches to another account by its address. Rejects with `not_connected` if the user has no such account. */
    async chooseAccount(address: string, wait: Wait = {}): Promise<FrameUser> {
      const found = session.user?.accounts.find((account) => isSameAddress(account.address, address));
      if (!found) throw noAccountError();
      return setPreferredAccount(found.type, wait);
    },

    /**
     * Shares only these addresses with the site until the sign-in ends. If none of them is active, switches to the
     * first; if the frame cannot do that, the choice stays unchanged. Rejects with `not_connected` if the user has none
     * of these accounts.
     */
    async shareAccounts(addresses: readonly string[], wait: Wait = {}): Promise<FrameUser> {
      const { user } = session;
      const [first, ...others] = user?.accounts.filter(({ address }) => isAmong(addresses, address)) ?? [];
      if (!user || !first) throw noAccountError();
      const chosen = [first, ...others].map(({ address }) => address);
      const isInUse = isAmong(chosen, user.address);
      const used = isInUse ? user : await setPreferredAccount(first.type, wait, chosen);
      if (!isAmong(chosen, used.address)) return used;
      const next = {
        ...used,
        isFallback: false,
        shared: chosen.length < user.accounts.length ? chosen : undefined,
      };
      if (session.begin()(next)) await memory.noteSharedAccounts(next.shared);
      return next;
    },
  };
}
