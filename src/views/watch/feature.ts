import type { Feature } from '../shell/viewEntry.js';

/** Watching an account without a connection. */
export const watch = {
  load: async () => (await import('./watchViews.js')).watchViews,
  texts: ['later', 'account', 'history', 'send', 'watch'],
  views: {
    Watch: { title: 'watch.title', shape: { boxes: [52], buttons: 1 }, leadsTo: ['WatchedAccount'] },
    WatchedAccount: {
      title: 'watch.account',
      shape: { head: 'account', rows: 4, buttons: 2 },
      leadsTo: ['WatchedNetworks', 'Transactions'],
    },
    WatchedNetworks: { title: 'networks.title', shape: { rows: 'networks' } },
  },
} as const satisfies Feature<'Watch' | 'WatchedAccount' | 'WatchedNetworks'>;
