import { atom } from 'jotai/vanilla';
import type { ConnectOptions, Connector, PairingCode } from '../../chains/connector.js';
import { toWalletModalError } from '../../lib/errorText.js';
import { loadPart } from '../../lib/loadPart.js';
import { servicesAtom } from '../hostServices.js';
import { shakeAtom } from '../shake.js';
import { configAtom } from '../siteConfig.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import { followWait } from '../util/followWait.js';
import { beginPairingAtom, pairingStatusAtom } from './pairingStatus.js';

/** Delay before a new code may be requested after a declined pairing, in ms. */
const PAIRING_RETRY_MS = 1_000;

/** A pairing code with at most this time left counts as expired, in ms. */
const PAIRING_MARGIN_MS = 10_000;

/** Lifetime of a pairing code, in ms. */
const PAIRING_LIFE_MS = 240_000;

/**
 * Offers codes to wallet apps until one connects, pairing is stopped, or it fails. A new code replaces one that was declined or
 * is about to expire. The old code stays valid until shortly after the new one is shown.
 */
export const startPairingAtom = atom(null, (get, set, connectorId: string) => {
  const { signal, note } = set(beginPairingAtom);
  const { clock, connectors, host } = get(servicesAtom);
  const stops = new Set<() => void>();
  const later = (ms: number, run: () => void) => {
    const cancel = clock.after(ms, () => {
      stops.delete(cancel);
      run();
    });
    stops.add(cancel);
  };
  function stopAll() {
    for (const stop of stops) stop();
    stops.clear();
  }
  signal.addEventListener('abort', stopAll);

  let stopWait = () => {};
  function prepare() {
    stopWait = followWait(clock, (wait) => note({ step: 'preparing', connectorId, wait }));
    stops.add(stopWait);
  }

  /**
   * Shows a code before it is published, because publishing takes a second and scanning takes longer. A faster app waits for
   * the proposal. Not while an older code still works, and not once publishing is slow, because a scan would fail. The next
   * phase of the wait removes the code again.
   */
  function showEarly(uri: string) {
    const now = get(pairingStatusAtom);
    if (now.step === 'preparing' && now.wait === 'begun') note({ step: 'publishing', connectorId, uri });
  }

  /** If the site uses sign-in with a wallet, some apps do that while they connect. */
  async function connectWith(connector: Connector, options: ConnectOptions) {
    if (!get(configAtom).siwe) return connector.connect(options);
    const { connectWithProofAtom } = await loadPart(import('../siwe/connectWithProof.js'));
    return set(connectWithProofAtom, connector, options);
  }

  async function offer(previous?: AbortController) {
    const own = new AbortController();
    const end = () => own.abort();
    stops.add(end);
    const onPairingCode = ({ uri, isPublished }: PairingCode) => {
      if (own.signal.aborted) return;
      if (!isPublished) return showEarly(uri);
      stopWait();
      note({ step: 'offered', connectorId, uri, expiresAt: clock.now() + PAIRING_LIFE_MS });
      // A visitor may have just scanned the old code.
      if (previous) later(PAIRING_MARGIN_MS, () => previous.abort());
      later(PAIRING_LIFE_MS - PAIRING_MARGIN_MS, () => void offer(own));
    };
    try {
      const connector = await connectors.open(connectorId);
      own.signal.throwIfAborted();
      await connectWith(connector, { signal: own.signal, onPairingCode });
      if (own.signal.aborted) return;
      stopAll();
      note({ step: 'connected', connectorId });
    } catch (cause) {
      if (own.signal.aborted) return;
      previous?.abort();
      fail(cause);
    }
  }

  function fail(cause: unknown) {
    const error = toWalletModalError(cause);
    stopAll();
    if (error.code === 'pairing_expired') return begin();
    host.report(error);
    if (error.code !== 'user_rejected') return note({ step: 'failed', connectorId, error });
    set(showSnackbarAtom, { kind: 'declined', text: { key: 'snackbar.declined' } });
    set(shakeAtom);
    prepare();
    later(PAIRING_RETRY_MS, () => void offer());
  }

  function begin() {
    prepare();
    void offer();
  }
  begin();
});
