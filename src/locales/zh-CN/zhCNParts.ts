import type { Parts } from '../translation.js';
import { zhCNFirst } from './zhCNFirst.js';

export const zhCNParts: Parts = {
  first: zhCNFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./zhCNLater.js')).zhCNLater,
  account: async () => (await import('./zhCNAccount.js')).zhCNAccount,
  history: async () => (await import('./zhCNHistory.js')).zhCNHistory,
  // For the views reached from the account.
  receive: async () => (await import('./zhCNReceive.js')).zhCNReceive,
  send: async () => (await import('./zhCNSend.js')).zhCNSend,
  receipt: async () => (await import('./zhCNReceipt.js')).zhCNReceipt,
  delivery: async () => (await import('./zhCNDelivery.js')).zhCNDelivery,
  swap: async () => (await import('./zhCNSwap.js')).zhCNSwap,
  onRamp: async () => (await import('./zhCNOnRamp.js')).zhCNOnRamp,
  names: async () => (await import('./zhCNNames.js')).zhCNNames,
  watch: async () => (await import('./zhCNWatch.js')).zhCNWatch,
  siwe: async () => (await import('./zhCNSiwe.js')).zhCNSiwe,
  signInAccount: async () => (await import('./zhCNSignInAccount.js')).zhCNSignInAccount,
};
