import { atom } from 'jotai/vanilla';
import { type ConnectAttempt, connectAttemptAtom } from './connecting/connectAttempt.js';
import { type SelectedWallet, selectedWalletAtom } from './connecting/selectedWallet.js';
import { connectionAtom } from './connection.js';
import { isOpenAtom } from './openModal.js';
import { type PairingStatus, pairingStatusAtom } from './pairing/pairingStatus.js';
import { historyAtom, type Route } from './router.js';

/** A snapshot of the state that analytics observes. */
export interface TrackedSnapshot {
  readonly isOpen: boolean;
  readonly history: readonly Route[];
  readonly attempt: ConnectAttempt;
  readonly pairing: PairingStatus;
  readonly selected: SelectedWallet | null;
  readonly isConnected: boolean;
}

export const trackedSnapshotAtom = atom(
  (get): TrackedSnapshot => ({
    isOpen: get(isOpenAtom),
    history: get(historyAtom),
    attempt: get(connectAttemptAtom),
    pairing: get(pairingStatusAtom),
    selected: get(selectedWalletAtom),
    isConnected: get(connectionAtom) !== undefined,
  }),
);
