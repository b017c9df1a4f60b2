import { atom, useAtomValue } from 'jotai';
import { servicesAtom } from '../../atoms/hostServices.js';
import { Notice } from '../../ui/Notice.js';
import type { SwapRecipientParts } from '../recipients/swapRecipientParts.js';
import { useLoaded } from '../shell/useLoaded.js';
import { useText } from '../useText.js';

const LOST: SwapRecipientParts = { Field: RecipientLost, Warnings: RecipientLost };

function RecipientLost() {
  const t = useText();
  return <Notice tone="warning">{t('swap.recipientLost')}</Notice>;
}

/** The parts of one element. Most swaps need neither them nor the texts of sending. */
const partsAtom = atom((get) => {
  const { loadTexts } = get(servicesAtom);
  let loaded: SwapRecipientParts | undefined;
  return {
    ready: () => loaded,
    async load(): Promise<SwapRecipientParts> {
      try {
        const load = import('../recipients/swapRecipientParts.js');
        const [{ swapRecipientParts }] = await Promise.all([load, loadTexts(['send'])]);
        loaded = swapRecipientParts;
        return loaded;
      } catch {
        return LOST;
      }
    },
  };
});

/** What asks for the recipient of a swap, and what warns of them. Undefined until it has loaded, which showing it again tries again. */
export function useRecipientParts(): SwapRecipientParts | undefined {
  const { ready, load } = useAtomValue(partsAtom);
  return useLoaded(ready(), load);
}
