/**
 * The secret keys (ed25519 seeds, 32 bytes in hex) of the first Solana accounts of the mnemonic in `accounts.ts`, at
 * `m/44'/501'/n'/0'` (SLIP-10), the path of Solana wallets. They are as public as the mnemonic.
 */
export const SANDBOX_SOLANA_KEYS: readonly string[] = [
  'a01c67efb5cb8f62f15907a9fcf124c73d2695c8a9a31f21c05742a31ca1dc72',
  '3f25626cf245c8dd65a2b91a70e6f4c285182489fda230e2553c3752aa962b61',
  '8eabe4c79ac3a146c1bc447a64233ea70694669b997b0565039471b2939e8c5e',
  'f55bf85006beb673056861062dd8f8d8ff0bb63dd61d45f86fe438bf6e442abb',
  '3eb11a2e242212be157793db9fa881edffcfb391174b07d20369521ba1a084b1',
];

/** The addresses of those keys, in the same order. */
export const SANDBOX_SOLANA_ADDRESSES = [
  'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
  'AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD',
  'CqMbRgMuEhQi9BUS8xP44Wk5nENm48FqJnfjEi4eNb1k',
  '9Tj3srBSxH7RFRCm8uharreY7ZBS49XSfpwCeYa7Xaqp',
  '6gYw7q94fJdEwL8WkT1a6LHBdTMbix1aciALwEWPx3Wp',
] as const;
