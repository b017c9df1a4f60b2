import type { Parts } from '../translation.js';
import { frFirst } from './frFirst.js';

export const frParts: Parts = {
  first: frFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./frLater.js')).frLater,
  account: async () => (await import('./frAccount.js')).frAccount,
  history: async () => (await import('./frHistory.js')).frHistory,
  // For the views reached from the account.
  receive: async () => (await import('./frReceive.js')).frReceive,
  send: async () => (await import('./frSend.js')).frSend,
  receipt: async () => (await import('./frReceipt.js')).frReceipt,
  delivery: async () => (await import('./frDelivery.js')).frDelivery,
  swap: async () => (await import('./frSwap.js')).frSwap,
  onRamp: async () => (await import('./frOnRamp.js')).frOnRamp,
  names: async () => (await import('./frNames.js')).frNames,
  watch: async () => (await import('./frWatch.js')).frWatch,
  siwe: async () => (await import('./frSiwe.js')).frSiwe,
  signInAccount: async () => (await import('./frSignInAccount.js')).frSignInAccount,
};
