export interface WalletInfo {
  readonly uuid: string;
  readonly name: string;
  readonly icon: string;
}

/** Asks the browser's wallets to announce themselves (EIP-6963) and tells of each new one. */
export function watchWallets(onWallet: (wallet: WalletInfo) => void): void {
  const seen = new Set<string>();
  window.addEventListener('eip6963:announceProvider', (event) => {
    const { info } = (event as CustomEvent<{ info: WalletInfo }>).detail;
    if (seen.has(info.uuid)) return;
    seen.add(info.uuid);
    onWallet(info);
  });
  window.dispatchEvent(new Event('eip6963:requestProvider'));
}
