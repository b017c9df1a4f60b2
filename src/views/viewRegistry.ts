import type { ComponentType } from 'react';
import type { ViewName } from '../atoms/router.js';
import type { TextKey } from '../locales/en.js';
import { ConnectView } from './connect/ConnectView.js';
import type { ViewProps } from './viewProps.js';
import type { ViewShape } from './viewShape.js';

interface ViewEntry<View extends ViewName> {
  readonly title: TextKey;
  readonly shape: ViewShape;
  /** Views that people go to from here: their code is loaded while this one is looked at. */
  readonly leadsTo: readonly ViewName[];
  readonly load: () => Promise<ComponentType<ViewProps<View>>>;
}

/** The one list of views: what each is called and where it is. All but the first are loaded by `viewComponents.ts`. */
export const viewRegistry: { readonly [View in ViewName]: ViewEntry<View> } = {
  Connect: {
    title: 'connect.title',
    shape: { rows: 3 },
    leadsTo: ['ConnectingExternal', 'WhatIsAWallet', 'GetWallet'],
    load: async () => ConnectView,
  },
  ConnectingExternal: {
    title: 'connect.title',
    shape: { head: 'status', buttons: 2 },
    leadsTo: [],
    load: async () => (await import('./connect/ConnectingExternalView.js')).ConnectingExternalView,
  },
  ConnectingWalletConnect: {
    title: 'pairing.title',
    shape: { head: 'status', buttons: 1 },
    leadsTo: [],
    load: async () => (await import('./connect/ConnectingWalletConnectView.js')).ConnectingWalletConnectView,
  },
  Account: {
    title: 'account.title',
    shape: { head: 'account', rows: 3 },
    leadsTo: ['AccountSettings', 'Profile', 'Networks'],
    load: async () => (await import('./account/AccountView.js')).AccountView,
  },
  AccountSettings: {
    title: 'account.settings',
    shape: { head: 'address', rows: 3 },
    leadsTo: ['Networks'],
    load: async () => (await import('./account/AccountSettingsView.js')).AccountSettingsView,
  },
  Profile: {
    title: 'account.accounts',
    shape: { rows: 'accounts', buttons: 1 },
    leadsTo: ['AccountSettings'],
    load: async () => (await import('./account/ProfileView.js')).ProfileView,
  },
  Networks: {
    title: 'networks.title',
    shape: { rows: 'networks', buttons: 1 },
    leadsTo: ['SwitchNetwork', 'WhatIsANetwork'],
    load: async () => (await import('./networks/NetworksView.js')).NetworksView,
  },
  SwitchNetwork: {
    title: 'switch.title',
    shape: { head: 'status', buttons: 2 },
    leadsTo: [],
    load: async () => (await import('./networks/SwitchNetworkView.js')).SwitchNetworkView,
  },
  UnsupportedChain: {
    title: 'unsupported.title',
    shape: { blocks: 1, rows: 'networks', buttons: 1 },
    leadsTo: ['SwitchNetwork'],
    load: async () => (await import('./networks/UnsupportedChainView.js')).UnsupportedChainView,
  },
  WhatIsAWallet: {
    title: 'whatIsAWallet.title',
    shape: { blocks: 3, buttons: 1 },
    leadsTo: ['GetWallet'],
    load: async () => (await import('./help/WhatIsAWalletView.js')).WhatIsAWalletView,
  },
  WhatIsANetwork: {
    title: 'whatIsANetwork.title',
    shape: { blocks: 2, buttons: 1 },
    leadsTo: [],
    load: async () => (await import('./help/WhatIsANetworkView.js')).WhatIsANetworkView,
  },
  GetWallet: {
    title: 'getWallet.title',
    shape: { blocks: 3, rows: 1 },
    leadsTo: [],
    load: async () => (await import('./help/GetWalletView.js')).GetWalletView,
  },
};
