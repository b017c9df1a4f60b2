import { atom } from 'jotai/vanilla';
import type { WalletRow } from './arrangeWallets.js';

/** What the first list shows, so that the interface keeps the places of its rows; none when the modal was closed. */
export const shownRowsAtom = atom<readonly WalletRow[]>([]);
