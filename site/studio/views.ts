import type { OpenableView } from '../../src/atoms/router.js';

/** The requirement for showing a view with its own content. */
export type ViewNeeds = 'nothing' | 'account' | 'sign-in' | 'service';

export interface StudioView {
  readonly view: OpenableView;
  readonly label: string;
  readonly needs: ViewNeeds;
  /** A note on what the view shows here, without the service that it is made for. */
  readonly note?: string;
}

const byView = {
  Connect: { label: 'Connect', needs: 'nothing' },
  ConnectingWalletConnect: {
    label: 'Code for wallet apps',
    needs: 'service',
    note: 'The code for wallet apps needs a WalletConnect relay, which this page does not reach. “Receive” has a code of the same look.',
  },
  AllWallets: { label: 'All wallets', needs: 'nothing' },
  ConnectSocials: {
    label: 'Sign in',
    needs: 'service',
    note: 'Signing in needs the sign-in frame, which this page does not load.',
  },
  WhatIsAWallet: { label: 'What is a wallet?', needs: 'nothing' },
  GetWallet: { label: 'Get a wallet', needs: 'nothing' },
  Networks: { label: 'Networks', needs: 'nothing' },
  WhatIsANetwork: { label: 'What is a network?', needs: 'nothing' },
  Watch: { label: 'Look at an address', needs: 'nothing' },
  Account: { label: 'Account', needs: 'account' },
  AccountSettings: { label: 'Account settings', needs: 'account' },
  Profile: { label: 'All accounts', needs: 'account' },
  WalletReceive: { label: 'Receive', needs: 'account' },
  WalletSend: { label: 'Send', needs: 'account' },
  Transactions: { label: 'Activity', needs: 'account' },
  OnRampProviders: {
    label: 'Buy',
    needs: 'account',
    note: 'The service is made up. Your site names its own, or uses the chain API.',
  },
  OnRampActivity: { label: 'Purchases', needs: 'account' },
  WhatIsABuy: { label: 'How buying works', needs: 'account' },
  UnsupportedChain: { label: 'Unsupported network', needs: 'account' },
  ConnectingSiwe: {
    label: 'Sign in with the wallet',
    needs: 'account',
    note: 'Signing in needs a server of your site, so there is nothing to sign in to here.',
  },
  SelectAddresses: { label: 'Choose accounts', needs: 'sign-in' },
  UpdateEmailWallet: { label: 'Change the email address', needs: 'sign-in' },
  UpgradeEmailWallet: { label: 'Move to a wallet of your own', needs: 'sign-in' },
  UpgradeToSmartAccount: { label: 'Smart account', needs: 'sign-in' },
} as const satisfies Record<OpenableView, Omit<StudioView, 'view'>>;

/** The views that a page can open with `show()`, in the order in which visitors meet them. */
export const VIEWS: readonly StudioView[] = Object.entries(byView).map(([view, rest]) => ({
  view: view as OpenableView,
  ...rest,
}));
