import type { ErrorCode } from '../lib/errors.js';
import { codeOf } from '../lib/errorText.js';
import type { CaipNetworkId, Namespace } from '../lib/networks/caip.js';
import { lacksSmartAccounts } from '../lib/signIn/smartAccounts.js';
import { safeHttpUrl } from '../lib/untrusted/sanitize.js';
import { emailCooldownSeconds } from './emailCooldown.js';
import { invalidAnswerError, noAccountError, noSmartAccountError, tooSoonError } from './frameErrors.js';
import type { FramePlace } from './framePlace.js';
import { type FrameSignOutParts, frameSignOut, type Wait } from './frameSignOut.js';
import {
  accountTypeOf,
  type FrameUser,
  isAmong,
  readFrameNetwork,
  readFrameUser,
  sameAddress,
  toFrameChain,
  withAccount,
} from './frameUser.js';
import type { AccountType, Payload, Reply, SocialProvider } from './protocol.js';

export interface UserQuery {
  readonly network?: CaipNetworkId | undefined;
  /** Without a network: the one that was used last, when it is of this namespace, else its first; default `eip155`. */
  readonly namespace?: Namespace | undefined;
  readonly accountType?: AccountType | undefined;
}

/**
 * One function for each question to the frame, with what is remembered before and after it (spec §4 and §7). All reject
 * as `FrameConnection.request` does.
 */
export type FrameCalls = ReturnType<typeof frameCalls>;

/** How a question ends whose answer was lost, or not waited for: the frame may have done it nevertheless. */
const MAYBE_DONE: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'aborted',
  'frame_lost',
  'timeout',
  'wallet_invalid_answer',
]);

export interface FrameCallsParts extends FrameSignOutParts {
  readonly connection: FrameSignOutParts['connection'] & Pick<FramePlace, 'doubt'>;
}

export function frameCalls(parts: FrameCallsParts) {
  const { connection, memory, session, clock } = parts;
  const { request } = connection;
  const leaving = frameSignOut(parts);

  async function getUser(query: UserQuery = {}, wait: Wait = {}, isFallback = false): Promise<FrameUser> {
    const { network, namespace, accountType } = query;
    const tell = session.begin();
    if (await memory.owesSignOut()) throw noAccountError();
    const chainId = network ? toFrameChain(network) : await memory.lastChain(namespace);
    const payload = { chainId, ...(accountType ? { preferredAccountType: accountType } : {}) };
    const reply = await request('GET_USER', payload, { ...wait, repeats: true });
    const read = readFrameUser(reply, isFallback);
    if (!read) throw invalidAnswerError('GET_USER');
    // Another tab may have chosen others.
    const shared = await memory.sharedAccounts();
    const user = shared ? { ...read, shared } : read;
    if (shared && !accountType && !isAmong(shared, user.address)) {
      // The one in use is told to the site, so one that it may know is asked for first.
      const other = user.accounts.find(({ address }) => isAmong(shared, address));
      if (other) return getUser({ ...query, accountType: other.type }, wait);
    }
    if (tell(user)) await memory.noteUser(reply);
    return user;
  }

  /** Who uses an account lets the site know it. */
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
      // The other account may be in use by now and would sign, so the site is to hear of it.
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
      // Only the frame's own word ends a session: it may be out of reach for a moment.
      if (codeOf(error) === 'frame_failed') await forget();
      throw error;
    }
  }

  return {
    /** Seconds until `connectEmail` may be called again; 0 when it may. */
    emailCooldown: async () => emailCooldownSeconds(await memory.lastEmailLogin(), clock.now()),

    /** Has a code, or a link for a new device, sent. Rejects with `login_too_soon` within 30 seconds of the last. */
    async connectEmail(email: string, wait: Wait = {}): Promise<Reply<'CONNECT_EMAIL'>> {
      const seconds = emailCooldownSeconds(await memory.lastEmailLogin(), clock.now());
      if (seconds > 0) throw tooSoonError(seconds);
      await leaving.retrySignOut(wait);
      const reply = await request('CONNECT_EMAIL', { email }, wait);
      await memory.noteEmailSent(clock.now());
      return reply;
    },

    /** Waits until the link for this device was followed. */
    connectDevice: (wait: Wait = {}) => request('CONNECT_DEVICE', undefined, { ...wait, waitsFor: 'person' }),

    async connectOtp(otp: string, wait: Wait = {}) {
      const reply = await request('CONNECT_OTP', { otp }, wait);
      await memory.noteSignedOut();
      return reply;
    },

    /** Where a social provider asks the person: an address that may be opened. */
    async getSocialRedirectUri(provider: SocialProvider, wait: Wait = {}) {
      await leaving.retrySignOut(wait);
      const reply = await request('GET_SOCIAL_REDIRECT_URI', { provider }, wait);
      if (!safeHttpUrl(reply.uri)) throw invalidAnswerError('GET_SOCIAL_REDIRECT_URI');
      return reply;
    },

    /** Ends a social sign-in with the address that the provider led back to. */
    async connectSocial(provider: SocialProvider, uri: string, wait: Wait = {}) {
      const reply = await request('CONNECT_SOCIAL', { uri }, wait);
      await memory.noteSignedOut();
      await memory.noteSocial(provider, reply.userName);
      return reply;
    },

    /** The address by which Farcaster's app asks the person: on the web, as a scheme of an app could open any. */
    async getFarcasterUri(wait: Wait = {}) {
      await leaving.retrySignOut(wait);
      const reply = await request('GET_FARCASTER_URI', undefined, wait);
      if (!safeHttpUrl(reply.url)) throw invalidAnswerError('GET_FARCASTER_URI');
      return reply;
    },

    /** Waits until the person has allowed it in Farcaster's app. */
    async connectFarcaster(wait: Wait = {}) {
      const reply = await request('CONNECT_FARCASTER', undefined, { ...wait, waitsFor: 'person' });
      await memory.noteSignedOut();
      await memory.noteSocial('farcaster', reply.userName);
      return reply;
    },

    /**
     * Follows what the person did in another tab, where somebody is signed in and the frame is there: reads again who
     * is, and which accounts the site may know.
     */
    async refreshUser(wait: Wait = {}): Promise<void> {
      const network = session.user?.network;
      if (!network) return;
      if (!(await memory.isLoginUsed())) return session.clear();
      if (!connection.isOpen) return;
      if (await isConnected(wait)) await getUser({ network }, wait);
    },

    getUser: (query: UserQuery = {}, wait: Wait = {}): Promise<FrameUser> => getUser(query, wait),

    /** Whether somebody is signed in in the frame. When nobody is, or it cannot be said, that is forgotten here too. */
    isConnected: (wait: Wait = {}): Promise<boolean> => isConnected(wait),

    /**
     * Ends what a person is asked to allow, and signs out. That is so here at once; rejects when the frame did not say
     * it. Then the sign-in is not taken up again, and the frame is told once more before it is asked the next time.
     */
    signOut: (wait: Wait = {}): Promise<void> => leaving.signOut(wait),

    /**
     * Goes to a network and reads who the person is there. Rejects with `chain_not_supported` when they use a smart
     * account that is not there: another account would take its place.
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
        // It may have gone nevertheless, and would sign for a network that the site is not told of.
        connection.doubt();
        throw error;
      }
    },

    /** The networks on which the frame makes smart accounts; none when it does not say. */
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

    /** Uses another account of the person. When the frame cannot, the plain one is used, and the user says so. */
    setPreferredAccount: (type: AccountType, wait: Wait = {}) => setPreferredAccount(type, wait),

    /** Uses another account of the person, by its address. Rejects with `not_connected` when they have none such. */
    async chooseAccount(address: string, wait: Wait = {}): Promise<FrameUser> {
      const found = session.user?.accounts.find((account) => sameAddress(account.address, address));
      if (!found) throw noAccountError();
      return setPreferredAccount(found.type, wait);
    },

    /**
     * Lets the site know these accounts only, by their addresses, until the sign-in ends. When none of them is in use
     * the first one is used; where the frame cannot do that, the choice stays what it was. Rejects with
     * `not_connected` when the person has none such.
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

    async updateEmail(email: string, wait: Wait = {}): Promise<Reply<'UPDATE_EMAIL'>> {
      const reply = await request('UPDATE_EMAIL', { email }, wait);
      await memory.noteEmailSent(clock.now());
      return reply;
    },

    /** The code that was sent to the old address. */
    updateEmailPrimaryOtp: (otp: string, wait: Wait = {}) =>
      request('UPDATE_EMAIL_PRIMARY_OTP', { otp }, wait),

    /** The code that was sent to the new address, which counts from then on. */
    async updateEmailSecondaryOtp(otp: string, wait: Wait = {}) {
      const tell = session.begin();
      const reply = await request('UPDATE_EMAIL_SECONDARY_OTP', { otp }, wait);
      const { user } = session;
      if (user) tell({ ...user, email: reply.newEmail });
      await memory.noteUser({ email: reply.newEmail });
      return reply;
    },

    syncTheme: (theme: Payload<'SYNC_THEME'>, wait: Wait = {}) =>
      request('SYNC_THEME', theme, { ...wait, repeats: true }),
  };
}
