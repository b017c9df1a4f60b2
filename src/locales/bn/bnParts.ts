import type { Parts } from '../translation.js';
import { bnFirst } from './bnFirst.js';

export const bnParts: Parts = {
  first: bnFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./bnLater.js')).bnLater,
  account: async () => (await import('./bnAccount.js')).bnAccount,
  history: async () => (await import('./bnHistory.js')).bnHistory,
  // For the views reached from the account.
  receive: async () => (await import('./bnReceive.js')).bnReceive,
  send: async () => (await import('./bnSend.js')).bnSend,
  receipt: async () => (await import('./bnReceipt.js')).bnReceipt,
  delivery: async () => (await import('./bnDelivery.js')).bnDelivery,
  swap: async () => (await import('./bnSwap.js')).bnSwap,
  onRamp: async () => (await import('./bnOnRamp.js')).bnOnRamp,
  names: async () => (await import('./bnNames.js')).bnNames,
  watch: async () => (await import('./bnWatch.js')).bnWatch,
  siwe: async () => (await import('./bnSiwe.js')).bnSiwe,
  signInAccount: async () => (await import('./bnSignInAccount.js')).bnSignInAccount,
};
