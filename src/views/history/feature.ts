import type { Feature } from '../shell/viewEntry.js';

/** The account's activity. */
export const history = {
  load: async () => ({ Transactions: (await import('./TransactionsView.js')).TransactionsView }),
  texts: ['later', 'account', 'history'],
  views: { Transactions: { title: 'history.title', shape: { rows: 7 }, leadsTo: ['Receipt'] } },
} as const satisfies Feature<'Transactions'>;
