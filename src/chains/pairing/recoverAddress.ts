import type { Signed } from './recoverSigner.js';

/**
 * Whose signature it is. WalletConnect's library gets this instead of viem's own (`scripts/build/browserOnly.mjs`), so
 * that pages load the curve only when a wallet app has signed in while it connected.
 */
export async function recoverAddress(signed: Signed): Promise<string> {
  const { recoverSigner } = await import('./recoverSigner.js');
  return recoverSigner(signed);
}
