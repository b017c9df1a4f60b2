import { atom } from 'jotai/vanilla';
import { type ConnectAttempt, connectAttemptAtom } from './connecting/connectAttempt.js';
import { type SelectedWallet, selectedWalletAtom } from './connecting/selectedWallet.js';
import { connectionAtom } from './connection.js';
import { isOpenAtom } from './opening.js';
import { type Pairing, pairingAtom } from './pairing/pairing.js';
import { historyAtom, type Route } from './router.js';

/** The state that analytics observes, at one point in time. */
export interface Snapshot {
  readonly isOpen: boolean;
  readonly history: readonly Route[];
  readonly attempt: ConnectAttempt;
  readonly pairing: Pairing;
  readonly selected: SelectedWallet | null;
  readonly isConnected: boolean;
}

export const snapshotAtom = atom(
  (get): Snapshot => ({
    isOpen: get(isOpenAtom),
    history: get(historyAtom),
    attempt: get(connectAttemptAtom),
    pairing: get(pairingAtom),
    selected: get(selectedWalletAtom),
    isConnected: get(connectionAtom) !== undefined,
  }),
);
