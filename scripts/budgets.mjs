// What each part of the product may weigh, minified and gzipped, in KB of 1024 bytes.

/** Each tier is one file on top of the tiers before it. */
export const tiers = [
  { title: 'Tier 0: entry', name: 'wallet-modal', limit: 5 },
  // 15 until wallet apps: the choice of relay, and small functions that their part shares with that of EVM wallets.
  { title: 'Tier 1: session', name: 'session', limit: 16 },
  { title: 'Tier 2: interface', name: 'island', limit: 90 },
];

export const firstOpening = { title: 'First opening: tiers 0, 1 and 2', limit: 110 };

/**
 * What is loaded later, by the name of its file without hash; the first match counts, a file without one fails.
 * `on` says how many tiers are loaded by then: 3 where the interface is open, 2 where only a session is, 1 where
 * there is only the element.
 */
export const parts = [
  { title: 'Element', files: /^elements-/, on: 1, limit: 3 },
  { title: 'Views', files: /^view/, on: 3, limit: 12 },
  { title: 'QR code', files: /^(ui-QrCode|shared-uqr)/, on: 3, limit: 6 },
  { title: 'Pairing', files: /^(pairing|walletconnect)/, on: 2, limit: 145 },
  { title: 'Language', files: /^locales-/, on: 2, limit: 6 },
  // Names are a luxury that only pages with mainnet among their networks load, after a connection.
  { title: 'EVM names', files: /^(evm-readIdentity|viem)/, on: 2, limit: 40 },
  // With the part that connects, which is loaded long before.
  { title: 'EVM tokens', files: /^evm-readTokenBalance/, on: 2, limit: 21 },
  { title: 'EVM', files: /^(evm|shared-viem)/, on: 2, limit: 20 },
  { title: 'Curves', files: /^noble-/, on: 2, limit: 25 },
];
