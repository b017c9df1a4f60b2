import type { ViewName } from '../../atoms/router.js';
import type { FirstTextKey } from '../../locales/enFirst.js';
import type { AccountOnlyView } from '../account/accountRegistry.js';
import { ConnectView } from '../connect/ConnectView.js';
import type { ViewEntry } from './viewEntry.js';

// A family is loaded as a whole.
const first = async () => ({ Connect: ConnectView });
const connecting = async () => (await import('../connect/connectingViews.js')).connectingViews;
const wallets = async () => (await import('../wallets/walletsViews.js')).walletsViews;
const account = async () => (await import('../account/accountViews.js')).accountViews;
const networks = async () => (await import('../networks/networksViews.js')).networksViews;
const help = async () => (await import('../help/helpViews.js')).helpViews;
const signIn = async () => (await import('../signIn/signInViews.js')).signInViews;

type Registry = {
  readonly [View in Exclude<ViewName, AccountOnlyView>]: ViewEntry<View> & {
    readonly title: FirstTextKey;
  };
};

/** Each view's own function takes its route. The shell passes the route of the view that it shows. */
type EntryByView = Readonly<Record<ViewName, ViewEntry<ViewName>>>;

/** The views of the interface. Those that only lead on from the account are in `account/accountRegistry.ts`. */
export const viewRegistry: Registry = {
  Connect: {
    load: first,
    title: 'connect.title',
    shape: { rows: 3 },
    leadsTo: ['ConnectingExternal', 'ConnectingWalletConnect', 'WhatIsAWallet', 'GetWallet', 'AllWallets'],
  },
  ConnectingExternal: { load: connecting, title: 'connect.title', shape: { head: 'status', buttons: 2 } },
  ConnectingWalletConnect: {
    load: connecting,
    title: 'pairing.title',
    shape: { head: 'status', buttons: 1 },
    leadsTo: ['ConnectingExternal', 'Downloads'],
  },
  ConnectingMultiChain: {
    load: connecting,
    title: 'multiChain.title',
    shape: { head: 'status', rows: 2 },
    leadsTo: ['ConnectingExternal'],
  },
  AllWallets: {
    load: wallets,
    title: 'allWallets.title',
    shape: { rows: 8, isTall: true },
    leadsTo: ['ConnectingWalletConnect', 'Downloads'],
  },
  Downloads: { load: wallets, title: 'downloads.title', shape: { head: 'status', rows: 3 } },
  Account: {
    load: account,
    isOfAccount: true,
    title: 'account.title',
    shape: { head: 'account', rows: 4 },
    leadsTo: ['AccountSettings', 'Networks', 'WalletSend', 'WalletReceive', 'Transactions'],
  },
  AccountSettings: {
    load: account,
    isOfAccount: true,
    title: 'account.settings',
    shape: { head: 'address', rows: 3 },
    leadsTo: ['Networks'],
  },
  Profile: {
    load: account,
    isOfAccount: true,
    title: 'account.accounts',
    shape: { rows: 'accounts', buttons: 1 },
    leadsTo: ['AccountSettings'],
  },
  Networks: {
    load: networks,
    title: 'networks.title',
    shape: { rows: 'networks', buttons: 1 },
    leadsTo: ['SwitchNetwork', 'WhatIsANetwork'],
  },
  SwitchNetwork: { load: networks, title: 'switch.title', shape: { head: 'status', buttons: 2 } },
  SwitchActiveChain: { load: networks, title: 'activeChain.title', shape: { head: 'status', buttons: 2 } },
  UnsupportedChain: {
    load: networks,
    title: 'unsupported.title',
    shape: { blocks: 1, rows: 'networks', buttons: 1 },
    leadsTo: ['SwitchNetwork'],
  },
  WhatIsAWallet: {
    load: help,
    title: 'whatIsAWallet.title',
    shape: { blocks: 3, buttons: 1 },
    leadsTo: ['GetWallet'],
  },
  WhatIsANetwork: { load: help, title: 'whatIsANetwork.title', shape: { blocks: 2, buttons: 1 } },
  GetWallet: { load: help, title: 'getWallet.title', shape: { blocks: 3, rows: 1 }, leadsTo: ['AllWallets'] },
  EmailVerifyDevice: { load: signIn, title: 'device.title', shape: { head: 'status', buttons: 2 } },
  EmailVerifyOtp: { load: signIn, title: 'email.title', shape: { blocks: 1, buttons: 1 } },
  ConnectSocials: { load: signIn, title: 'socials.title', shape: { rows: 7 } },
  ConnectingSocial: { load: signIn, title: 'social.title', shape: { head: 'status', buttons: 2 } },
  ConnectingFarcaster: { load: signIn, title: 'farcaster.title', shape: { head: 'status', buttons: 1 } },
  ConfirmInApp: { load: connecting, title: 'confirm.title', shape: { head: 'status', buttons: 2 } },
  ApproveTransaction: { load: signIn, title: 'approve.title', shape: { blocks: 3 } },
};

/** What is known of a view from the beginning. Undefined for those that only lead on from the account. */
export const findFirstEntry = (view: ViewName): ViewEntry<ViewName> | undefined =>
  (viewRegistry as Partial<EntryByView>)[view];

/** What is known of all other views. Rejects if that cannot be loaded. */
export const loadAccountRegistry = async (): Promise<EntryByView> =>
  // One of the two registries has each view: see `Registry`.
  (await import('../account/accountRegistry.js')).accountRegistry as object as EntryByView;
