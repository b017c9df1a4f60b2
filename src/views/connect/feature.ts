import type { Feature } from '../shell/viewEntry.js';
import { ConnectView } from './ConnectView.js';

/** The list of wallets, and connecting one of them in the browser, in an app or by code. */
export const connect = {
  load: async () => ({ Connect: ConnectView, ...(await import('./connectingViews.js')).connectingViews }),
  texts: ['later'],
  views: {
    Connect: {
      title: 'connect.title',
      shape: { rows: 3 },
      leadsTo: ['ConnectingExternal', 'ConnectingWalletConnect', 'WhatIsAWallet', 'GetWallet', 'AllWallets'],
    },
    ConnectingExternal: { title: 'connect.title', shape: { head: 'status', buttons: 2 } },
    ConnectingWalletConnect: {
      title: 'pairing.title',
      shape: { head: 'status', buttons: 1 },
      leadsTo: ['ConnectingExternal', 'Downloads'],
    },
    ConnectingMultiChain: {
      title: 'multiChain.title',
      shape: { head: 'status', rows: 2 },
      leadsTo: ['ConnectingExternal'],
    },
    ConfirmInApp: { title: 'confirm.title', shape: { head: 'status', buttons: 2 } },
  },
} as const satisfies Feature<
  'Connect' | 'ConnectingExternal' | 'ConnectingWalletConnect' | 'ConnectingMultiChain' | 'ConfirmInApp'
>;
