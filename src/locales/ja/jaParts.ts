import type { Parts } from '../translation.js';
import { jaFirst } from './jaFirst.js';

export const jaParts: Parts = {
  first: jaFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./jaLater.js')).jaLater,
  account: async () => (await import('./jaAccount.js')).jaAccount,
  history: async () => (await import('./jaHistory.js')).jaHistory,
  // For the views reached from the account.
  receive: async () => (await import('./jaReceive.js')).jaReceive,
  send: async () => (await import('./jaSend.js')).jaSend,
  receipt: async () => (await import('./jaReceipt.js')).jaReceipt,
  delivery: async () => (await import('./jaDelivery.js')).jaDelivery,
  swap: async () => (await import('./jaSwap.js')).jaSwap,
  onRamp: async () => (await import('./jaOnRamp.js')).jaOnRamp,
  names: async () => (await import('./jaNames.js')).jaNames,
  watch: async () => (await import('./jaWatch.js')).jaWatch,
  siwe: async () => (await import('./jaSiwe.js')).jaSiwe,
  signInAccount: async () => (await import('./jaSignInAccount.js')).jaSignInAccount,
};
