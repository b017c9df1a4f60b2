import type { Feature } from '../shell/viewEntry.js';

/** Explains wallets and networks, and how to get a wallet. */
export const help = {
  load: async () => (await import('./helpViews.js')).helpViews,
  texts: ['later'],
  views: {
    WhatIsAWallet: {
      title: 'whatIsAWallet.title',
      shape: { blocks: 3, buttons: 1 },
      leadsTo: ['GetWallet'],
    },
    WhatIsANetwork: { title: 'whatIsANetwork.title', shape: { blocks: 2, buttons: 1 } },
    GetWallet: {
      title: 'getWallet.title',
      shape: { boxes: [56], rows: 5 },
      leadsTo: ['AllWallets'],
    },
  },
} as const satisfies Feature<'WhatIsAWallet' | 'WhatIsANetwork' | 'GetWallet'>;
