// Creates the journey's wallets as extensions would: before the page's own scripts run.
import {
  announce,
  createSandboxWallet,
  createSolanaSandboxWallet,
  installLegacy,
  registerSolanaWallet,
} from '/dist/sandbox/index.js';

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
/** Only in stacks that have it, for wallets that know it. */
const mainnet = chain(1, 'Ethereum', 'Ether', 'ETH');
/** Known to the wallet and to no site. No node answers there. */
const elsewhere = {
  ...chain(99999, 'Elsewhere', 'Elsewhere', 'ELS'),
  rpcUrl: `${location.origin}/rpc/31337`,
};

/** The clusters by their names in Solana wallets. */
const rpcUrls = {
  'solana:devnet': `${location.origin}/rpc/EtWTRABZaYq6iMfeYKouRu166VU2xqa1`,
  'solana:testnet': `${location.origin}/rpc/4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z`,
};

/** With `solana`, a wallet supports only Solana; with `solana: 'too'`, its Solana side is `${name} for Solana`. */
function addSolana({ name, late, hidden, steps, ...options }, dual) {
  const wallet = createSolanaSandboxWallet({ name, id: name, rpcUrls, ...options, ...(dual && { dual }) });
  if (steps) wallet.script(steps);
  if (!hidden) registerSolanaWallet(wallet, { late });
  window.wallets[dual ? `${name} for Solana` : name] = wallet;
}

/** Drivers that can't run a script before the page's own put the wallets into its address. */
const inAddress = () => JSON.parse(new URLSearchParams(location.search).get('wallets') ?? '[]');

window.wallets = {};
for (const { solana, ...definition } of window.journey?.wallets ?? inAddress()) {
  const { name, knows, late, legacy, hidden, steps, ...options } = definition;
  if (solana === true) {
    addSolana(definition);
    continue;
  }
  const all = [...chains, elsewhere];
  const known = knows ? [...all, mainnet].filter(({ id }) => knows.includes(id)) : all;
  const rdns = `org.example.${name.toLowerCase().replace(/\W+/g, '-')}`;
  const wallet = createSandboxWallet({ name, rdns, ...options, chains: known });
  if (steps) wallet.script(steps);
  if (legacy) installLegacy(wallet, legacy);
  else if (!hidden) announce(wallet, { late });
  window.wallets[name] = wallet;
  if (solana) addSolana({ name, late }, wallet);
}
