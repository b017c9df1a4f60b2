import type { Feature } from '../shell/viewEntry.js';

/** Signing in to the site with a wallet. */
export const siwe = {
  load: async () => ({ ConnectingSiwe: (await import('./ConnectingSiweView.js')).ConnectingSiweView }),
  texts: ['later', 'account', 'siwe'],
  views: { ConnectingSiwe: { title: 'siwe.title', shape: { head: 'status', buttons: 2 } } },
} as const satisfies Feature<'ConnectingSiwe'>;
