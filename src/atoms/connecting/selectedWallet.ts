import { atom } from 'jotai/vanilla';
import type { WalletPlatform } from '../../lib/trackedEvents.js';
import { trackAtom } from '../track.js';

/** A wallet that was chosen, and the way to it that is looked at. */
export interface SelectedWallet {
  readonly name: string;
  readonly platform: WalletPlatform;
}

const selectedCell = atom<SelectedWallet | null>(null);

export const selectedWalletAtom = atom((get) => get(selectedCell));

/** Notes the wallet, or the way to it, that a person has chosen. */
export const selectWalletAtom = atom(null, (_get, set, selected: SelectedWallet) => {
  set(selectedCell, selected);
  set(trackAtom, { event: 'SELECT_WALLET', properties: selected });
});
