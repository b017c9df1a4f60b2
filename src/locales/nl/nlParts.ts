import type { Parts } from '../translation.js';
import { nlFirst } from './nlFirst.js';

export const nlParts: Parts = {
  first: nlFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./nlLater.js')).nlLater,
  account: async () => (await import('./nlAccount.js')).nlAccount,
  history: async () => (await import('./nlHistory.js')).nlHistory,
  // For the views reached from the account.
  receive: async () => (await import('./nlReceive.js')).nlReceive,
  send: async () => (await import('./nlSend.js')).nlSend,
  receipt: async () => (await import('./nlReceipt.js')).nlReceipt,
  delivery: async () => (await import('./nlDelivery.js')).nlDelivery,
  swap: async () => (await import('./nlSwap.js')).nlSwap,
  onRamp: async () => (await import('./nlOnRamp.js')).nlOnRamp,
  names: async () => (await import('./nlNames.js')).nlNames,
  watch: async () => (await import('./nlWatch.js')).nlWatch,
  siwe: async () => (await import('./nlSiwe.js')).nlSiwe,
  signInAccount: async () => (await import('./nlSignInAccount.js')).nlSignInAccount,
};
