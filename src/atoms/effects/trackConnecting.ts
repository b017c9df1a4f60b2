import { SIGN_IN_CONNECTOR } from '../../lib/signIn/signIn.js';
import type { TrackedEvent } from '../../lib/trackedEvents.js';
import type { TrackedSnapshot } from '../trackedSnapshot.js';

const failed = (message: string) => ({ event: 'CONNECT_ERROR', properties: { message } }) as const;

/**
 * The events for the outcome of connecting a wallet. Restored connections have none, because the visitor didn't ask for them.
 */
export function* trackConnecting(
  before: TrackedSnapshot,
  { attempt, pairing, selected }: TrackedSnapshot,
  nameOf: (connectorId: string) => string,
): Iterable<TrackedEvent> {
  if (attempt !== before.attempt) {
    if (attempt.step === 'failed') yield failed(attempt.error.code);
    // Sign-ins track their own success.
    if (attempt.step === 'connected' && attempt.connectorId !== SIGN_IN_CONNECTOR) {
      yield {
        event: 'CONNECT_SUCCESS',
        properties: { method: 'browser', name: nameOf(attempt.connectorId) },
      };
    }
  }
  if (pairing !== before.pairing) {
    if (pairing.step === 'failed') yield failed(pairing.error.code);
    // The wallet declined the code. A code that expires before the next one is ready looks the same.
    if (pairing.step === 'preparing' && before.pairing.step === 'offered') yield failed('user_rejected');
    if (pairing.step === 'connected') {
      const { name = 'WalletConnect', platform = 'qrcode' } = selected ?? {};
      const method = platform === 'qrcode' ? 'qrcode' : 'mobile';
      yield { event: 'CONNECT_SUCCESS', properties: { method, name } };
    }
  }
}
