import type { Parts } from '../translation.js';
import { trFirst } from './trFirst.js';

export const trParts: Parts = {
  first: trFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./trLater.js')).trLater,
  account: async () => (await import('./trAccount.js')).trAccount,
  history: async () => (await import('./trHistory.js')).trHistory,
  // For the views reached from the account.
  receive: async () => (await import('./trReceive.js')).trReceive,
  send: async () => (await import('./trSend.js')).trSend,
  receipt: async () => (await import('./trReceipt.js')).trReceipt,
  delivery: async () => (await import('./trDelivery.js')).trDelivery,
  swap: async () => (await import('./trSwap.js')).trSwap,
  onRamp: async () => (await import('./trOnRamp.js')).trOnRamp,
  names: async () => (await import('./trNames.js')).trNames,
  watch: async () => (await import('./trWatch.js')).trWatch,
  siwe: async () => (await import('./trSiwe.js')).trSiwe,
  signInAccount: async () => (await import('./trSignInAccount.js')).trSignInAccount,
};
