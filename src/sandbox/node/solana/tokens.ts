import type { SandboxToken } from '../../chains.js';
import { TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from './programs.js';

interface SandboxMint extends SandboxToken<string> {
  /** The program that manages the mint. */
  readonly program: string;
  /** The amount for each holder, in whole tokens. */
  readonly each: bigint;
}

/** The tokens of the cluster. */
export const MINTS: readonly SandboxMint[] = [
  {
    // The public key of a seed: the SHA-256 of the name. The same applies to the next one.
    address: '5CjA48ssJ1AvWWAThZADYaEcFGj4d4DhRhdz3k1xkF8r',
    name: 'Sandbox Dollar',
    symbol: 'SUSD',
    decimals: 6,
    program: TOKEN_PROGRAM,
    each: 10_000n,
  },
  {
    address: 'Af4c4Nz9A69vNBqcfd96mweh2uuZrpwfPDKZv2b9RZeq',
    name: 'Sandbox Token',
    symbol: 'SBX',
    decimals: 9,
    program: TOKEN_2022_PROGRAM,
    each: 2500n,
  },
];

/** The tokens of every local cluster: one of the Token program, one of Token-2022. */
export const SANDBOX_SOLANA_TOKENS: readonly SandboxToken<string>[] = MINTS.map(
  ({ address, name, symbol, decimals }) => ({ address, name, symbol, decimals }),
);
