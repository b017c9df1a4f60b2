import type { Parts } from '../translation.js';
import { faFirst } from './faFirst.js';

export const faParts: Parts = {
  first: faFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./faLater.js')).faLater,
  account: async () => (await import('./faAccount.js')).faAccount,
  history: async () => (await import('./faHistory.js')).faHistory,
  // For the views reached from the account.
  receive: async () => (await import('./faReceive.js')).faReceive,
  send: async () => (await import('./faSend.js')).faSend,
  receipt: async () => (await import('./faReceipt.js')).faReceipt,
  delivery: async () => (await import('./faDelivery.js')).faDelivery,
  swap: async () => (await import('./faSwap.js')).faSwap,
  onRamp: async () => (await import('./faOnRamp.js')).faOnRamp,
  names: async () => (await import('./faNames.js')).faNames,
  watch: async () => (await import('./faWatch.js')).faWatch,
  siwe: async () => (await import('./faSiwe.js')).faSiwe,
  signInAccount: async () => (await import('./faSignInAccount.js')).faSignInAccount,
};
