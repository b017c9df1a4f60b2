import type { Siwe } from 'wallet-modal';

/** Your server issues nonces, verifies signatures and keeps the session. */
export const siwe: Siwe = {
  getNonce: async () => (await fetch('/nonce')).text(),
  verifyMessage: async (signed) => {
    const body = JSON.stringify(signed);
    // A redirect would send the signed message elsewhere.
    return (await fetch('/verify', { method: 'POST', redirect: 'error', body })).ok;
  },
  getSession: async () => (await fetch('/session')).json(),
  signOut: () => fetch('/sign-out', { method: 'POST' }),
};
