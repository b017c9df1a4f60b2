import type { Parts } from '../translation.js';
import { idFirst } from './idFirst.js';

export const idParts: Parts = {
  first: idFirst,
  // What everybody sees who is not connected, and who is.
  later: async () => (await import('./idLater.js')).idLater,
  account: async () => (await import('./idAccount.js')).idAccount,
  history: async () => (await import('./idHistory.js')).idHistory,
  // What leads on from the account.
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
