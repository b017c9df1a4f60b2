import { type Address, isAddress } from '@solana/web3.js';
import type { TokenFault } from '../../lib/account/accountData.js';
import type { TokenBalance } from '../../lib/account/tokenBalance.js';
import { MOST_DECIMALS } from '../../lib/account/tokenLimits.js';
import { shorten, shortenAddress } from '../../lib/text/shorten.js';
import { readSolanaBalance } from './readSolanaBalance.js';
import { type SolanaRpcOptions, solanaRequest } from './solanaRpc.js';
import { readAccounts, readMint } from './tokenAccounts.js';

/**
 * The token of a mint, with the balance of `owner`, or the reason why there is none. Mints have no names, so the shortened
 * address serves as one. Rejects as `readSolanaBalance` does.
 */
export async function readSolanaTokenAt(
  typed: string,
  owner: string,
  options: SolanaRpcOptions,
): Promise<TokenBalance | TokenFault> {
  if (!isAddress(typed)) return 'checksum';
  const [account] = await readAccounts(solanaRequest(options), [typed as Address]);
  if (account === undefined) return 'nothing';
  const mint = readMint(account);
  if (!mint || mint.decimals > MOST_DECIMALS) return 'noToken';
  const amount = await readSolanaHolding(typed, owner, options);
  return {
    network: options.network.id,
    address: typed,
    name: shortenAddress(typed),
    symbol: shorten(typed, 4, 4),
    decimals: mint.decimals,
    amount,
    price: undefined,
    icon: undefined,
  };
}

/** The owner's balance of a token, in base units. Rejects as `readSolanaBalance` does. */
export async function readSolanaHolding(
  mint: string,
  owner: string,
  options: SolanaRpcOptions,
): Promise<bigint> {
  return (await readSolanaBalance(owner, { ...options, token: mint })).amount;
}
