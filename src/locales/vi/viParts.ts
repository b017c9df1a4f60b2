import type { Parts } from '../translation.js';
import { viFirst } from './viFirst.js';

export const viParts: Parts = {
  first: viFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./viLater.js')).viLater,
  account: async () => (await import('./viAccount.js')).viAccount,
  history: async () => (await import('./viHistory.js')).viHistory,
  // For the views reached from the account.
  receive: async () => (await import('./viReceive.js')).viReceive,
  send: async () => (await import('./viSend.js')).viSend,
  receipt: async () => (await import('./viReceipt.js')).viReceipt,
  delivery: async () => (await import('./viDelivery.js')).viDelivery,
  swap: async () => (await import('./viSwap.js')).viSwap,
  onRamp: async () => (await import('./viOnRamp.js')).viOnRamp,
  names: async () => (await import('./viNames.js')).viNames,
  watch: async () => (await import('./viWatch.js')).viWatch,
  siwe: async () => (await import('./viSiwe.js')).viSiwe,
  signInAccount: async () => (await import('./viSignInAccount.js')).viSignInAccount,
};
