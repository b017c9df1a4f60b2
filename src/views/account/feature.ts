import type { Feature } from '../shell/viewEntry.js';

/** The connected account: its holdings, settings and other accounts. */
export const account = {
  load: async () => (await import('./accountViews.js')).accountViews,
  texts: ['later', 'account', 'history'],
  views: {
    Account: {
      title: 'account.title',
      shape: { head: 'account', boxes: [74, 44], rows: 'tokens' },
      leadsTo: ['AccountSettings', 'Networks', 'WalletSend', 'WalletReceive', 'Transactions'],
    },
    AccountSettings: {
      title: 'account.settings',
      shape: { head: 'address', rows: 4 },
      leadsTo: ['Networks'],
    },
    Profile: {
      title: 'account.accounts',
      shape: { rows: 'accounts', buttons: 1 },
      leadsTo: ['AccountSettings'],
    },
  },
} as const satisfies Feature<'Account' | 'AccountSettings' | 'Profile'>;
