import type { OpenableView } from '../atoms/router.js';
import { describeValue } from '../lib/untrusted/describeValue.js';
import type { Complain } from './explainProblem.js';

const OPENABLE = {
  Connect: true,
  ConnectSocials: true,
  ConnectingSiwe: true,
  ConnectingWalletConnect: true,
  AllWallets: true,
  Account: true,
  AccountSettings: true,
  Profile: true,
  SelectAddresses: true,
  UpdateEmailWallet: true,
  UpgradeEmailWallet: true,
  UpgradeToSmartAccount: true,
  Transactions: true,
  WalletReceive: true,
  WalletSend: true,
  OnRampProviders: true,
  OnRampActivity: true,
  WhatIsABuy: true,
  Networks: true,
  UnsupportedChain: true,
  WhatIsAWallet: true,
  WhatIsANetwork: true,
  GetWallet: true,
  Watch: true,
} as const satisfies Record<OpenableView, true>;

/** The view that the page named. Reports an unknown one and returns undefined, so that the default view opens. */
export function readOpenableView(name: unknown, complain: Complain): OpenableView | undefined {
  if (typeof name === 'string' && Object.hasOwn(OPENABLE, name)) return name as OpenableView;
  complain({ what: 'view', value: describeValue(name), of: Object.keys(OPENABLE) });
  return undefined;
}
