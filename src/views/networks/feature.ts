import type { Feature } from '../shell/viewEntry.js';

/** Choosing a network, and switching to it. */
export const networks = {
  load: async () => (await import('./networksViews.js')).networksViews,
  texts: ['later'],
  views: {
    Networks: {
      title: 'networks.title',
      shape: { rows: 'networks', buttons: 1 },
      leadsTo: ['SwitchNetwork', 'WhatIsANetwork'],
    },
    SwitchNetwork: { title: 'switch.title', shape: { head: 'status', buttons: 2 } },
    SwitchActiveChain: { title: 'activeChain.title', shape: { head: 'status', buttons: 2 } },
    UnsupportedChain: {
      title: 'unsupported.title',
      shape: { boxes: [40], rows: 'networks' },
      leadsTo: ['SwitchNetwork'],
    },
  },
} as const satisfies Feature<'Networks' | 'SwitchNetwork' | 'SwitchActiveChain' | 'UnsupportedChain'>;
