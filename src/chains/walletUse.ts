/** For each wallet: the page's connectors that are connected to it, across all modals. */
const users = new WeakMap<object, Set<object>>();

/** Records whether a connector is connected to a wallet. */
export function noteWalletUse(wallet: object, connector: object, isConnected: boolean): void {
  const all = users.get(wallet) ?? new Set();
  users.set(wallet, all);
  if (isConnected) all.add(connector);
  else all.delete(connector);
}

/** Whether any modal of the page is connected to the wallet. Its permission belongs to the page, not to one modal. */
export const isWalletUsed = (wallet: object): boolean => !!users.get(wallet)?.size;
