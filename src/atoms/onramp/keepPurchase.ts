import { atom } from 'jotai/vanilla';
import { storageKey } from '../../lib/browser/storageKey.js';
import { addressOf } from '../../lib/networks/caip.js';
import { type KeptPurchase, readKeptPurchase } from '../../lib/onramp/keptPurchase.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';

/** All elements of a site share one: there is one window, too. */
const KEY = storageKey('purchase');

const cell = atom<KeptPurchase | undefined>(undefined);

/** A purchase of the active account whose end nobody has seen, as far as it was read. */
export const keptPurchaseAtom = atom((get): KeptPurchase | undefined => {
  const kept = get(cell);
  const account = get(accountAtom);
  // It arrives at the same address, whichever network the wallet is on by now.
  return kept && account && addressOf(kept.account) === addressOf(account) ? kept : undefined;
});

/** Reads it from storage. */
export const readPurchaseAtom = atom(null, async (get, set) => {
  const { storage, clock } = get(servicesAtom);
  set(cell, readKeptPurchase(await storage.get(KEY), clock.now()));
});

/** Remembers a purchase until it is seen or given up. */
export const keepPurchaseAtom = atom(null, (get, set, purchase: KeptPurchase | undefined) => {
  set(cell, purchase);
  void get(servicesAtom).storage.set(KEY, purchase ? JSON.stringify(purchase) : null);
});
