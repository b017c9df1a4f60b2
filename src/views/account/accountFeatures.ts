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
 * The features that only a connected visitor reaches. They are known once the account has loaded, so that they cost nothing
 * before somebody is connected. Their titles are among the account's texts: the header shows them while the rest loads.
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
