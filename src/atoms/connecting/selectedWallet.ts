import { atom } from 'jotai/vanilla';
import type { WalletPlatform } from '../../lib/trackedEvents.js';
import { trackAtom } from '../track.js';

/** The chosen wallet, and the way to connect it that is shown. */
export interface SelectedWallet {
  readonly name: string;
  readonly platform: WalletPlatform;
}

const selectedCell = atom<SelectedWallet | null>(null);

export const selectedWalletAtom = atom((get) => get(selectedCell));

/** Records the visitor's choice of a wallet, or of the way to connect it. */
export const selectWalletAtom = atom(null, (_get, set, selected: SelectedWallet) => {
  set(selectedCell, selected);
  set(trackAtom, { event: 'SELECT_WALLET', properties: selected });
});
