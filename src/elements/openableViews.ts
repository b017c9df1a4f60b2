import type { OpenableView } from '../atoms/router.js';
import { type Complain, configInvalid } from './configInvalid.js';

const OPENABLE = {
  Connect: true,
  Account: true,
  AccountSettings: true,
  Profile: true,
  Networks: true,
  UnsupportedChain: true,
  WhatIsAWallet: true,
  WhatIsANetwork: true,
  GetWallet: true,
} as const satisfies Record<OpenableView, true>;

/** The view that a host named; reports an unknown one and answers undefined, so that the usual first view opens. */
export function readOpenableView(name: string, report: Complain): OpenableView | undefined {
  if (Object.hasOwn(OPENABLE, name)) return name as OpenableView;
  const details = `"${name}" is no view. Choose one of ${Object.keys(OPENABLE).join(', ')}.`;
  report(configInvalid('The modal cannot open with this view.', details));
  return undefined;
}
