import { atom } from 'jotai/vanilla';
import { SLOW_WALLET_MS } from '../lib/constants.js';
import { WalletModalError } from '../lib/errors.js';
import { connectorsAtom } from './connectors.js';
import { isOpenAtom } from './modal.js';
import { goBackToIndexAtom, historyAtom, pushAtom, resetAtom, routeAtom } from './router.js';
import { servicesAtom } from './services.js';
import { latestAtom } from './util/latest.js';

/** Where asking a wallet for accounts stands. */
export type ConnectAttempt =
  | { readonly step: 'idle' }
  /** `isSlow`: nothing came for so long that the person should look at the wallet. */
  | { readonly step: 'asking'; readonly connectorId: string; readonly isSlow: boolean }
  | { readonly step: 'failed'; readonly connectorId: string; readonly error: WalletModalError }
  | { readonly step: 'connected'; readonly connectorId: string };

const IDLE: ConnectAttempt = { step: 'idle' };
const attemptCell = atom<ConnectAttempt>(IDLE);
const nextAttemptAtom = latestAtom();

export const connectAttemptAtom = atom((get) => get(attemptCell));

/** Shows a wallet's own view, which asks it. */
export const chooseWalletAtom = atom(null, (get, set, connectorId: string) => {
  const chosen = get(connectorsAtom).find(({ id }) => id === connectorId);
  const view = chosen?.type === 'WALLET_CONNECT' ? 'ConnectingWalletConnect' : 'ConnectingExternal';
  set(pushAtom, { view, connectorId });
});

/** Asks a wallet for accounts. The connection itself is written when the wallet tells of it. */
export const connectWalletAtom = atom(null, async (get, set, connectorId: string) => {
  const signal = set(nextAttemptAtom);
  const { clock, connectors, host } = get(servicesAtom);
  set(attemptCell, { step: 'asking', connectorId, isSlow: false });
  let stopWatch: (() => void) | undefined;
  const watch = () => {
    stopWatch = clock.after(SLOW_WALLET_MS, () => {
      connectors.refresh();
      if (!signal.aborted) set(attemptCell, { step: 'asking', connectorId, isSlow: true });
      watch();
    });
  };
  watch();
  // A connector outlives its wallet, for the sake of its connection; who asks anew needs the wallet.
  const isThere = () => connectors.list().some(({ id }) => id === connectorId);
  const notFound = () => new WalletModalError('wallet_not_found', 'This wallet is not there any more.');
  let stopList: (() => void) | undefined;
  const gone = new Promise<never>((_, reject) => {
    stopList = connectors.onChange(() => isThere() || reject(notFound()));
  });
  // Heard of below, if it is still of interest then.
  gone.catch(() => undefined);
  try {
    if (!isThere()) throw notFound();
    const connector = await connectors.open(connectorId);
    signal.throwIfAborted();
    // One that was only silent may answer after all.
    await Promise.race([connector.connect({ signal }), gone]);
    if (!signal.aborted) set(attemptCell, { step: 'connected', connectorId });
  } catch (cause) {
    if (signal.aborted) return;
    const error =
      cause instanceof WalletModalError
        ? cause
        : new WalletModalError('internal', 'Something went wrong.', { cause });
    set(attemptCell, { step: 'failed', connectorId, error });
    host.report(error);
  } finally {
    stopWatch?.();
    stopList?.();
  }
});

/** Asks a wallet when its view comes on screen; nothing happens when it is being asked already. */
export const startConnectAtom = atom(null, (get, set, connectorId: string) => {
  const attempt = get(attemptCell);
  if (attempt.step === 'asking' && attempt.connectorId === connectorId) return;
  const route = get(routeAtom);
  // A view that was left at once may come to this after all.
  const isLeft = route.view !== 'ConnectingExternal' || route.connectorId !== connectorId;
  if (isLeft || !get(isOpenAtom)) return;
  void set(connectWalletAtom, connectorId);
});

/** Goes to the list of wallets, back when it is where the person came from. */
export const chooseAnotherWalletAtom = atom(null, (get, set) => {
  const list = get(historyAtom).findIndex(({ view }) => view === 'Connect');
  if (list >= 0) set(goBackToIndexAtom, list);
  else set(resetAtom, { view: 'Connect' });
});

/** Stops waiting for a wallet. What it answers later is not taken up. */
export const cancelConnectAtom = atom(null, (_get, set) => {
  set(nextAttemptAtom);
  set(attemptCell, IDLE);
});
