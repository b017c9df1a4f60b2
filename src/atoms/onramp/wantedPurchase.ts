import { atom } from 'jotai/vanilla';
import type { WantedPurchase } from '../../lib/onramp/onRamp.js';

/** The visitor's input on the page, until the buying form takes it over. */
export const wantedPurchaseAtom = atom<WantedPurchase | undefined>(undefined);
