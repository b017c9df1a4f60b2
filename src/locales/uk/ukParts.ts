import type { Parts } from '../translation.js';
import { ukFirst } from './ukFirst.js';

export const ukParts: Parts = {
  first: ukFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./ukLater.js')).ukLater,
  account: async () => (await import('./ukAccount.js')).ukAccount,
  history: async () => (await import('./ukHistory.js')).ukHistory,
  // For the views reached from the account.
  receive: async () => (await import('./ukReceive.js')).ukReceive,
  send: async () => (await import('./ukSend.js')).ukSend,
  receipt: async () => (await import('./ukReceipt.js')).ukReceipt,
  delivery: async () => (await import('./ukDelivery.js')).ukDelivery,
  swap: async () => (await import('./ukSwap.js')).ukSwap,
  onRamp: async () => (await import('./ukOnRamp.js')).ukOnRamp,
  names: async () => (await import('./ukNames.js')).ukNames,
  watch: async () => (await import('./ukWatch.js')).ukWatch,
  siwe: async () => (await import('./ukSiwe.js')).ukSiwe,
  signInAccount: async () => (await import('./ukSignInAccount.js')).ukSignInAccount,
};
