import type { ComponentType } from 'react';
import type { ViewName } from '../atoms/router.js';
import type { TextKey } from '../locales/en.js';
import { ConnectView } from './connect/ConnectView.js';
import type { ViewProps } from './viewProps.js';

/** What a view roughly looks like, for the time in which its code loads. */
export type ViewShape = 'list' | 'status' | 'account' | 'article';

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
    shape: 'list',
    leadsTo: ['ConnectingExternal', 'WhatIsAWallet', 'GetWallet'],
    load: async () => ConnectView,
  },
  ConnectingExternal: {
    title: 'connect.title',
    shape: 'status',
    leadsTo: [],
    load: async () => (await import('./connect/ConnectingExternalView.js')).ConnectingExternalView,
  },
  Account: {
    title: 'account.title',
    shape: 'account',
    leadsTo: ['AccountSettings', 'Profile', 'Networks'],
    load: async () => (await import('./account/AccountView.js')).AccountView,
  },
  AccountSettings: {
    title: 'account.settings',
    shape: 'account',
    leadsTo: ['Networks'],
    load: async () => (await import('./account/AccountSettingsView.js')).AccountSettingsView,
  },
  Profile: {
    title: 'account.accounts',
    shape: 'list',
    leadsTo: ['AccountSettings'],
    load: async () => (await import('./account/ProfileView.js')).ProfileView,
  },
  Networks: {
    title: 'networks.title',
    shape: 'list',
    leadsTo: ['SwitchNetwork', 'WhatIsANetwork'],
    load: async () => (await import('./networks/NetworksView.js')).NetworksView,
  },
  SwitchNetwork: {
    title: 'switch.title',
    shape: 'status',
    leadsTo: [],
    load: async () => (await import('./networks/SwitchNetworkView.js')).SwitchNetworkView,
  },
  UnsupportedChain: {
    title: 'unsupported.title',
    shape: 'list',
    leadsTo: ['SwitchNetwork'],
    load: async () => (await import('./networks/UnsupportedChainView.js')).UnsupportedChainView,
  },
  WhatIsAWallet: {
    title: 'whatIsAWallet.title',
    shape: 'article',
    leadsTo: ['GetWallet'],
    load: async () => (await import('./help/WhatIsAWalletView.js')).WhatIsAWalletView,
  },
  WhatIsANetwork: {
    title: 'whatIsANetwork.title',
    shape: 'article',
    leadsTo: [],
    load: async () => (await import('./help/WhatIsANetworkView.js')).WhatIsANetworkView,
  },
  GetWallet: {
    title: 'getWallet.title',
    shape: 'article',
    leadsTo: [],
    load: async () => (await import('./help/GetWalletView.js')).GetWalletView,
  },
};
