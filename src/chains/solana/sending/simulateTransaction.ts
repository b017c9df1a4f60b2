import { codeOf } from '../../../lib/errorText.js';
import type { Simulation } from '../../../lib/transactions/simulation.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import { safeName } from '../../../lib/untrusted/sanitize.js';
import { toBase64 } from '../base64.js';
import { programError } from '../programError.js';
import { type SolanaRpcOptions, solanaRequest } from '../solanaRpc.js';

const LONGEST_REASON = 120;
/** A program's own words. */
const PROGRAM_WORDS = /^Program log: Error: (.+)/;
/** What the system program logs for too little SOL, whose error is only a number. */
const TOO_LITTLE = /^Transfer: insufficient lamports/;

/**
 * Asks a node what a transaction in wire format would do now. It may be unsigned, and its blockhash may have passed. Nodes
 * do not tell how balances change. Rejects with `aborted` only.
 */
export async function simulateTransaction(
  transaction: Uint8Array,
  options: SolanaRpcOptions,
): Promise<Simulation> {
  const settings = {
    encoding: 'base64',
    commitment: 'confirmed',
    sigVerify: false,
    replaceRecentBlockhash: true,
  };
  try {
    const params = [toBase64(transaction), settings];
    const answer = await solanaRequest(options)('simulateTransaction', params);
    const { err, logs } = readFields(readFields(answer, ['value']).value, ['err', 'logs']);
    if (err === null) return { outcome: 'succeeds', figures: [] };
    if (err === undefined) return { outcome: 'unknown' };
    return { outcome: 'fails', reason: wordsIn(logs) ?? programError(err) };
  } catch (error) {
    if (codeOf(error) === 'aborted') throw error;
    return { outcome: 'unknown' };
  }
}

/** The last words: a program that calls another one repeats what it said. */
function wordsIn(logs: unknown): string | undefined {
  const words = (readEntries(logs) ?? []).map((log) => {
    if (typeof log !== 'string') return undefined;
    return TOO_LITTLE.test(log)
      ? 'insufficient funds'
      : safeName(PROGRAM_WORDS.exec(log)?.[1], LONGEST_REASON);
  });
  return words.filter((one) => one !== undefined).at(-1);
}
