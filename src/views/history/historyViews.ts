import { TransactionsView } from './TransactionsView.js';

/** The views of this family, by name. */
export const historyViews = { Transactions: TransactionsView };
