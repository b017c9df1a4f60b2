/** The key under which something is stored. The prefix tells it from what the page stores. */
export const storageKey = (name: string) => `wallet-modal/${name}`;
