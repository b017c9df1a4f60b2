import type { Parts } from '../translation.js';
import { thFirst } from './thFirst.js';

export const thParts: Parts = {
  first: thFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./thLater.js')).thLater,
  account: async () => (await import('./thAccount.js')).thAccount,
  history: async () => (await import('./thHistory.js')).thHistory,
  // For the views reached from the account.
  receive: async () => (await import('./thReceive.js')).thReceive,
  send: async () => (await import('./thSend.js')).thSend,
  receipt: async () => (await import('./thReceipt.js')).thReceipt,
  delivery: async () => (await import('./thDelivery.js')).thDelivery,
  swap: async () => (await import('./thSwap.js')).thSwap,
  onRamp: async () => (await import('./thOnRamp.js')).thOnRamp,
  names: async () => (await import('./thNames.js')).thNames,
  watch: async () => (await import('./thWatch.js')).thWatch,
  siwe: async () => (await import('./thSiwe.js')).thSiwe,
  signInAccount: async () => (await import('./thSignInAccount.js')).thSignInAccount,
};
