import type { Parts } from '../translation.js';
import { ptBRFirst } from './ptBRFirst.js';

export const ptBRParts: Parts = {
  first: ptBRFirst,
  // For all visitors, connected or not.
  later: async () => (await import('./ptBRLater.js')).ptBRLater,
  account: async () => (await import('./ptBRAccount.js')).ptBRAccount,
  history: async () => (await import('./ptBRHistory.js')).ptBRHistory,
  // For the views reached from the account.
  receive: async () => (await import('./ptBRReceive.js')).ptBRReceive,
  send: async () => (await import('./ptBRSend.js')).ptBRSend,
  receipt: async () => (await import('./ptBRReceipt.js')).ptBRReceipt,
  delivery: async () => (await import('./ptBRDelivery.js')).ptBRDelivery,
  swap: async () => (await import('./ptBRSwap.js')).ptBRSwap,
  onRamp: async () => (await import('./ptBROnRamp.js')).ptBROnRamp,
  names: async () => (await import('./ptBRNames.js')).ptBRNames,
  watch: async () => (await import('./ptBRWatch.js')).ptBRWatch,
  siwe: async () => (await import('./ptBRSiwe.js')).ptBRSiwe,
  signInAccount: async () => (await import('./ptBRSignInAccount.js')).ptBRSignInAccount,
};
