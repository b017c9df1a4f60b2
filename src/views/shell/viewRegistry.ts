import type { ComponentType } from 'react';
import type { ViewName } from '../../atoms/router.js';
import type { FirstTextKey } from '../../locales/enFirst.js';
import { ConnectView } from '../connect/ConnectView.js';
import type { ViewProps } from './viewProps.js';

/** Views that are loaded together, by name. */
const families = {
  first: async () => ({ Connect: ConnectView }),
  connecting: async () => (await import('../connect/connectingViews.js')).connectingViews,
  wallets: async () => (await import('../wallets/walletsViews.js')).walletsViews,
  account: async () => (await import('../account/accountViews.js')).accountViews,
  networks: async () => (await import('../networks/networksViews.js')).networksViews,
  help: async () => (await import('../help/helpViews.js')).helpViews,
  signIn: async () => (await import('../signIn/signInViews.js')).signInViews,
  signInAccount: async () => (await import('../signInAccount/signInAccountViews.js')).signInAccountViews,
};

type Families = { [Family in keyof typeof families]: Awaited<ReturnType<(typeof families)[Family]>> };

/** The family with a view of this name whose props take the route of the same name. */
type FamilyOf<View extends ViewName> = {
  [Family in keyof Families]: Families[Family] extends Record<View, ComponentType<ViewProps<View>>>
    ? Family
    : never;
}[keyof Families];

interface ViewEntry<View extends ViewName> {
  readonly family: FamilyOf<View>;
  /** Shown while the view loads. */
  readonly title: FirstTextKey;
  /** Views that visitors open from here. Their code loads while this one is on screen. */
  readonly leadsTo?: readonly ViewName[];
}

/** The list of all views, with their titles and families. */
export const viewRegistry: { readonly [View in ViewName]: ViewEntry<View> } = {
  Connect: {
    family: 'first',
    title: 'connect.title',
    leadsTo: ['ConnectingExternal', 'ConnectingWalletConnect', 'WhatIsAWallet', 'GetWallet', 'AllWallets'],
  },
  ConnectingExternal: {
    family: 'connecting',
    title: 'connect.title',
  },
  ConnectingWalletConnect: {
    family: 'connecting',
    title: 'pairing.title',
    leadsTo: ['ConnectingExternal', 'Downloads'],
  },
  ConnectingMultiChain: {
    family: 'connecting',
    title: 'multiChain.title',
    leadsTo: ['ConnectingExternal'],
  },
  AllWallets: {
    family: 'wallets',
    title: 'allWallets.title',
    leadsTo: ['ConnectingWalletConnect', 'Downloads'],
  },
  Downloads: {
    family: 'wallets',
    title: 'downloads.title',
  },
  Account: {
    family: 'account',
    title: 'account.title',
    leadsTo: ['AccountSettings', 'Profile', 'Networks'],
  },
  AccountSettings: {
    family: 'account',
    title: 'account.settings',
    leadsTo: ['Networks'],
  },
  Profile: {
    family: 'account',
    title: 'account.accounts',
    leadsTo: ['AccountSettings'],
  },
  SelectAddresses: {
    family: 'signInAccount',
    title: 'selectAccounts.title',
  },
  Networks: {
    family: 'networks',
    title: 'networks.title',
    leadsTo: ['SwitchNetwork', 'WhatIsANetwork'],
  },
  SwitchNetwork: {
    family: 'networks',
    title: 'switch.title',
  },
  SwitchActiveChain: {
    family: 'networks',
    title: 'activeChain.title',
  },
  UnsupportedChain: {
    family: 'networks',
    title: 'unsupported.title',
    leadsTo: ['SwitchNetwork'],
  },
  WhatIsAWallet: {
    family: 'help',
    title: 'whatIsAWallet.title',
    leadsTo: ['GetWallet'],
  },
  WhatIsANetwork: {
    family: 'help',
    title: 'whatIsANetwork.title',
  },
  GetWallet: {
    family: 'help',
    title: 'getWallet.title',
    leadsTo: ['AllWallets'],
  },
  EmailVerifyDevice: {
    family: 'signIn',
    title: 'device.title',
  },
  EmailVerifyOtp: {
    family: 'signIn',
    title: 'email.title',
  },
  ConnectSocials: {
    family: 'signIn',
    title: 'socials.title',
  },
  ConnectingSocial: {
    family: 'signIn',
    title: 'social.title',
  },
  ConnectingFarcaster: {
    family: 'signIn',
    title: 'farcaster.title',
  },
  UpdateEmailWallet: {
    family: 'signInAccount',
    title: 'updateEmail.title',
  },
  UpdateEmailPrimaryOtp: {
    family: 'signInAccount',
    title: 'updateEmail.oldTitle',
  },
  UpdateEmailSecondaryOtp: {
    family: 'signInAccount',
    title: 'updateEmail.newTitle',
  },
  UpgradeEmailWallet: {
    family: 'signInAccount',
    title: 'upgradeWallet.title',
  },
  UpgradeToSmartAccount: {
    family: 'signInAccount',
    title: 'smartAccount.title',
  },
  ConfirmInApp: {
    family: 'connecting',
    title: 'confirm.title',
  },
  ApproveTransaction: {
    family: 'signIn',
    title: 'approve.title',
  },
};

export type Family = keyof Families;
export type FamilyViews = Partial<Record<ViewName, ComponentType<ViewProps<ViewName>>>>;

/** Loads the views of a family. Rejects when they cannot be loaded. */
export const loadFamily = (family: Family): Promise<FamilyViews> =>
  // The type of the registry ensures that each view takes the route of its own name.
  families[family]() as Promise<FamilyViews>;
