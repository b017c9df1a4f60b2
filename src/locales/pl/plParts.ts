import type { Parts } from '../translation.js';
import { plFirst } from './plFirst.js';

export const plParts: Parts = {
  first: plFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./plLater.js')).plLater,
  account: async () => (await import('./plAccount.js')).plAccount,
  history: async () => (await import('./plHistory.js')).plHistory,
  // For the views reached from the account.
  receive: async () => (await import('./plReceive.js')).plReceive,
  send: async () => (await import('./plSend.js')).plSend,
  receipt: async () => (await import('./plReceipt.js')).plReceipt,
  delivery: async () => (await import('./plDelivery.js')).plDelivery,
  swap: async () => (await import('./plSwap.js')).plSwap,
  onRamp: async () => (await import('./plOnRamp.js')).plOnRamp,
  names: async () => (await import('./plNames.js')).plNames,
  watch: async () => (await import('./plWatch.js')).plWatch,
  siwe: async () => (await import('./plSiwe.js')).plSiwe,
  signInAccount: async () => (await import('./plSignInAccount.js')).plSignInAccount,
};
