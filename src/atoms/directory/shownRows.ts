import { atom } from 'jotai/vanilla';
import type { WalletRow } from './arrangeWallets.js';

/** The rows on screen in the first list, so that the interface keeps their positions. Empty once the modal closes. */
export const shownRowsAtom = atom<readonly WalletRow[]>([]);
