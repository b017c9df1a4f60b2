/** WalletConnect has no error code for an expired proposal, only a message. */
export const EXPIRED = /expired/i;

/**
 * Waits for a delayed answer of WalletConnect's library. When it expires, the library rejects the pending call and also keeps a
 * rejected promise for the next one. The browser reports that promise as unhandled unless it is fetched.
 */
export function handledAnswer<T>(answer: () => Promise<T>): Promise<T> {
  const first = answer();
  first.catch((error: unknown) => {
    // A declining app rejects with a plain object. Asking again would then wait another five minutes.
    if (error instanceof Error && EXPIRED.test(error.message)) answer().catch(() => undefined);
  });
  return first;
}
