import type { SandboxWallet } from './wallet/types.js';

export interface AnnounceOptions {
  /** Delays the announcement by this many milliseconds, like a slow extension. */
  readonly late?: number;
}

/**
 * Announces a wallet by EIP-6963, now and whenever a page asks.
 * @returns a function that stops announcing; `wallet.vanish()` also does.
 */
export function announce(wallet: SandboxWallet, { late }: AnnounceOptions = {}): () => void {
  const detail = Object.freeze({ info: wallet.info, provider: wallet.provider });
  const tell = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('eip6963:requestProvider', tell);
    wallet.gone.removeEventListener('abort', stop);
  };
  const start = () => {
    window.addEventListener('eip6963:requestProvider', tell);
    tell();
  };
  if (wallet.gone.aborted) return stop;
  wallet.gone.addEventListener('abort', stop, { once: true });
  if (late) timer = setTimeout(start, late);
  else start();
  return stop;
}
