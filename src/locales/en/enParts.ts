import { enFirst } from './enFirst.js';

/** The English texts of the first opening, and the loaders for those of other views. Together they have all keys. */
export const enParts = {
  first: enFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./enLater.js')).enLater,
  account: async () => (await import('./enAccount.js')).enAccount,
  history: async () => (await import('./enHistory.js')).enHistory,
  // For the views reached from the account.
  receive: async () => (await import('./enReceive.js')).enReceive,
  send: async () => (await import('./enSend.js')).enSend,
  receipt: async () => (await import('./enReceipt.js')).enReceipt,
  delivery: async () => (await import('./enDelivery.js')).enDelivery,
  swap: async () => (await import('./enSwap.js')).enSwap,
  onRamp: async () => (await import('./enOnRamp.js')).enOnRamp,
  names: async () => (await import('./enNames.js')).enNames,
  watch: async () => (await import('./enWatch.js')).enWatch,
  siwe: async () => (await import('./enSiwe.js')).enSiwe,
  signInAccount: async () => (await import('./enSignInAccount.js')).enSignInAccount,
};
