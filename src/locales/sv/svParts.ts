import type { Parts } from '../translation.js';
import { svFirst } from './svFirst.js';

export const svParts: Parts = {
  first: svFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./svLater.js')).svLater,
  account: async () => (await import('./svAccount.js')).svAccount,
  history: async () => (await import('./svHistory.js')).svHistory,
  // For the views reached from the account.
  receive: async () => (await import('./svReceive.js')).svReceive,
  send: async () => (await import('./svSend.js')).svSend,
  receipt: async () => (await import('./svReceipt.js')).svReceipt,
  delivery: async () => (await import('./svDelivery.js')).svDelivery,
  swap: async () => (await import('./svSwap.js')).svSwap,
  onRamp: async () => (await import('./svOnRamp.js')).svOnRamp,
  names: async () => (await import('./svNames.js')).svNames,
  watch: async () => (await import('./svWatch.js')).svWatch,
  siwe: async () => (await import('./svSiwe.js')).svSiwe,
  signInAccount: async () => (await import('./svSignInAccount.js')).svSignInAccount,
};
