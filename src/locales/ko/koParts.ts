import type { Parts } from '../translation.js';
import { koFirst } from './koFirst.js';

export const koParts: Parts = {
  first: koFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./koLater.js')).koLater,
  account: async () => (await import('./koAccount.js')).koAccount,
  history: async () => (await import('./koHistory.js')).koHistory,
  // For the views reached from the account.
  receive: async () => (await import('./koReceive.js')).koReceive,
  send: async () => (await import('./koSend.js')).koSend,
  receipt: async () => (await import('./koReceipt.js')).koReceipt,
  delivery: async () => (await import('./koDelivery.js')).koDelivery,
  swap: async () => (await import('./koSwap.js')).koSwap,
  onRamp: async () => (await import('./koOnRamp.js')).koOnRamp,
  names: async () => (await import('./koNames.js')).koNames,
  watch: async () => (await import('./koWatch.js')).koWatch,
  siwe: async () => (await import('./koSiwe.js')).koSiwe,
  signInAccount: async () => (await import('./koSignInAccount.js')).koSignInAccount,
};
