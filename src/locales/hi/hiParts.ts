import type { Parts } from '../translation.js';
import { hiFirst } from './hiFirst.js';

export const hiParts: Parts = {
  first: hiFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./hiLater.js')).hiLater,
  account: async () => (await import('./hiAccount.js')).hiAccount,
  history: async () => (await import('./hiHistory.js')).hiHistory,
  // For the views reached from the account.
  receive: async () => (await import('./hiReceive.js')).hiReceive,
  send: async () => (await import('./hiSend.js')).hiSend,
  receipt: async () => (await import('./hiReceipt.js')).hiReceipt,
  delivery: async () => (await import('./hiDelivery.js')).hiDelivery,
  swap: async () => (await import('./hiSwap.js')).hiSwap,
  onRamp: async () => (await import('./hiOnRamp.js')).hiOnRamp,
  names: async () => (await import('./hiNames.js')).hiNames,
  watch: async () => (await import('./hiWatch.js')).hiWatch,
  siwe: async () => (await import('./hiSiwe.js')).hiSiwe,
  signInAccount: async () => (await import('./hiSignInAccount.js')).hiSignInAccount,
};
