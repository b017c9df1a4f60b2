import { type ComponentType, lazy } from 'react';
import type { Route, ViewName } from '../atoms/router.js';
import type { TextKey } from '../locales/en.js';
import { ConnectView } from './connect/ConnectView.js';

type RouteOf<View extends ViewName> = Extract<Route, { view: View }>;

export interface ViewProps<View extends ViewName> {
  readonly route: RouteOf<View>;
}

interface ViewEntry<View extends ViewName> {
  readonly title: TextKey;
  readonly component: ComponentType<ViewProps<View>>;
}

/** The one list of views: what each is called and where it is. All but the first are loaded when they are shown. */
export const viewRegistry: { readonly [View in ViewName]: ViewEntry<View> } = {
  Connect: { title: 'connect.title', component: ConnectView },
  ConnectingExternal: {
    title: 'connecting.title',
    component: lazy(async () => ({
      default: (await import('./connect/ConnectingExternalView.js')).ConnectingExternalView,
    })),
  },
  Account: {
    title: 'account.title',
    component: lazy(async () => ({ default: (await import('./account/AccountView.js')).AccountView })),
  },
  AccountSettings: {
    title: 'account.settings',
    component: lazy(async () => ({
      default: (await import('./account/AccountSettingsView.js')).AccountSettingsView,
    })),
  },
  Profile: {
    title: 'account.profile',
    component: lazy(async () => ({ default: (await import('./account/ProfileView.js')).ProfileView })),
  },
  Networks: {
    title: 'networks.title',
    component: lazy(async () => ({ default: (await import('./networks/NetworksView.js')).NetworksView })),
  },
  SwitchNetwork: {
    title: 'switch.title',
    component: lazy(async () => ({
      default: (await import('./networks/SwitchNetworkView.js')).SwitchNetworkView,
    })),
  },
  UnsupportedChain: {
    title: 'unsupported.title',
    component: lazy(async () => ({
      default: (await import('./networks/UnsupportedChainView.js')).UnsupportedChainView,
    })),
  },
  WhatIsAWallet: {
    title: 'whatIsAWallet.title',
    component: lazy(async () => ({ default: (await import('./help/WhatIsAWalletView.js')).WhatIsAWalletView })),
  },
  WhatIsANetwork: {
    title: 'whatIsANetwork.title',
    component: lazy(async () => ({
      default: (await import('./help/WhatIsANetworkView.js')).WhatIsANetworkView,
    })),
  },
  GetWallet: {
    title: 'getWallet.title',
    component: lazy(async () => ({ default: (await import('./help/GetWalletView.js')).GetWalletView })),
  },
};
