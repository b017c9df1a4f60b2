/**
 * Recovers the signer of a signature. WalletConnect's library gets this instead of viem's own, so that pages load the curve
 * only if a wallet app has signed in while connecting.
 */
export async function recoverAddress(signed) {
  const { recoverSigner } = await import('./recoverSigner.mjs');
  return recoverSigner(signed);
}
