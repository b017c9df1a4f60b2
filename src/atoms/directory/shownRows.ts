import { atom } from 'jotai/vanilla';
import type { WalletRow } from './arrangeWallets.js';

/** The rows that the first list shows, so that the interface keeps their places. Empty once the modal closes. */
export const shownRowsAtom = atom<readonly WalletRow[]>([]);
