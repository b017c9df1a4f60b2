import type { ViewName } from '../../atoms/router.js';

/** The rough shape of a view, mostly for while its code loads. */
export interface ViewShape {
  readonly head?: 'status' | 'account' | 'address';
  /** The number of explanations with a picture. */
  readonly blocks?: number;
  readonly rows?: number | 'accounts' | 'networks';
  readonly buttons?: number;
  /** Uses all available height, also once it has loaded. */
  readonly isTall?: boolean;
}

/** The shape of each view. */
export const viewShapes: { readonly [View in ViewName]: ViewShape } = {
  Connect: { rows: 3 },
  ConnectingExternal: { head: 'status', buttons: 2 },
  ConnectingWalletConnect: { head: 'status', buttons: 1 },
  ConnectingMultiChain: { head: 'status', rows: 2 },
  AllWallets: { rows: 8, isTall: true },
  Downloads: { head: 'status', rows: 3 },
  Account: { head: 'account', rows: 4 },
  AccountSettings: { head: 'address', rows: 3 },
  Profile: { rows: 'accounts', buttons: 1 },
  SelectAddresses: { head: 'status', rows: 3, buttons: 1 },
  Networks: { rows: 'networks', buttons: 1 },
  SwitchNetwork: { head: 'status', buttons: 2 },
  SwitchActiveChain: { head: 'status', buttons: 2 },
  UnsupportedChain: { blocks: 1, rows: 'networks', buttons: 1 },
  WhatIsAWallet: { blocks: 3, buttons: 1 },
  WhatIsANetwork: { blocks: 2, buttons: 1 },
  GetWallet: { blocks: 3, rows: 1 },
  EmailVerifyDevice: { head: 'status', buttons: 2 },
  EmailVerifyOtp: { blocks: 1, buttons: 1 },
  ConnectSocials: { rows: 7 },
  ConnectingSocial: { head: 'status', buttons: 2 },
  ConnectingFarcaster: { head: 'status', buttons: 1 },
  UpdateEmailWallet: { blocks: 1, buttons: 1 },
  UpdateEmailPrimaryOtp: { blocks: 1, buttons: 1 },
  UpdateEmailSecondaryOtp: { blocks: 1, buttons: 1 },
  UpgradeEmailWallet: { blocks: 2, buttons: 1 },
  UpgradeToSmartAccount: { blocks: 3, buttons: 2 },
  ConfirmInApp: { head: 'status', buttons: 2 },
  ApproveTransaction: { blocks: 3 },
};
