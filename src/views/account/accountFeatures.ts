import type { AccountTextKey } from '../../locales/en/enAccount.js';
import { history } from '../history/feature.js';
import { receive } from '../holdings/feature.js';
import { names } from '../names/feature.js';
import { onRamp } from '../onramp/feature.js';
import { receipt } from '../receipt/feature.js';
import { send } from '../send/feature.js';
import type { TitledFeature } from '../shell/viewEntry.js';
import { signInAccount } from '../signInAccount/feature.js';
import { siwe } from '../siwe/feature.js';
import { swap } from '../swap/feature.js';

/**
 * The features reached from an account. They load with it, so they cost nothing before anyone connects. Their titles are among
 * the account's texts, so that the header can show them while the rest loads.
 */
export const accountFeatures = [
  history,
  receipt,
  receive,
  send,
  swap,
  onRamp,
  names,
  siwe,
  signInAccount,
] as const satisfies readonly TitledFeature<AccountTextKey>[];
