import type { Feature } from '../shell/viewEntry.js';

/** All wallets of the directory, and their downloads. */
export const wallets = {
  load: async () => (await import('./walletsViews.js')).walletsViews,
  texts: ['later'],
  views: {
    AllWallets: {
      title: 'allWallets.title',
      shape: { rows: 8, isTall: true },
      leadsTo: ['ConnectingWalletConnect', 'Downloads'],
    },
    Downloads: { title: 'downloads.title', shape: { head: 'status', rows: 3 } },
  },
} as const satisfies Feature<'AllWallets' | 'Downloads'>;
