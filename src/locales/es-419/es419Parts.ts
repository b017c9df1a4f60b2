import type { Parts } from '../translation.js';
import { es419First } from './es419First.js';

export const es419Parts: Parts = {
  first: es419First,
  // For all visitors, connected or not.
  later: async () => (await import('./es419Later.js')).es419Later,
  account: async () => (await import('./es419Account.js')).es419Account,
  history: async () => (await import('./es419History.js')).es419History,
  // For the views reached from the account.
  receive: async () => (await import('./es419Receive.js')).es419Receive,
  send: async () => (await import('./es419Send.js')).es419Send,
  receipt: async () => (await import('./es419Receipt.js')).es419Receipt,
  delivery: async () => (await import('./es419Delivery.js')).es419Delivery,
  swap: async () => (await import('./es419Swap.js')).es419Swap,
  onRamp: async () => (await import('./es419OnRamp.js')).es419OnRamp,
  names: async () => (await import('./es419Names.js')).es419Names,
  watch: async () => (await import('./es419Watch.js')).es419Watch,
  siwe: async () => (await import('./es419Siwe.js')).es419Siwe,
  signInAccount: async () => (await import('./es419SignInAccount.js')).es419SignInAccount,
};
