import { atom, useAtomValue, useSetAtom } from 'jotai';
import { servicesAtom } from '../../atoms/hostServices.js';
import { makeSwapRecipientAtom } from '../../atoms/swap/recipient/swapRecipient.js';
import type { RecipientParts } from '../recipients/recipientParts.js';
import { useLoaded } from '../shell/useLoaded.js';

type Loaded = RecipientParts | 'lost';

const partsCell = atom<Loaded | undefined>(undefined);

const loadAtom = atom(null, async (get, set): Promise<Loaded> => {
  const { loadTexts } = get(servicesAtom);
  try {
    const load = import('../recipients/recipientParts.js');
    const [{ recipientParts }] = await Promise.all([load, loadTexts(['send'])]);
    set(makeSwapRecipientAtom, recipientParts.recipientForm);
    set(partsCell, recipientParts);
    return recipientParts;
  } catch {
    return 'lost';
  }
});

/**
 * The recipient field of a swap and its warnings, with their texts. Loaded on demand, because most swaps don't need them.
 * Undefined until loaded. If loading fails, showing them again retries.
 */
export function useRecipientParts(): Loaded | undefined {
  return useLoaded(useAtomValue(partsCell), useSetAtom(loadAtom));
}
