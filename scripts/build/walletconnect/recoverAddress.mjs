/**
 * Whose signature it is. WalletConnect's library gets this instead of viem's own, so that pages load the curve only when
 * a wallet app has signed in while it connected.
 */
export async function recoverAddress(signed) {
  const { recoverSigner } = await import('./recoverSigner.mjs');
  return recoverSigner(signed);
}
