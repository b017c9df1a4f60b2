import { atom } from 'jotai/vanilla';
import { storageKey } from '../../lib/browser/storageKey.js';
import { addressOf } from '../../lib/networks/caip.js';
import { type KeptPurchase, readKeptPurchase } from '../../lib/onramp/keptPurchase.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';

/** All elements of a site share one purchase, because they share one window. */
const KEY = storageKey('purchase');

const cell = atom<KeptPurchase | undefined>(undefined);

/** The active account's purchase with an unknown outcome, once read from storage. */
export const keptPurchaseAtom = atom((get): KeptPurchase | undefined => {
  const kept = get(cell);
  const account = get(accountAtom);
  // The purchase arrives at the same address, whichever network the wallet is on now.
  return kept && account && addressOf(kept.account) === addressOf(account) ? kept : undefined;
});

/** Reads the purchase from storage. */
export const readPurchaseAtom = atom(null, async (get, set) => {
  const { storage, clock } = get(servicesAtom);
  set(cell, readKeptPurchase(await storage.get(KEY), clock.now()));
});

/** Remembers a purchase until it is found or given up. */
export const keepPurchaseAtom = atom(null, (get, set, purchase: KeptPurchase | undefined) => {
  set(cell, purchase);
  void get(servicesAtom).storage.set(KEY, purchase ? JSON.stringify(purchase) : null);
});
