export interface WalletInfo {
  readonly uuid: string;
  readonly name: string;
  readonly icon: string;
}

/** A browser wallet. */
export interface Wallet extends WalletInfo {
  /** Requests the account. */
  connect(): Promise<string>;
}

interface Provider {
  request(args: { readonly method: string }): Promise<readonly string[]>;
}

/** Asks the browser's wallets to announce themselves (EIP-6963) and reports each new one. */
export function watchWallets(onWallet: (wallet: Wallet) => void): void {
  const seen = new Set<string>();
  window.addEventListener('eip6963:announceProvider', (event) => {
    const { info, provider } = (event as CustomEvent<{ info: WalletInfo; provider: Provider }>).detail;
    if (seen.has(info.uuid)) return;
    seen.add(info.uuid);
    const connect = async () => (await provider.request({ method: 'eth_requestAccounts' }))[0] ?? '';
    onWallet({ ...info, connect });
  });
  window.dispatchEvent(new Event('eip6963:requestProvider'));
}
