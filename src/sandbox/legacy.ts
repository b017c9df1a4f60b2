import type { SandboxProvider, SandboxWallet } from './wallet/types.js';

export interface InstallLegacyOptions {
  /** Properties by which sites identify wallets, e.g. `{ isMetaMask: true }`. */
  readonly flags?: Readonly<Record<string, unknown>>;
  /** Additional wallets, listed in `window.ethereum.providers`. */
  readonly among?: readonly SandboxWallet[];
}

/** The provider that old wallets install at `window.ethereum`. */
export interface LegacyProvider extends SandboxProvider {
  enable(): Promise<unknown>;
  readonly providers?: readonly SandboxProvider[];
}

/**
 * Installs a wallet at `window.ethereum`, as wallets before EIP-6963 did.
 * @returns a function that undoes this, unless another wallet has replaced it.
 */
export function installLegacy(
  wallet: SandboxWallet,
  { flags = {}, among = [] }: InstallLegacyOptions = {},
): () => void {
  const before = Object.getOwnPropertyDescriptor(window, 'ethereum');
  const legacy: LegacyProvider & Record<string, unknown> = {
    ...wallet.provider,
    ...flags,
    enable: () => wallet.provider.request({ method: 'eth_requestAccounts' }),
    ...(among.length > 0
      ? { providers: [{ ...wallet.provider, ...flags }, ...among.map((other) => other.provider)] }
      : {}),
  };
  Object.defineProperty(window, 'ethereum', { value: legacy, configurable: true, writable: true });
  window.dispatchEvent(new Event('ethereum#initialized'));
  const undo = () => {
    wallet.gone.removeEventListener('abort', undo);
    if (Object.getOwnPropertyDescriptor(window, 'ethereum')?.value !== legacy) return;
    if (before) Object.defineProperty(window, 'ethereum', before);
    else Reflect.deleteProperty(window, 'ethereum');
  };
  wallet.gone.addEventListener('abort', undo, { once: true });
  return undo;
}
