import { ownValue } from '../../lib/untrusted/ownValue.js';

type KnownMint = readonly [symbol: string, name: string];

/** The most widely held tokens of Solana's mainnet, with the names on which at least two token lists agree. */
const MINTS: Readonly<Record<string, KnownMint>> = {
  EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v: ['USDC', 'USD Coin'],
  Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB: ['USDT', 'Tether USD'],
  '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo': ['PYUSD', 'PayPal USD'],
  USDSwr9ApdHk5bvJKMjzff41FfuX8bSxdKcR81vTwcA: ['USDS', 'USDS'],
  HzwqbKZw8HxMN6bF2yFZNrht3c2iXXzpKcFu7uBEDKtr: ['EURC', 'Euro Coin'],
  So11111111111111111111111111111111111111112: ['wSOL', 'Wrapped SOL'],
  mSoLzYCxHdYgdzU16g5QSh3i5K3z3KZK7ytfqcJm7So: ['mSOL', 'Marinade Staked SOL'],
  J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn: ['JitoSOL', 'Jito Staked SOL'],
  bSo13r4TkiE4KumL71LsHTPpL2euBYLFx6h9HP3piy1: ['bSOL', 'BlazeStake Staked SOL'],
  '7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs': ['WETH', 'Wrapped Ether (Wormhole)'],
  '3NZ9JMVBmGAqocybic2c7LQCJScmgsAZ6vQqTDzcqmJh': ['WBTC', 'Wrapped BTC (Wormhole)'],
  JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN: ['JUP', 'Jupiter'],
  '4k3Dyjzvzp8eMZWUXbBCjEvwSkkk59S5iCNLY3QrkX6R': ['RAY', 'Raydium'],
  HZ1JovNiVvGrGNiiYvEozEVgZ58xaU3RKwX8eACQBCt3: ['PYTH', 'Pyth Network'],
  jtojtomepa8beP8AuQc6eXt5FriJwfFMwQx2v2f9mCL: ['JTO', 'Jito'],
  DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263: ['BONK', 'Bonk'],
};

/** A mainnet token's symbol and name. Undefined if it is not well known: a mint itself has no name. */
export function knownMint(mint: string): KnownMint | undefined {
  return ownValue(MINTS, mint);
}

/** The well-known tokens of mainnet. */
export const knownMints = () =>
  Object.entries(MINTS).map(([address, [symbol, name]]) => ({ address, symbol, name }));
