import type { Feature } from '../shell/viewEntry.js';

/** Swapping tokens. */
export const swap = {
  load: async () => (await import('./swapViews.js')).swapViews,
  texts: ['later', 'account', 'swap', 'receipt'],
  // For choosing another recipient.
  laterTexts: ['send'],
  views: {
    Swap: { title: 'swap.title', shape: { boxes: [112, 134], buttons: 1 } },
    SwapSelectToken: { title: 'swap.tokenTitle', shape: { rows: 5 } },
    SwapPreview: { title: 'swap.reviewTitle', shape: { rows: 4, buttons: 2 }, leadsTo: ['Receipt'] },
  },
} as const satisfies Feature<'Swap' | 'SwapSelectToken' | 'SwapPreview'>;
