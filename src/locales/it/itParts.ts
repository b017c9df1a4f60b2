import type { Parts } from '../translation.js';
import { itFirst } from './itFirst.js';

export const itParts: Parts = {
  first: itFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./itLater.js')).itLater,
  account: async () => (await import('./itAccount.js')).itAccount,
  history: async () => (await import('./itHistory.js')).itHistory,
  // For the views reached from the account.
  receive: async () => (await import('./itReceive.js')).itReceive,
  send: async () => (await import('./itSend.js')).itSend,
  receipt: async () => (await import('./itReceipt.js')).itReceipt,
  delivery: async () => (await import('./itDelivery.js')).itDelivery,
  swap: async () => (await import('./itSwap.js')).itSwap,
  onRamp: async () => (await import('./itOnRamp.js')).itOnRamp,
  names: async () => (await import('./itNames.js')).itNames,
  watch: async () => (await import('./itWatch.js')).itWatch,
  siwe: async () => (await import('./itSiwe.js')).itSiwe,
  signInAccount: async () => (await import('./itSignInAccount.js')).itSignInAccount,
};
