import { atom } from 'jotai/vanilla';
import { walletNotFoundError } from '../../lib/commonErrors.js';
import { toWalletModalError } from '../../lib/errorText.js';
import { servicesAtom } from '../hostServices.js';
import { isOpenAtom } from '../openModal.js';
import { routeAtom } from '../router.js';
import { shakeAtom } from '../shake.js';
import { topLayerLeftAtom } from '../topLayer.js';
import { beginConnectAtom, connectAttemptAtom } from './connectAttempt.js';
import { isWalletAskedAtom } from './walletAsked.js';

/** Time that a wallet may wait for the user before we mention the delay, in ms. */
const SLOW_WALLET_MS = 10_000;

/** Asks a wallet for accounts. The connection is written when the wallet reports it. */
export const connectWalletAtom = atom(null, async (get, set, connectorId: string) => {
  const { signal, note } = set(beginConnectAtom);
  const { clock, connectors, host } = get(servicesAtom);
  note({ step: 'asking', connectorId, isSlow: false });
  let stopWatch: (() => void) | undefined;
  const watch = () => {
    stopWatch = clock.after(SLOW_WALLET_MS, () => {
      connectors.refresh();
      note({ step: 'asking', connectorId, isSlow: true });
      watch();
    });
  };
  watch();
  // A connector outlives its wallet to keep the connection, but a new request needs the wallet.
  const isThere = () => connectors.list().some(({ id }) => id === connectorId);
  let stopList: (() => void) | undefined;
  const gone = new Promise<never>((_, reject) => {
    stopList = connectors.onChange(() => isThere() || reject(walletNotFoundError()));
  });
  // Handled below. Prevents an unhandled rejection afterwards.
  gone.catch(() => undefined);
  try {
    if (!isThere()) throw walletNotFoundError();
    const connector = await connectors.open(connectorId);
    // A modal dialog would take the focus from a wallet's prompt in the page.
    if (get(isWalletAskedAtom)) await set(topLayerLeftAtom);
    signal.throwIfAborted();
    // No deadline: a slow wallet may still answer.
    await Promise.race([connector.connect({ signal }), gone]);
    note({ step: 'connected', connectorId });
  } catch (cause) {
    if (signal.aborted) return;
    const error = toWalletModalError(cause);
    note({ step: 'failed', connectorId, error });
    if (error.code === 'user_rejected') set(shakeAtom);
    host.report(error);
  } finally {
    stopWatch?.();
    stopList?.();
  }
});

/** Asks a wallet when its view appears. Does nothing if the wallet is already being asked. */
export const startConnectAtom = atom(null, (get, set, connectorId: string) => {
  const attempt = get(connectAttemptAtom);
  if (attempt.step === 'asking' && attempt.connectorId === connectorId) return;
  const route = get(routeAtom);
  // The visitor may have left the view before this runs.
  const isLeft = route.view !== 'ConnectingExternal' || route.connectorId !== connectorId;
  if (isLeft || !get(isOpenAtom)) return;
  void set(connectWalletAtom, connectorId);
});
