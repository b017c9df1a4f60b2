import type { WindowAppReadyEvent, WindowAppReadyEventAPI } from '@wallet-standard/base';
import type { AnnounceOptions } from '../announce.js';
import type { SolanaSandboxWallet } from './types.js';

const APP_READY = 'wallet-standard:app-ready';
const REGISTER = 'wallet-standard:register-wallet';

/**
 * Registers a wallet by Wallet Standard, for current and future listeners.
 * @returns a function that unregisters it; `wallet.vanish()` also does.
 */
export function registerSolanaWallet(
  wallet: SolanaSandboxWallet,
  { late }: AnnounceOptions = {},
): () => void {
  const takeBack = new Set<() => void>();
  const register = (api: WindowAppReadyEventAPI) => takeBack.add(api.register(wallet.standard));
  const onReady = (event: Event) => {
    register((event as WindowAppReadyEvent).detail);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener(APP_READY, onReady);
    wallet.gone.removeEventListener('abort', stop);
    for (const undo of takeBack) undo();
    takeBack.clear();
  };
  const start = () => {
    window.addEventListener(APP_READY, onReady);
    window.dispatchEvent(new CustomEvent(REGISTER, { detail: register }));
  };
  if (wallet.gone.aborted) return stop;
  wallet.gone.addEventListener('abort', stop, { once: true });
  if (late) timer = setTimeout(start, late);
  else start();
  return stop;
}
