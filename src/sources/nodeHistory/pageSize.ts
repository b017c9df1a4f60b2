/** How many transactions are on a page. */
export const PAGE_SIZE = 20;
