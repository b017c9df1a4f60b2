import type { Parts } from '../translation.js';
import { idFirst } from './idFirst.js';

export const idParts: Parts = {
  first: idFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./idLater.js')).idLater,
  account: async () => (await import('./idAccount.js')).idAccount,
  history: async () => (await import('./idHistory.js')).idHistory,
  // For the views reached from the account.
  receive: async () => (await import('./idReceive.js')).idReceive,
  send: async () => (await import('./idSend.js')).idSend,
  receipt: async () => (await import('./idReceipt.js')).idReceipt,
  delivery: async () => (await import('./idDelivery.js')).idDelivery,
  swap: async () => (await import('./idSwap.js')).idSwap,
  onRamp: async () => (await import('./idOnRamp.js')).idOnRamp,
  names: async () => (await import('./idNames.js')).idNames,
  watch: async () => (await import('./idWatch.js')).idWatch,
  siwe: async () => (await import('./idSiwe.js')).idSiwe,
  signInAccount: async () => (await import('./idSignInAccount.js')).idSignInAccount,
};
