import { atom } from 'jotai/vanilla';
import type { WantedPurchase } from '../../lib/onramp/onRamp.js';

/** What the visitor filled in on the page, until the form for buying has taken it. */
export const wantedPurchaseAtom = atom<WantedPurchase | undefined>(undefined);
