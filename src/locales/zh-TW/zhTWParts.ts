import type { Parts } from '../translation.js';
import { zhTWFirst } from './zhTWFirst.js';

export const zhTWParts: Parts = {
  first: zhTWFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./zhTWLater.js')).zhTWLater,
  account: async () => (await import('./zhTWAccount.js')).zhTWAccount,
  history: async () => (await import('./zhTWHistory.js')).zhTWHistory,
  // For the views reached from the account.
  receive: async () => (await import('./zhTWReceive.js')).zhTWReceive,
  send: async () => (await import('./zhTWSend.js')).zhTWSend,
  receipt: async () => (await import('./zhTWReceipt.js')).zhTWReceipt,
  delivery: async () => (await import('./zhTWDelivery.js')).zhTWDelivery,
  swap: async () => (await import('./zhTWSwap.js')).zhTWSwap,
  onRamp: async () => (await import('./zhTWOnRamp.js')).zhTWOnRamp,
  names: async () => (await import('./zhTWNames.js')).zhTWNames,
  watch: async () => (await import('./zhTWWatch.js')).zhTWWatch,
  siwe: async () => (await import('./zhTWSiwe.js')).zhTWSiwe,
  signInAccount: async () => (await import('./zhTWSignInAccount.js')).zhTWSignInAccount,
};
