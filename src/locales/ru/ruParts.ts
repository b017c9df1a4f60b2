import type { Parts } from '../translation.js';
import { ruFirst } from './ruFirst.js';

export const ruParts: Parts = {
  first: ruFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./ruLater.js')).ruLater,
  account: async () => (await import('./ruAccount.js')).ruAccount,
  history: async () => (await import('./ruHistory.js')).ruHistory,
  // For the views reached from the account.
  receive: async () => (await import('./ruReceive.js')).ruReceive,
  send: async () => (await import('./ruSend.js')).ruSend,
  receipt: async () => (await import('./ruReceipt.js')).ruReceipt,
  delivery: async () => (await import('./ruDelivery.js')).ruDelivery,
  swap: async () => (await import('./ruSwap.js')).ruSwap,
  onRamp: async () => (await import('./ruOnRamp.js')).ruOnRamp,
  names: async () => (await import('./ruNames.js')).ruNames,
  watch: async () => (await import('./ruWatch.js')).ruWatch,
  siwe: async () => (await import('./ruSiwe.js')).ruSiwe,
  signInAccount: async () => (await import('./ruSignInAccount.js')).ruSignInAccount,
};
