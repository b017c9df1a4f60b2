import { isAddress } from '@solana/web3.js';
import type { TokenBalance } from '../../lib/account/tokenBalance.js';
import { MOST_DECIMALS } from '../../lib/account/tokenLimits.js';
import { WalletModalError } from '../../lib/errors.js';
import { TOKEN_PROGRAMS } from '../../lib/solana/keys.js';
import { SOLANA_MAINNET } from '../../lib/solana/solana.js';
import { shorten, shortenAddress } from '../../lib/text/shorten.js';
import { readEntries } from '../../lib/untrusted/readEntries.js';
import { readFields } from '../../lib/untrusted/readFields.js';
import { knownMint } from './knownMints.js';
import { readSolanaBalance } from './readSolanaBalance.js';
import { type SolanaRpcOptions, solanaRequest } from './solanaRpc.js';

/** The content of one token account. An owner may have several for one mint. */
interface Held {
  readonly mint: string;
  readonly decimals: number;
  readonly amount: bigint;
}

/** Amounts have 64 bits. */
const AMOUNT = /^\d{1,20}$/;

/**
 * The balances of an address on a cluster: SOL, then its tokens of both token programs, well-known ones first. Tokens without
 * decimals are left out: almost all are collectibles. Rejects as `readSolanaBalance` does.
 */
export async function readSolanaBalances(
  owner: string,
  options: SolanaRpcOptions,
): Promise<readonly TokenBalance[]> {
  const { network } = options;
  const request = solanaRequest(options);
  // Parsed by the node, because a token account does not hold its decimals.
  const settings = { encoding: 'jsonParsed', commitment: 'confirmed' };
  const [native, ...answers] = await Promise.all([
    readSolanaBalance(owner, options),
    ...TOKEN_PROGRAMS.map((programId) =>
      request('getTokenAccountsByOwner', [owner, { programId }, settings]),
    ),
  ]);
  const unpriced = { network: network.id, price: undefined, icon: undefined };
  const { name } = network.nativeCurrency;
  const tokens = addUp(answers.flatMap(readAccounts)).map(({ mint, ...held }) => {
    const [symbol, known] = (network.id === SOLANA_MAINNET && knownMint(mint)) || [];
    const called = { symbol: symbol ?? shorten(mint, 4, 4), name: known ?? shortenAddress(mint) };
    return { isKnown: symbol !== undefined, balance: { ...unpriced, ...held, ...called, address: mint } };
  });
  return [
    { ...unpriced, ...native, name, address: undefined },
    ...[true, false].flatMap((first) =>
      tokens.filter((token) => token.isKnown === first).map(({ balance }) => balance),
    ),
  ];
}

function readAccounts(answer: unknown): readonly Held[] {
  const accounts = readEntries(readFields(answer, ['value']).value);
  if (accounts) return accounts.map(readAccount).filter((held) => held !== undefined);
  throw new WalletModalError('rpc_failed', 'The network answered something that is no list of accounts.', {
    details: 'getTokenAccountsByOwner answered something else than nodes do.',
  });
}

/** Undefined for an empty or unreadable account: it must not hide the others. */
function readAccount(entry: unknown): Held | undefined {
  let info = entry;
  for (const field of ['account', 'data', 'parsed', 'info']) info = readFields(info, [field])[field];
  const { mint, tokenAmount } = readFields(info, ['mint', 'tokenAmount']);
  const { amount, decimals } = readFields(tokenAmount, ['amount', 'decimals']);
  if (typeof mint !== 'string' || !isAddress(mint)) return undefined;
  if (typeof amount !== 'string' || !AMOUNT.test(amount)) return undefined;
  if (
    typeof decimals !== 'number' ||
    !Number.isInteger(decimals) ||
    decimals < 1 ||
    decimals > MOST_DECIMALS
  ) {
    return undefined;
  }
  return BigInt(amount) > 0n ? { mint, decimals, amount: BigInt(amount) } : undefined;
}

function addUp(all: readonly Held[]): readonly Held[] {
  const sums = new Map<string, Held>();
  for (const held of all) {
    const before = sums.get(held.mint)?.amount ?? 0n;
    sums.set(held.mint, { ...held, amount: before + held.amount });
  }
  return [...sums.values()];
}
