import { enAccount } from './enAccount.js';
import { enFirst } from './enFirst.js';
import { enLater } from './enLater.js';
import { enNames } from './enNames.js';
import { enOnRamp } from './enOnRamp.js';
import { enSiwe } from './enSiwe.js';
import { enSwap } from './enSwap.js';

/** The English texts. They define the keys that every language has. Its parts load separately. */
export const en = {
  ...enFirst,
  ...enLater,
  ...enAccount,
  ...enSwap,
  ...enOnRamp,
  ...enNames,
  ...enSiwe,
} as const;

export type TextKey = keyof typeof en;
