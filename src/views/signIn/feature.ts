import type { Feature } from '../shell/viewEntry.js';

/** Signing in with email or another service, and its requests. */
export const signIn = {
  load: async () => (await import('./signInViews.js')).signInViews,
  texts: ['later'],
  views: {
    EmailVerifyDevice: { title: 'device.title', shape: { head: 'status', buttons: 2 } },
    EmailVerifyOtp: { title: 'email.title', shape: { boxes: [18, 102], buttons: 1 } },
    ConnectSocials: { title: 'socials.title', shape: { rows: 7 } },
    ConnectingSocial: { title: 'social.title', shape: { head: 'status', buttons: 2 } },
    ConnectingFarcaster: { title: 'farcaster.title', shape: { head: 'status', buttons: 1 } },
    ApproveTransaction: { title: 'approve.title', shape: { boxes: [380] } },
  },
} as const satisfies Feature<
  | 'EmailVerifyDevice'
  | 'EmailVerifyOtp'
  | 'ConnectSocials'
  | 'ConnectingSocial'
  | 'ConnectingFarcaster'
  | 'ApproveTransaction'
>;
