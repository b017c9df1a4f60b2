import type { Parts } from '../translation.js';
import { arFirst } from './arFirst.js';

export const arParts: Parts = {
  first: arFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./arLater.js')).arLater,
  account: async () => (await import('./arAccount.js')).arAccount,
  history: async () => (await import('./arHistory.js')).arHistory,
  // For the views reached from the account.
  receive: async () => (await import('./arReceive.js')).arReceive,
  send: async () => (await import('./arSend.js')).arSend,
  receipt: async () => (await import('./arReceipt.js')).arReceipt,
  delivery: async () => (await import('./arDelivery.js')).arDelivery,
  swap: async () => (await import('./arSwap.js')).arSwap,
  onRamp: async () => (await import('./arOnRamp.js')).arOnRamp,
  names: async () => (await import('./arNames.js')).arNames,
  watch: async () => (await import('./arWatch.js')).arWatch,
  siwe: async () => (await import('./arSiwe.js')).arSiwe,
  signInAccount: async () => (await import('./arSignInAccount.js')).arSignInAccount,
};
