// Makes the wallets that a journey asked for, as extensions would: before the page's own scripts run.
import { announce, createSandboxWallet, installLegacy } from '/dist/sandbox/index.js';

const chain = (number, name, currency, symbol) => ({
  id: `eip155:${number}`,
  name,
  rpcUrl: `${location.origin}/rpc/${number}`,
  nativeCurrency: { name: currency, symbol, decimals: 18 },
});
const chains = [
  chain(31337, 'Sandbox One', 'Sandbox Ether', 'ETH'),
  chain(31338, 'Sandbox Two', 'Sandbox Two', 'TWO'),
];
/** Known to the wallet and to no site. Nothing answers there. */
const elsewhere = {
  ...chain(99999, 'Elsewhere', 'Elsewhere', 'ELS'),
  rpcUrl: `${location.origin}/rpc/31337`,
};

window.wallets = {};
for (const { name, knows, late, legacy, hidden, steps, ...options } of window.journey.wallets) {
  const known = [...chains, elsewhere].filter(({ id }) => !knows || knows.includes(id));
  const rdns = `org.example.${name.toLowerCase().replace(/\W+/g, '-')}`;
  const wallet = createSandboxWallet({ name, rdns, ...options, chains: known });
  if (steps) wallet.script(steps);
  if (legacy) installLegacy(wallet, legacy);
  else if (!hidden) announce(wallet, { late });
  window.wallets[name] = wallet;
}
