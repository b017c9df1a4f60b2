import { SIGN_IN_CONNECTOR } from '../../lib/signIn/signIn.js';
import type { TrackedEvent } from '../../lib/trackedEvents.js';
import type { Snapshot } from '../snapshot.js';

const failed = (message: string) => ({ event: 'CONNECT_ERROR', properties: { message } }) as const;

/**
 * What there is to tell of how asking a wallet for accounts ends. A connection that is taken up again was asked of
 * nobody.
 */
export function* trackConnecting(
  before: Snapshot,
  { attempt, pairing, selected }: Snapshot,
  nameOf: (connectorId: string) => string,
): Iterable<TrackedEvent> {
  if (attempt !== before.attempt) {
    if (attempt.step === 'failed') yield failed(attempt.error.code);
    // A sign-in tells for itself how it was made.
    if (attempt.step === 'connected' && attempt.connectorId !== SIGN_IN_CONNECTOR) {
      yield {
        event: 'CONNECT_SUCCESS',
        properties: { method: 'browser', name: nameOf(attempt.connectorId) },
      };
    }
  }
  if (pairing !== before.pairing) {
    if (pairing.step === 'failed') yield failed(pairing.error.code);
    // A wallet that declines is the only reason to make a code anew from the start.
    if (pairing.step === 'preparing' && before.pairing.step === 'offered') yield failed('user_rejected');
    if (pairing.step === 'connected') {
      const { name = 'WalletConnect', platform = 'qrcode' } = selected ?? {};
      const method = platform === 'qrcode' ? 'qrcode' : 'mobile';
      yield { event: 'CONNECT_SUCCESS', properties: { method, name } };
    }
  }
}
