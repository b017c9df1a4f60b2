/** The connectors of the page that are connected to a wallet, of all its modals. */
const users = new WeakMap<object, Set<object>>();

/** Notes whether a connector is connected to a wallet. */
export function noteWalletUse(wallet: object, connector: object, isConnected: boolean): void {
  const all = users.get(wallet) ?? new Set();
  users.set(wallet, all);
  if (isConnected) all.add(connector);
  else all.delete(connector);
}

/** Whether a modal of the page is connected to the wallet: its permission is the page's, not that of one modal. */
export const isWalletUsed = (wallet: object): boolean => !!users.get(wallet)?.size;
