/** The key for a stored value. The prefix separates it from the page's own keys. */
export const storageKey = (name: string) => `wallet-modal/${name}`;
