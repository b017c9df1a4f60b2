import type { Parts } from '../translation.js';
import { csFirst } from './csFirst.js';

export const csParts: Parts = {
  first: csFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./csLater.js')).csLater,
  account: async () => (await import('./csAccount.js')).csAccount,
  history: async () => (await import('./csHistory.js')).csHistory,
  // For the views reached from the account.
  receive: async () => (await import('./csReceive.js')).csReceive,
  send: async () => (await import('./csSend.js')).csSend,
  receipt: async () => (await import('./csReceipt.js')).csReceipt,
  delivery: async () => (await import('./csDelivery.js')).csDelivery,
  swap: async () => (await import('./csSwap.js')).csSwap,
  onRamp: async () => (await import('./csOnRamp.js')).csOnRamp,
  names: async () => (await import('./csNames.js')).csNames,
  watch: async () => (await import('./csWatch.js')).csWatch,
  siwe: async () => (await import('./csSiwe.js')).csSiwe,
  signInAccount: async () => (await import('./csSignInAccount.js')).csSignInAccount,
};
