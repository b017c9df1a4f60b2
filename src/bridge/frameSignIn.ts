import type { Clock } from '../lib/clock.js';
import { safeHttpUrl } from '../lib/untrusted/sanitize.js';
import type { FrameConnection } from './frameConnection.js';
import { invalidAnswerError, tooSoonError } from './frameErrors.js';
import type { FrameMemory } from './frameMemory.js';
import type { FrameSession } from './frameSession.js';
import type { FrameSignOut, Wait } from './frameSignOut.js';
import type { Reply, SocialProvider } from './protocol.js';

/** The minimum time between two emails, in ms. */
const EMAIL_COOLDOWN_MS = 30_000;

interface FrameSignInParts {
  readonly connection: Pick<FrameConnection, 'request'>;
  readonly memory: FrameMemory;
  readonly session: FrameSession;
  readonly clock: Clock;
  readonly leaving: Pick<FrameSignOut, 'retrySignOut'>;
}

/** Signing in by email, with a social provider or with Farcaster, and changing the email address. */
export function frameSignIn({ connection, memory, session, clock, leaving }: FrameSignInParts) {
  const { request } = connection;

  return {
    /** Seconds until `connectEmail` may be called again; 0 for now. */
    emailCooldown: async () => emailCooldownSeconds(await memory.lastEmailLogin(), clock.now()),

    /**
     * Sends a code, or a link for a new device, by email. Rejects with `login_too_soon` within 30 seconds of the last
     * one.
     */
    async connectEmail(email: string, wait: Wait = {}): Promise<Reply<'CONNECT_EMAIL'>> {
      const seconds = emailCooldownSeconds(await memory.lastEmailLogin(), clock.now());
      if (seconds > 0) throw tooSoonError(seconds);
      await leaving.retrySignOut(wait);
      const reply = await request('CONNECT_EMAIL', { email }, wait);
      await memory.noteEmailSent(clock.now());
      return reply;
    },

    /** Waits until the user opens the link for this device. */
    connectDevice: (wait: Wait = {}) => request('CONNECT_DEVICE', undefined, { ...wait, waitsFor: 'person' }),

    async connectOtp(otp: string, wait: Wait = {}) {
      const reply = await request('CONNECT_OTP', { otp }, wait);
      await memory.noteSignedOut();
      return reply;
    },

    /** The URL where a social provider asks the user to sign in. It is safe to open. */
    async getSocialRedirectUri(provider: SocialProvider, wait: Wait = {}) {
      await leaving.retrySignOut(wait);
      const reply = await request('GET_SOCIAL_REDIRECT_URI', { provider }, wait);
      if (!safeHttpUrl(reply.uri)) throw invalidAnswerError('GET_SOCIAL_REDIRECT_URI');
      return reply;
    },

    /** Completes a social sign-in with the URL the provider redirected to. */
    async connectSocial(provider: SocialProvider, uri: string, wait: Wait = {}) {
      const reply = await request('CONNECT_SOCIAL', { uri }, wait);
      await memory.noteSignedOut();
      await memory.noteSocial(provider, reply.userName);
      return reply;
    },

    /** The URL where Farcaster asks the user to sign in. Must be a web URL: a custom scheme could open any app. */
    async getFarcasterUri(wait: Wait = {}) {
      await leaving.retrySignOut(wait);
      const reply = await request('GET_FARCASTER_URI', undefined, wait);
      if (!safeHttpUrl(reply.url)) throw invalidAnswerError('GET_FARCASTER_URI');
      return reply;
    },

    /** Waits until the user approves in Farcaster's app. */
    async connectFarcaster(wait: Wait = {}) {
      const reply = await request('CONNECT_FARCASTER', undefined, { ...wait, waitsFor: 'person' });
      await memory.noteSignedOut();
      await memory.noteSocial('farcaster', reply.userName);
      return reply;
    },

    async updateEmail(email: string, wait: Wait = {}): Promise<Reply<'UPDATE_EMAIL'>> {
      const reply = await request('UPDATE_EMAIL', { email }, wait);
      await memory.noteEmailSent(clock.now());
      return reply;
    },

    /** Confirms with the code sent to the old address. */
    updateEmailPrimaryOtp: (otp: string, wait: Wait = {}) =>
      request('UPDATE_EMAIL_PRIMARY_OTP', { otp }, wait),

    /** Confirms with the code sent to the new address, which then replaces the old one. */
    async updateEmailSecondaryOtp(otp: string, wait: Wait = {}) {
      const tell = session.begin();
      const reply = await request('UPDATE_EMAIL_SECONDARY_OTP', { otp }, wait);
      const { user } = session;
      if (user) tell({ ...user, email: reply.newEmail });
      await memory.noteUser({ email: reply.newEmail });
      return reply;
    },
  };
}

/** Seconds until another email may be requested, rounded up; 0 for now (behaviour 6.3). */
function emailCooldownSeconds(lastSent: number | undefined, now: number): number {
  // A clock that was set back must not lock the user out.
  if (lastSent === undefined || lastSent > now) return 0;
  return Math.max(0, Math.ceil((EMAIL_COOLDOWN_MS - (now - lastSent)) / 1000));
}
