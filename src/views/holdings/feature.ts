import type { Feature } from '../shell/viewEntry.js';

/** Receiving: the account's address and its networks. */
export const receive = {
  load: async () => (await import('./receiveViews.js')).receiveViews,
  texts: ['later', 'account', 'receive'],
  views: {
    WalletReceive: {
      title: 'receive.title',
      shape: { boxes: [280, 36], rows: 1, buttons: 2 },
      leadsTo: ['WalletCompatibleNetworks'],
    },
    WalletCompatibleNetworks: { title: 'receive.networks', shape: { boxes: [66], rows: 'networks' } },
  },
} as const satisfies Feature<'WalletReceive' | 'WalletCompatibleNetworks'>;
