import type { Parts } from '../translation.js';
import { esFirst } from './esFirst.js';

export const esParts: Parts = {
  first: esFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./esLater.js')).esLater,
  account: async () => (await import('./esAccount.js')).esAccount,
  history: async () => (await import('./esHistory.js')).esHistory,
  // For the views reached from the account.
  receive: async () => (await import('./esReceive.js')).esReceive,
  send: async () => (await import('./esSend.js')).esSend,
  receipt: async () => (await import('./esReceipt.js')).esReceipt,
  delivery: async () => (await import('./esDelivery.js')).esDelivery,
  swap: async () => (await import('./esSwap.js')).esSwap,
  onRamp: async () => (await import('./esOnRamp.js')).esOnRamp,
  names: async () => (await import('./esNames.js')).esNames,
  watch: async () => (await import('./esWatch.js')).esWatch,
  siwe: async () => (await import('./esSiwe.js')).esSiwe,
  signInAccount: async () => (await import('./esSignInAccount.js')).esSignInAccount,
};
