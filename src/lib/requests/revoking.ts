import type { Eip1193Provider } from './eip1193.js';

/** A provider whose `wallet_revokePermissions` ends the connection for the page, so that it isn't restored. */
export const revoking = (provider: Eip1193Provider, end: () => Promise<void>): Eip1193Provider => ({
  ...provider,
  async request(args) {
    if (args.method !== 'wallet_revokePermissions') return provider.request(args);
    await end();
    return null;
  },
});
