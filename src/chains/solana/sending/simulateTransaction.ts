import { codeOf } from '../../../lib/errorText.js';
import { toBase64 } from '../../../lib/solana/base64.js';
import type { FigureChange, Simulation } from '../../../lib/transactions/simulation.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import { safeReason } from '../../../lib/untrusted/safeReason.js';
import { programError } from '../programError.js';
import { type SolanaRequest, type SolanaRpcOptions, solanaRequest } from '../solanaRpc.js';
import { readHoldings, type WatchedAccounts } from './holdings.js';

/** A program's own error message. */
const PROGRAM_WORDS = /^Program log: Error: (.+)/;
/** The system program's log for too little SOL. The error itself is only a number. */
const TOO_LITTLE = /^Transfer: insufficient lamports/;

/**
 * Has a node simulate a transaction in wire format, and returns the watched accounts' holdings before and after it. The
 * transaction may be unsigned, and its blockhash may have expired. Rejects with `aborted` only.
 */
export async function simulateTransaction(
  transaction: Uint8Array,
  watched: WatchedAccounts,
  options: SolanaRpcOptions,
): Promise<Simulation> {
  const { addresses } = watched;
  try {
    const request = solanaRequest(options);
    const before = await readNow(request, watched);
    const run = await runTransaction(toBase64(transaction), addresses, request);
    if (run.outcome !== 'succeeds') return run;
    const after = readHoldings(run.accounts, watched);
    // Another transaction may move something at the same time.
    const again = await readNow(request, watched);
    return { outcome: 'succeeds', figures: addresses.map((_, index) => changeAt(index)) };

    function changeAt(index: number): FigureChange | undefined {
      const [early, late] = [before[index], after[index]];
      const isSure = early !== undefined && late !== undefined && early === again[index];
      return isSure ? { before: early, after: late } : undefined;
    }
  } catch (error) {
    if (codeOf(error) === 'aborted') throw error;
    return { outcome: 'unknown' };
  }
}

/** A node's simulation of a transaction, with its answer about the requested accounts. */
export type Run =
  | { readonly outcome: 'succeeds'; readonly accounts: unknown }
  | Exclude<Simulation, { readonly outcome: 'succeeds' }>;

/** Has a node simulate a transaction in wire format, as base64. Rejects as `solanaRequest` does. */
export async function runTransaction(
  transaction: string,
  addresses: readonly string[],
  request: SolanaRequest,
): Promise<Run> {
  const settings = {
    encoding: 'base64',
    commitment: 'confirmed',
    sigVerify: false,
    replaceRecentBlockhash: true,
    ...(addresses.length > 0 ? { accounts: { encoding: 'base64', addresses } } : {}),
  };
  const answer = await request('simulateTransaction', [transaction, settings]);
  const { err, logs, accounts } = readFields(readFields(answer, ['value']).value, [
    'err',
    'logs',
    'accounts',
  ]);
  if (err === undefined) return { outcome: 'unknown' };
  if (err !== null) return { outcome: 'fails', reason: wordsIn(logs) ?? programError(err) };
  return { outcome: 'succeeds', accounts };
}

/** The current holdings; none if the node fails. Rejects with `aborted` only. */
async function readNow(
  request: SolanaRequest,
  watched: WatchedAccounts,
): Promise<readonly (bigint | undefined)[]> {
  if (watched.addresses.length === 0) return [];
  const settings = { encoding: 'base64', commitment: 'confirmed' };
  try {
    const answer = await request('getMultipleAccounts', [watched.addresses, settings]);
    return readHoldings(readFields(answer, ['value']).value, watched);
  } catch (error) {
    if (codeOf(error) === 'aborted') throw error;
    return [];
  }
}

/** The last message: a program that calls another one repeats the other's message. */
function wordsIn(logs: unknown): string | undefined {
  const words = (readEntries(logs) ?? []).map((log) => {
    if (typeof log !== 'string') return undefined;
    return TOO_LITTLE.test(log) ? 'insufficient funds' : safeReason(PROGRAM_WORDS.exec(log)?.[1]);
  });
  return words.filter((one) => one !== undefined).at(-1);
}
