import type { Feature } from '../shell/viewEntry.js';

/** The receipt of one transaction. */
export const receipt = {
  load: async () => ({ Receipt: (await import('./ReceiptView.js')).ReceiptView }),
  texts: ['later', 'account', 'history', 'receipt', 'delivery'],
  views: {
    Receipt: { title: 'receipt.title', shape: { head: 'status', rows: 3, buttons: 2 } },
  },
} as const satisfies Feature<'Receipt'>;
