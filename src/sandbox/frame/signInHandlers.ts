import type { FrameState } from './frameState.js';
import type { Handlers } from './handlers.js';
import { askSignIn } from './signInApi.js';

/** Handles sign-in and the email address. `site` is the origin of the embedding page. */
export function signInHandlers(state: FrameState, site: () => string) {
  const needed = (email: string | undefined) => {
    if (!email) throw new Error('Ask for a code first.');
    return email;
  };
  const linkTo = (kind: 'social' | 'farcaster', token: string) => {
    const link = new URL(`/${kind}`, location.href);
    link.searchParams.set('token', token);
    // The page behind the link notifies only this site.
    link.searchParams.set('site', site());
    return link.href;
  };
  return {
    async CONNECT_EMAIL({ email }) {
      state.email = email;
      return askSignIn('login', { email, device: state.device });
    },
    async CONNECT_DEVICE() {
      const email = needed(state.email);
      await untilSo(async () => (await askSignIn('device', { email, device: state.device })).isApproved);
      await askSignIn('sendCode', { email });
      return undefined;
    },
    async CONNECT_OTP({ otp }) {
      const { session } = await askSignIn('code', { email: needed(state.email), code: otp });
      state.setSession(session);
      return undefined;
    },
    async GET_SOCIAL_REDIRECT_URI({ provider }) {
      const { token } = await askSignIn('openTicket', { kind: 'social', subject: provider });
      return { uri: linkTo('social', token) };
    },
    async GET_FARCASTER_URI() {
      const { token } = await askSignIn('openTicket', { kind: 'farcaster', subject: 'farcaster' });
      state.farcaster = token;
      return { url: linkTo('farcaster', token) };
    },
    async CONNECT_FARCASTER() {
      const token = state.farcaster;
      if (!token) throw new Error('Ask for the address first.');
      await untilSo(async () => Boolean((await askSignIn('ticket', { token })).ticket?.isApproved));
      const { session, userName } = await askSignIn('redeem', { token });
      state.setSession(session);
      return { userName };
    },
    async IS_CONNECTED(payload) {
      // A frame without storage restores the session from the token that the embedding page kept.
      if (payload?.token && !state.session()) state.setSession(payload.token);
      return { isConnected: await state.user().then(Boolean, () => false) };
    },
    async UPDATE_EMAIL({ email }) {
      const user = await state.user();
      state.newEmail = email;
      await askSignIn('sendCode', { email: user.email ?? email });
      return { action: user.email ? 'VERIFY_PRIMARY_OTP' : 'VERIFY_SECONDARY_OTP' };
    },
    async UPDATE_EMAIL_PRIMARY_OTP({ otp }) {
      const user = await state.user();
      await askSignIn('checkCode', { email: needed(user.email), code: otp });
      await askSignIn('sendCode', { email: needed(state.newEmail) });
      return undefined;
    },
    async UPDATE_EMAIL_SECONDARY_OTP({ otp }) {
      const newEmail = needed(state.newEmail);
      await askSignIn('checkCode', { email: newEmail, code: otp });
      await state.change({ email: newEmail });
      return { newEmail };
    },
  } satisfies Partial<Handlers>;
}

/** Polls until a condition holds, because pages in frames are not notified. */
async function untilSo(look: () => Promise<boolean>, pauseMs = 200): Promise<void> {
  while (!(await look())) {
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
  }
}
