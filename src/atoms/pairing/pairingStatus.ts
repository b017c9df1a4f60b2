import type { WalletModalError } from '../../lib/errors.js';
import { attemptAtoms } from '../util/attempt.js';
import type { WaitPhase } from '../util/followWait.js';

/** The status of pairing. */
export type PairingStatus =
  | { readonly step: 'idle' }
  /** The code is being created. */
  | { readonly step: 'preparing'; readonly connectorId: string; readonly wait: WaitPhase }
  /** The code is on screen, but apps can't use it until it is published. */
  | { readonly step: 'publishing'; readonly connectorId: string; readonly uri: string }
  /** `expiresAt`: when the code expires, in ms of the clock. */
  | {
      readonly step: 'offered';
      readonly connectorId: string;
      readonly uri: string;
      readonly expiresAt: number;
    }
  | { readonly step: 'failed'; readonly connectorId: string; readonly error: WalletModalError }
  | { readonly step: 'connected'; readonly connectorId: string };

const attempt = attemptAtoms<PairingStatus>({ step: 'idle' });

export const pairingStatusAtom = attempt.statusAtom;
export const beginPairingAtom = attempt.beginAtom;

/** Stops pairing and withdraws all codes. */
export const stopPairingAtom = attempt.cancelAtom;
