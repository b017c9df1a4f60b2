import type { WalletModalError } from '../../lib/errors.js';
import { attemptAtoms } from '../util/attempt.js';

/** The status of asking a wallet for accounts. */
export type ConnectAttempt =
  | { readonly step: 'idle' }
  /** `isSlow`: the wallet has taken so long that the visitor should check it. */
  | { readonly step: 'asking'; readonly connectorId: string; readonly isSlow: boolean }
  | { readonly step: 'failed'; readonly connectorId: string; readonly error: WalletModalError }
  | { readonly step: 'connected'; readonly connectorId: string };

const attempt = attemptAtoms<ConnectAttempt>({ step: 'idle' });

export const connectAttemptAtom = attempt.statusAtom;
export const beginConnectAtom = attempt.beginAtom;

/** Stops waiting for a wallet. A later answer is ignored. */
export const cancelConnectAtom = attempt.cancelAtom;
