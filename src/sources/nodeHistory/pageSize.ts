/** The number of transactions per page. */
export const PAGE_SIZE = 20;
