import { atom } from 'jotai/vanilla';
import { PAIRING_LIFE_MS, PAIRING_MARGIN_MS, PAIRING_RETRY_MS } from '../lib/constants.js';
import { WalletModalError } from '../lib/errors.js';
import { servicesAtom } from './services.js';
import { showSnackbarAtom } from './snackbar.js';
import { latestAtom } from './util/latest.js';

/** Where offering a code to wallet apps stands. */
export type Pairing =
  | { readonly step: 'idle' }
  /** The code is being made. */
  | { readonly step: 'preparing'; readonly connectorId: string }
  /** `expiresAt`: when wallets take the code no more, in ms of the clock. */
  | {
      readonly step: 'offered';
      readonly connectorId: string;
      readonly uri: string;
      readonly expiresAt: number;
    }
  | { readonly step: 'failed'; readonly connectorId: string; readonly error: WalletModalError }
  | { readonly step: 'connected'; readonly connectorId: string };

const IDLE: Pairing = { step: 'idle' };
const pairingCell = atom<Pairing>(IDLE);
const nextPairingAtom = latestAtom();

export const pairingAtom = atom((get) => get(pairingCell));

/**
 * Offers codes to wallet apps until one connects, it is stopped, or no code can be made. A code that was declined or
 * is about to expire is followed by the next, which is there before the old one goes.
 */
export const startPairingAtom = atom(null, (get, set, connectorId: string) => {
  const whole = set(nextPairingAtom);
  const { clock, connectors, host } = get(servicesAtom);
  const stops = new Set<() => void>();
  const later = (ms: number, run: () => void) => {
    const cancel = clock.after(ms, () => {
      stops.delete(cancel);
      run();
    });
    stops.add(cancel);
  };
  whole.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });

  async function offer(previous?: AbortController) {
    const own = new AbortController();
    const end = () => own.abort();
    stops.add(end);
    const onPairingCode = (uri: string) => {
      if (own.signal.aborted) return;
      set(pairingCell, { step: 'offered', connectorId, uri, expiresAt: clock.now() + PAIRING_LIFE_MS });
      // Somebody may have read the old code just now.
      if (previous) later(PAIRING_MARGIN_MS, () => previous.abort());
      later(PAIRING_LIFE_MS - PAIRING_MARGIN_MS, () => void offer(own));
    };
    try {
      const connector = await connectors.open(connectorId);
      own.signal.throwIfAborted();
      await connector.connect({ signal: own.signal, onPairingCode });
      if (own.signal.aborted) return;
      set(nextPairingAtom);
      set(pairingCell, { step: 'connected', connectorId });
    } catch (cause) {
      if (own.signal.aborted) return;
      previous?.abort();
      fail(cause);
    }
  }

  function fail(cause: unknown) {
    const error =
      cause instanceof WalletModalError
        ? cause
        : new WalletModalError('internal', 'Something went wrong.', { cause });
    for (const stop of stops) stop();
    stops.clear();
    if (error.code === 'pairing_expired') return void offer();
    host.report(error);
    if (error.code !== 'user_rejected') return set(pairingCell, { step: 'failed', connectorId, error });
    set(showSnackbarAtom, { kind: 'error', text: { key: 'snackbar.declined' } });
    set(pairingCell, { step: 'preparing', connectorId });
    later(PAIRING_RETRY_MS, () => void offer());
  }

  set(pairingCell, { step: 'preparing', connectorId });
  void offer();
});

/** Takes all codes back. */
export const stopPairingAtom = atom(null, (_get, set) => {
  set(nextPairingAtom);
  set(pairingCell, IDLE);
});
