import type { ComponentType } from 'react';
import type { ViewName } from '../atoms/router.js';
import type { FirstTextKey } from '../locales/enFirst.js';
import { ConnectView } from './connect/ConnectView.js';
import type { ViewProps } from './viewProps.js';
import type { ViewShape } from './viewShape.js';

/** Views that are loaded together, by their names. */
const families = {
  first: async () => ({ Connect: ConnectView }),
  connecting: async () => (await import('./connect/connectingViews.js')).connectingViews,
  wallets: async () => (await import('./wallets/walletsViews.js')).walletsViews,
  account: async () => (await import('./account/accountViews.js')).accountViews,
  networks: async () => (await import('./networks/networksViews.js')).networksViews,
  help: async () => (await import('./help/helpViews.js')).helpViews,
  signIn: async () => (await import('./signIn/signInViews.js')).signInViews,
  signInAccount: async () => (await import('./signInAccount/signInAccountViews.js')).signInAccountViews,
};

type Families = { [Family in keyof typeof families]: Awaited<ReturnType<(typeof families)[Family]>> };

/** The family that has a view of this name which takes the route of that name. */
type FamilyOf<View extends ViewName> = {
  [Family in keyof Families]: Families[Family] extends Record<View, ComponentType<ViewProps<View>>>
    ? Family
    : never;
}[keyof Families];

interface ViewEntry<View extends ViewName> {
  readonly family: FamilyOf<View>;
  /** Shown before the view is there. */
  readonly title: FirstTextKey;
  readonly shape: ViewShape;
  /** Views that people go to from here: their code is loaded while this one is looked at. */
  readonly leadsTo?: readonly ViewName[];
}

/** The one list of views: what each is called and where it is. */
export const viewRegistry: { readonly [View in ViewName]: ViewEntry<View> } = {
  Connect: {
    family: 'first',
    title: 'connect.title',
    shape: { rows: 3 },
    leadsTo: ['ConnectingExternal', 'WhatIsAWallet', 'GetWallet', 'AllWallets'],
  },
  ConnectingExternal: {
    family: 'connecting',
    title: 'connect.title',
    shape: { head: 'status', buttons: 2 },
  },
  ConnectingWalletConnect: {
    family: 'connecting',
    title: 'pairing.title',
    shape: { head: 'status', buttons: 1 },
  },
  ConnectingMultiChain: {
    family: 'connecting',
    title: 'multiChain.title',
    shape: { head: 'status', rows: 2 },
    leadsTo: ['ConnectingExternal'],
  },
  AllWallets: {
    family: 'wallets',
    title: 'allWallets.title',
    shape: { rows: 8 },
    leadsTo: ['ConnectingWalletConnect', 'Downloads'],
  },
  Downloads: {
    family: 'wallets',
    title: 'downloads.title',
    shape: { head: 'status', rows: 3 },
  },
  Account: {
    family: 'account',
    title: 'account.title',
    shape: { head: 'account', rows: 3 },
    leadsTo: ['AccountSettings', 'Profile', 'Networks'],
  },
  AccountSettings: {
    family: 'account',
    title: 'account.settings',
    shape: { head: 'address', rows: 3 },
    leadsTo: ['Networks'],
  },
  Profile: {
    family: 'account',
    title: 'account.accounts',
    shape: { rows: 'accounts', buttons: 1 },
    leadsTo: ['AccountSettings'],
  },
  SelectAddresses: {
    family: 'signInAccount',
    title: 'selectAccounts.title',
    shape: { head: 'status', rows: 3, buttons: 1 },
  },
  Networks: {
    family: 'networks',
    title: 'networks.title',
    shape: { rows: 'networks', buttons: 1 },
    leadsTo: ['SwitchNetwork', 'WhatIsANetwork'],
  },
  SwitchNetwork: {
    family: 'networks',
    title: 'switch.title',
    shape: { head: 'status', buttons: 2 },
  },
  SwitchActiveChain: {
    family: 'networks',
    title: 'activeChain.title',
    shape: { head: 'status', buttons: 2 },
  },
  UnsupportedChain: {
    family: 'networks',
    title: 'unsupported.title',
    shape: { blocks: 1, rows: 'networks', buttons: 1 },
    leadsTo: ['SwitchNetwork'],
  },
  WhatIsAWallet: {
    family: 'help',
    title: 'whatIsAWallet.title',
    shape: { blocks: 3, buttons: 1 },
    leadsTo: ['GetWallet'],
  },
  WhatIsANetwork: {
    family: 'help',
    title: 'whatIsANetwork.title',
    shape: { blocks: 2, buttons: 1 },
  },
  GetWallet: {
    family: 'help',
    title: 'getWallet.title',
    shape: { blocks: 3, rows: 1 },
  },
  EmailVerifyDevice: {
    family: 'signIn',
    title: 'device.title',
    shape: { head: 'status', buttons: 2 },
  },
  EmailVerifyOtp: {
    family: 'signIn',
    title: 'email.title',
    shape: { blocks: 1, buttons: 1 },
  },
  ConnectSocials: {
    family: 'signIn',
    title: 'socials.title',
    shape: { rows: 7 },
  },
  ConnectingSocial: {
    family: 'signIn',
    title: 'social.title',
    shape: { head: 'status', buttons: 2 },
  },
  ConnectingFarcaster: {
    family: 'signIn',
    title: 'farcaster.title',
    shape: { head: 'status', buttons: 1 },
  },
  UpdateEmailWallet: {
    family: 'signInAccount',
    title: 'updateEmail.title',
    shape: { blocks: 1, buttons: 1 },
  },
  UpdateEmailPrimaryOtp: {
    family: 'signInAccount',
    title: 'updateEmail.oldTitle',
    shape: { blocks: 1, buttons: 1 },
  },
  UpdateEmailSecondaryOtp: {
    family: 'signInAccount',
    title: 'updateEmail.newTitle',
    shape: { blocks: 1, buttons: 1 },
  },
  UpgradeEmailWallet: {
    family: 'signInAccount',
    title: 'upgradeWallet.title',
    shape: { blocks: 2, buttons: 1 },
  },
  UpgradeToSmartAccount: {
    family: 'signInAccount',
    title: 'smartAccount.title',
    shape: { blocks: 3, buttons: 2 },
  },
  ApproveTransaction: {
    family: 'signIn',
    title: 'approve.title',
    shape: { blocks: 3 },
  },
};

/** The component of a view, with what comes with it. Rejects when it cannot be loaded. */
export async function loadView<View extends ViewName>(view: View): Promise<ComponentType<ViewProps<View>>> {
  const views: Partial<Record<ViewName, unknown>> = await families[viewRegistry[view].family]();
  // The type of the registry says that the family has it, and what it takes.
  return views[view] as ComponentType<ViewProps<View>>;
}
