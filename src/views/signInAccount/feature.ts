import type { Feature } from '../shell/viewEntry.js';

/** Views that only sign-in accounts have: shared accounts, the email address and upgrades. */
export const signInAccount = {
  load: async () => (await import('./signInAccountViews.js')).signInAccountViews,
  texts: ['later', 'account', 'signInAccount'],
  views: {
    SelectAddresses: {
      title: 'selectAccounts.title',
      shape: { head: 'status', rows: 'accounts', buttons: 1 },
    },
    UpdateEmailWallet: { title: 'updateEmail.title', shape: { boxes: [112], buttons: 1 } },
    UpdateEmailPrimaryOtp: { title: 'updateEmail.oldTitle', shape: { boxes: [18, 102], buttons: 1 } },
    UpdateEmailSecondaryOtp: { title: 'updateEmail.newTitle', shape: { boxes: [18, 102], buttons: 1 } },
    UpgradeEmailWallet: { title: 'upgradeWallet.title', shape: { points: 2, buttons: 1 } },
    UpgradeToSmartAccount: { title: 'smartAccount.title', shape: { points: 3, buttons: 2 } },
  },
} as const satisfies Feature<
  | 'SelectAddresses'
  | 'UpdateEmailWallet'
  | 'UpdateEmailPrimaryOtp'
  | 'UpdateEmailSecondaryOtp'
  | 'UpgradeEmailWallet'
  | 'UpgradeToSmartAccount'
>;
