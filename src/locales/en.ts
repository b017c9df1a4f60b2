import type { Message } from '../lib/text/texts.js';
import type { enFeatures } from './enFeatures.js';
import type { enFirst } from './enFirst.js';

/**
 * The English texts that load with views and are known from the beginning; those of the first opening (`enFirst.ts`) are
 * part of the interface. `enFeatures.ts` has the others.
 */
export const en = {
  later: async () => (await import('./enLater.js')).enLater,
  account: async () => (await import('./enAccount.js')).enAccount,
  history: async () => (await import('./enHistory.js')).enHistory,
};

type Known = typeof en;
type Features = typeof enFeatures;

/** Texts that load together. */
export type CatalogueName = keyof Known | keyof Features;

type KeyOf<Texts> = Texts extends unknown ? keyof Texts : never;
type Loads = Known[keyof Known] | Features[keyof Features];

/** The keys that every language has. */
export type TextKey = KeyOf<typeof enFirst | Awaited<ReturnType<Loads>>>;

const isKnown = (name: CatalogueName): name is keyof Known => name in en;

/** Loads English texts. Rejects if they cannot be loaded. */
export async function loadEnglish(name: CatalogueName): Promise<Readonly<Record<string, Message>>> {
  return isKnown(name) ? en[name]() : (await import('./enFeatures.js')).enFeatures[name]();
}
