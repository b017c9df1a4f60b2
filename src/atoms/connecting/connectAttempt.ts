import type { WalletModalError } from '../../lib/errors.js';
import { attemptAtoms } from '../util/attempt.js';

/** Where asking a wallet for accounts stands. */
export type ConnectAttempt =
  | { readonly step: 'idle' }
  /** `isSlow`: nothing came for so long that the person should look at the wallet. */
  | { readonly step: 'asking'; readonly connectorId: string; readonly isSlow: boolean }
  | { readonly step: 'failed'; readonly connectorId: string; readonly error: WalletModalError }
  | { readonly step: 'connected'; readonly connectorId: string };

const attempt = attemptAtoms<ConnectAttempt>({ step: 'idle' });

export const connectAttemptAtom = attempt.statusAtom;
export const beginConnectAtom = attempt.beginAtom;

/** Stops waiting for a wallet. What it answers later is not taken up. */
export const cancelConnectAtom = attempt.cancelAtom;
