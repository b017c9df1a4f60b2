import type { SandboxChain } from '../../chains.js';
import { askCluster } from '../solana/askCluster.js';
import { TOKEN_PROGRAMS } from '../solana/programs.js';
import { type Asset, type ChainLedger, type LedgerItem, type Movement, operationOf } from './chainLedger.js';

/** Integers beyond 2^53 are bigints. */
type Integer = number | bigint;

interface HeldTokens {
  readonly accountIndex: number;
  readonly mint: string;
  readonly owner: string;
  readonly uiTokenAmount: { readonly amount: string; readonly decimals: number };
}

interface ClusterTransaction {
  readonly blockTime: Integer;
  readonly meta: {
    readonly err: unknown;
    readonly fee: Integer;
    readonly preBalances: readonly Integer[];
    readonly postBalances: readonly Integer[];
    readonly preTokenBalances: readonly HeldTokens[];
    readonly postTokenBalances: readonly HeldTokens[];
    readonly loadedAddresses: { readonly writable: readonly string[]; readonly readonly: readonly string[] };
  };
  readonly transaction: { readonly message: { readonly accountKeys: readonly string[] } };
}

interface TokenAccount {
  readonly pubkey: string;
  readonly account: {
    readonly data: {
      readonly parsed: {
        readonly info: { readonly mint: string; readonly tokenAmount: HeldTokens['uiTokenAmount'] };
      };
    };
  };
}

const COMMITMENT = { commitment: 'confirmed' } as const;

/** A Solana cluster's data about accounts, from the transactions that mention them and from their token accounts. */
export function createSolanaLedger(chain: SandboxChain<string>): ChainLedger {
  const transactions = new Map<string, ClusterTransaction>();

  const ask = <T>(method: string, ...params: readonly unknown[]) =>
    askCluster<T>(chain.rpcUrl, method, ...params);

  async function tokenAccountsOf(owner: string): Promise<readonly TokenAccount[]> {
    const lists = await Promise.all(
      [...TOKEN_PROGRAMS.keys()].map((programId) =>
        ask<{ value: readonly TokenAccount[] }>(
          'getTokenAccountsByOwner',
          owner,
          { programId },
          { ...COMMITMENT, encoding: 'jsonParsed' },
        ),
      ),
    );
    return lists.flatMap(({ value }) => value);
  }

  /** A transaction in a block never changes, so it is cached. */
  async function transactionOf(signature: string): Promise<ClusterTransaction | undefined> {
    const known = transactions.get(signature);
    if (known) return known;
    const options = { ...COMMITMENT, encoding: 'json', maxSupportedTransactionVersion: 0 };
    const found = await ask<ClusterTransaction | null>('getTransaction', signature, options);
    if (found) transactions.set(signature, found);
    return found ?? undefined;
  }

  const assetOf = (address: string, decimals: number): Asset =>
    chain.tokens?.find((token) => token.address === address) ?? {
      address,
      name: 'Unknown token',
      symbol: address.slice(0, 4),
      decimals,
    };

  function toItem(
    hash: string,
    { blockTime, meta, transaction }: ClusterTransaction,
    me: string,
  ): LedgerItem {
    const { loadedAddresses } = meta;
    const accounts = [
      ...transaction.message.accountKeys,
      ...loadedAddresses.writable,
      ...loadedAddresses.readonly,
    ];
    const [payer = ''] = accounts;
    const isConfirmed = meta.err === null;
    const changes = [...nativeChanges(accounts, meta), ...tokenChanges(meta)];
    const movements = changes.flatMap(({ owner, mint, decimals, change }): Movement[] =>
      isConfirmed && owner === me
        ? [
            {
              direction: change > 0n ? 'in' : 'out',
              amount: change > 0n ? change : -change,
              asset: mint ? assetOf(mint, decimals) : chain.nativeCurrency,
            },
          ]
        : [],
    );
    const recipient = changes.find(({ owner, change }) => change > 0n && owner !== payer)?.owner;
    return {
      hash,
      time: Number(blockTime),
      isConfirmed,
      operation: movements.length > 0 ? operationOf(movements) : 'execute',
      from: payer,
      to: recipient ?? payer,
      // Solana transactions have no such number.
      nonce: 0,
      movements: movements.length > 0 ? movements : null,
    };
  }

  return {
    chain,
    async asset(address) {
      try {
        const { value } = await ask<{ value: { decimals: number } }>('getTokenSupply', address, COMMITMENT);
        return assetOf(address, value.decimals);
      } catch {
        return undefined;
      }
    },
    async history(address) {
      const accounts = [address, ...(await tokenAccountsOf(address)).map(({ pubkey }) => pubkey)];
      const lists = await Promise.all(
        accounts.map((account) =>
          ask<readonly { signature: string }[]>('getSignaturesForAddress', account, COMMITMENT),
        ),
      );
      const signatures = [...new Set(lists.flat().map(({ signature }) => signature))];
      const items = await Promise.all(
        signatures.map(async (signature) => {
          const found = await transactionOf(signature);
          return found && toItem(signature, found, address);
        }),
      );
      return items.filter((item) => item !== undefined).sort((one, other) => other.time - one.time);
    },
    async holdings(address) {
      const [{ value: native }, accounts] = await Promise.all([
        ask<{ value: Integer }>('getBalance', address, COMMITMENT),
        tokenAccountsOf(address),
      ]);
      const amounts = new Map<string, { decimals: number; amount: bigint }>();
      for (const { account } of accounts) {
        const { mint, tokenAmount } = account.data.parsed.info;
        const amount = (amounts.get(mint)?.amount ?? 0n) + BigInt(tokenAmount.amount);
        if (amount > 0n) amounts.set(mint, { decimals: tokenAmount.decimals, amount });
      }
      return [
        { asset: chain.nativeCurrency, amount: BigInt(native) },
        ...[...amounts].map(([mint, { decimals, amount }]) => ({ asset: assetOf(mint, decimals), amount })),
      ];
    },
  };
}

interface Change {
  readonly owner: string;
  /** Undefined for SOL. */
  readonly mint?: string;
  readonly decimals: number;
  readonly change: bigint;
}

/** The changes of SOL balances, without the fee and without the payer's deposits for new token accounts. */
function nativeChanges(accounts: readonly string[], meta: ClusterTransaction['meta']): Change[] {
  const { preBalances, postBalances, preTokenBalances, postTokenBalances, fee } = meta;
  const changeAt = (index: number) => BigInt(postBalances[index] ?? 0) - BigInt(preBalances[index] ?? 0);
  const held = new Set(preTokenBalances.map(({ accountIndex }) => accountIndex));
  const tokenAccounts = new Set(postTokenBalances.map(({ accountIndex }) => accountIndex));
  const laidDown = [...tokenAccounts]
    .filter((index) => !held.has(index))
    .reduce((sum, index) => sum + changeAt(index), 0n);
  return accounts.flatMap((owner, index) => {
    const change = changeAt(index) + (index === 0 ? BigInt(fee) + laidDown : 0n);
    const isOwn = !held.has(index) && !tokenAccounts.has(index);
    return isOwn && change !== 0n ? [{ owner, decimals: 9, change }] : [];
  });
}

/** The changes of owners' token balances, over all of their token accounts. */
function tokenChanges({ preTokenBalances, postTokenBalances }: ClusterTransaction['meta']): Change[] {
  const changes = new Map<string, Change>();
  const add = ({ owner, mint, uiTokenAmount }: HeldTokens, sign: bigint) => {
    const key = `${owner} ${mint}`;
    const { amount, decimals } = uiTokenAmount;
    const change = (changes.get(key)?.change ?? 0n) + sign * BigInt(amount);
    changes.set(key, { owner, mint, decimals, change });
  };
  for (const held of preTokenBalances) add(held, -1n);
  for (const held of postTokenBalances) add(held, 1n);
  return [...changes.values()].filter(({ change }) => change !== 0n);
}
