/**
 * Runs in every page before its own scripts, like an extension's scripts: announces wallets by EIP-6963, now and on request. It
 * is passed as text, so it uses nothing from outside.
 */
export function announceWallets({ wallets, chainId }) {
  const accounts = ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'];
  const answers = {
    eth_requestAccounts: accounts,
    eth_accounts: accounts,
    eth_chainId: chainId,
    eth_getBalance: '0x0',
  };
  const details = wallets.map((info) =>
    Object.freeze({
      info: Object.freeze(info),
      provider: { request: async ({ method }) => answers[method] ?? [], on() {}, removeListener() {} },
    }),
  );
  const announce = () => {
    for (const detail of details) {
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    }
  };
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
}
