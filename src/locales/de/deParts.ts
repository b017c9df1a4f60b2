import type { Parts } from '../translation.js';
import { deFirst } from './deFirst.js';

export const deParts: Parts = {
  first: deFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./deLater.js')).deLater,
  account: async () => (await import('./deAccount.js')).deAccount,
  history: async () => (await import('./deHistory.js')).deHistory,
  // For the views reached from the account.
  receive: async () => (await import('./deReceive.js')).deReceive,
  send: async () => (await import('./deSend.js')).deSend,
  receipt: async () => (await import('./deReceipt.js')).deReceipt,
  delivery: async () => (await import('./deDelivery.js')).deDelivery,
  swap: async () => (await import('./deSwap.js')).deSwap,
  onRamp: async () => (await import('./deOnRamp.js')).deOnRamp,
  names: async () => (await import('./deNames.js')).deNames,
  watch: async () => (await import('./deWatch.js')).deWatch,
  siwe: async () => (await import('./deSiwe.js')).deSiwe,
  signInAccount: async () => (await import('./deSignInAccount.js')).deSignInAccount,
};
