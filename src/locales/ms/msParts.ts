import type { Parts } from '../translation.js';
import { msFirst } from './msFirst.js';

export const msParts: Parts = {
  first: msFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./msLater.js')).msLater,
  account: async () => (await import('./msAccount.js')).msAccount,
  history: async () => (await import('./msHistory.js')).msHistory,
  // For the views reached from the account.
  receive: async () => (await import('./msReceive.js')).msReceive,
  send: async () => (await import('./msSend.js')).msSend,
  receipt: async () => (await import('./msReceipt.js')).msReceipt,
  delivery: async () => (await import('./msDelivery.js')).msDelivery,
  swap: async () => (await import('./msSwap.js')).msSwap,
  onRamp: async () => (await import('./msOnRamp.js')).msOnRamp,
  names: async () => (await import('./msNames.js')).msNames,
  watch: async () => (await import('./msWatch.js')).msWatch,
  siwe: async () => (await import('./msSiwe.js')).msSiwe,
  signInAccount: async () => (await import('./msSignInAccount.js')).msSignInAccount,
};
