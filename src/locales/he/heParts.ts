import type { Parts } from '../translation.js';
import { heFirst } from './heFirst.js';

export const heParts: Parts = {
  first: heFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./heLater.js')).heLater,
  account: async () => (await import('./heAccount.js')).heAccount,
  history: async () => (await import('./heHistory.js')).heHistory,
  // For the views reached from the account.
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
