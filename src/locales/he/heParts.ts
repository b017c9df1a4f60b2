import type { Parts } from '../translation.js';
import { heFirst } from './heFirst.js';

export const heParts: Parts = {
  first: heFirst,
  // What everybody sees who is not connected, and who is.
  later: async () => (await import('./heLater.js')).heLater,
  account: async () => (await import('./heAccount.js')).heAccount,
  history: async () => (await import('./heHistory.js')).heHistory,
  // What leads on from the account.
  receive: async () => (await import('./heReceive.js')).heReceive,
  send: async () => (await import('./heSend.js')).heSend,
  receipt: async () => (await import('./heReceipt.js')).heReceipt,
  delivery: async () => (await import('./heDelivery.js')).heDelivery,
  swap: async () => (await import('./heSwap.js')).heSwap,
  onRamp: async () => (await import('./heOnRamp.js')).heOnRamp,
  names: async () => (await import('./heNames.js')).heNames,
  watch: async () => (await import('./heWatch.js')).heWatch,
  siwe: async () => (await import('./heSiwe.js')).heSiwe,
  signInAccount: async () => (await import('./heSignInAccount.js')).heSignInAccount,
};
