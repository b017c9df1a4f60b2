import { toBase58 } from '../../../lib/solana/base58.js';
import { readLookupTable } from '../../lookupTable.js';
import type { ClusterTime } from './clusterTime.js';
import type { Svm, SvmAccount, SvmAddress, SvmTransaction } from './litesvm.js';
import { LOOKUP_TABLE_PROGRAM, TOKEN_PROGRAMS } from './programs.js';
import { readMint, readTokenAccount, uiTokenAmount } from './tokenData.js';
import { readTransactionError, type TransactionError } from './transactionError.js';
import type { DecodedMessage, DecodedTransaction } from './wire.js';

/** The result of running a transaction. */
export interface Outcome {
  readonly error: TransactionError | null;
  readonly logs: readonly string[];
  readonly unitsConsumed: bigint;
  readonly returnData: { readonly programId: string; readonly data: readonly [string, 'base64'] } | null;
  /** The calls between programs, by the index of the outer instruction. */
  readonly innerInstructions: readonly {
    readonly index: number;
    readonly instructions: readonly InnerInstruction[];
  }[];
}

/** Accounts are numbers, in the order of the message; those of lookup tables follow. */
interface InnerInstruction {
  readonly programIdIndex: number;
  readonly accounts: readonly number[];
  readonly data: string;
  readonly stackHeight: number;
}

/** The result of simulating a transaction. */
export interface SimulatedOutcome extends Outcome {
  /** The addresses of all accounts of the transaction. */
  readonly addresses: readonly string[];
  /** The accounts afterwards, by address. */
  readonly accounts: ReadonlyMap<string, SvmAccount>;
}

/** A message's addresses from lookup tables; its instructions number them in this order. */
export interface LoadedAddresses {
  readonly writable: readonly string[];
  readonly readonly: readonly string[];
}

/** The lamports and tokens of a transaction's accounts, in the order of the message; those of lookup tables follow. */
interface Holdings {
  readonly balances: readonly bigint[];
  readonly tokens: readonly unknown[];
}

/** A transaction that is in a block. */
export interface LedgerEntry extends Outcome {
  readonly signature: string;
  readonly transaction: DecodedTransaction;
  readonly loaded: LoadedAddresses;
  readonly slot: number;
  /** The number of transactions before it. */
  readonly place: number;
  /** Seconds since 1970. */
  readonly blockTime: number;
  /** In lamports. */
  readonly fee: bigint;
  readonly before: Holdings;
  readonly after: Holdings;
}

/** Runs and records transactions. The caller decides whether they may run at all. */
export interface Ledger {
  execute(transaction: DecodedTransaction): LedgerEntry;
  /** Runs a transaction without keeping its effects. */
  simulate(transaction: DecodedTransaction): SimulatedOutcome;
  find(signature: string): LedgerEntry | undefined;
  /** The number of transactions. */
  count(): number;
  /** The entries that mention an address, newest first. */
  of(address: string): readonly LedgerEntry[];
}

type Result = ReturnType<Svm['sendTransaction']>;
type Metadata = Extract<Result, { logs(): string[] }>;

export function signatureOf({ signatures: [first] }: DecodedTransaction): string {
  return toBase58(first ?? new Uint8Array(64));
}

export function createLedger(svm: Svm, time: ClusterTime): Ledger {
  const entries = new Map<string, LedgerEntry>();
  const setClock = () => {
    const clock = svm.getClock();
    clock.slot = BigInt(time.slot());
    clock.unixTimestamp = BigInt(Math.floor(Date.now() / 1000));
    svm.setClock(clock);
  };
  return {
    execute(transaction) {
      setClock();
      const loaded = loadedBy(svm, transaction.message);
      const accounts = accountsOf({ transaction, loaded });
      const before = holdingsOf(svm, accounts);
      const result = svm.sendTransaction(toSvm(transaction));
      const entry: LedgerEntry = {
        ...outcomeOf(result),
        signature: signatureOf(transaction),
        transaction,
        loaded,
        slot: time.slot(),
        place: entries.size,
        blockTime: Math.floor(Date.now() / 1000),
        fee: BigInt(/\bfee: (\d+)/.exec(`${result}`)?.[1] ?? 0),
        before,
        after: holdingsOf(svm, accounts),
      };
      // No block includes a transaction that cannot pay its fee.
      if (entry.error === null || entry.fee > 0n) entries.set(entry.signature, entry);
      return entry;
    },
    simulate(transaction) {
      setClock();
      const result = svm.simulateTransaction(toSvm(transaction));
      const accounts = 'postAccounts' in result ? result.postAccounts() : [];
      return {
        ...outcomeOf(result),
        addresses: accountsOf({ transaction, loaded: loadedBy(svm, transaction.message) }),
        accounts: new Map(accounts.map((one) => [one.address, one])),
      };
    },
    find: (signature) => entries.get(signature),
    count: () => entries.size,
    of: (address) => [...entries.values()].filter((entry) => accountsOf(entry).includes(address)).reverse(),
  };
}

function toSvm({ signatures, message }: DecodedTransaction): SvmTransaction {
  const named = signatures.map((signature, index) => [message.accounts[index], signature]);
  // The types of litesvm require bytes branded by its own functions.
  return { messageBytes: message.bytes, signatures: Object.fromEntries(named) } as unknown as SvmTransaction;
}

function outcomeOf(result: Result | ReturnType<Svm['simulateTransaction']>): Outcome {
  const meta: Metadata = 'meta' in result ? result.meta() : result;
  const [, error] =
    'err' in result ? (/\berr: (.*?), meta: /s.exec(`${result}`) ?? [undefined, 'Unknown']) : [];
  const returned = meta.returnData();
  return {
    error: error ? readTransactionError(error) : null,
    logs: meta.logs(),
    unitsConsumed: meta.computeUnitsConsumed(),
    returnData: returned.data().length
      ? {
          programId: toBase58(returned.programId()),
          data: [Buffer.from(returned.data()).toString('base64'), 'base64'],
        }
      : null,
    innerInstructions: meta.innerInstructions().flatMap((inner, index) => {
      const instructions = inner.map((one) => ({
        programIdIndex: one.instruction().programIdIndex(),
        accounts: [...one.instruction().accounts()],
        data: toBase58(one.instruction().data()),
        stackHeight: one.stackHeight(),
      }));
      return instructions.length ? [{ index, instructions }] : [];
    }),
  };
}

/** The addresses of all accounts of a transaction, in the order of their numbers in instructions. */
export function accountsOf({
  transaction,
  loaded,
}: Pick<LedgerEntry, 'transaction' | 'loaded'>): readonly string[] {
  return [...transaction.message.accounts, ...loaded.writable, ...loaded.readonly];
}

/** Leaves out missing entries of tables. The transaction then fails. */
function loadedBy(svm: Svm, { lookups }: DecodedMessage): LoadedAddresses {
  const found = lookups.map(({ table, writable, readonly }) => {
    const account = svm.getAccount(table as SvmAddress);
    const isTable = account.exists && account.programAddress === LOOKUP_TABLE_PROGRAM;
    const addresses = (isTable && readLookupTable(account.data)) || [];
    const named = (places: readonly number[]) => places.flatMap((place) => addresses[place] ?? []);
    return { writable: named(writable), readonly: named(readonly) };
  });
  return {
    writable: found.flatMap(({ writable }) => writable),
    readonly: found.flatMap(({ readonly }) => readonly),
  };
}

function holdingsOf(svm: Svm, accounts: readonly string[]): Holdings {
  const found = accounts.map((address) => svm.getAccount(address as SvmAddress));
  return {
    balances: found.map((account) => (account.exists ? account.lamports : 0n)),
    tokens: found.flatMap((account, accountIndex) => {
      if (!account.exists || !TOKEN_PROGRAMS.has(account.programAddress)) return [];
      const held = readTokenAccount(account.data);
      const mint = held && svm.getAccount(held.mint as SvmAddress);
      const decimals = mint?.exists ? readMint(mint.data)?.decimals : undefined;
      if (!held || decimals === undefined) return [];
      const { mint: of, owner, amount } = held;
      const uiAmount = uiTokenAmount(amount, decimals);
      return [{ accountIndex, mint: of, owner, programId: account.programAddress, uiTokenAmount: uiAmount }];
    }),
  };
}
