import { splitCamelCase } from '../../lib/text/splitCamelCase.js';
import { readEntries } from '../../lib/untrusted/readEntries.js';
import { readFields } from '../../lib/untrusted/readFields.js';
import { safeReason } from '../../lib/untrusted/safeReason.js';

/**
 * The reason why a transaction failed in its block: the network's error name in words, or the program's error number. Undefined
 * if the error has neither. Never throws.
 */
export function programError(error: unknown): string | undefined {
  const [, inInstruction] = readEntries(readFields(error, ['InstructionError']).InstructionError) ?? [];
  const found = inInstruction ?? error;
  const name = typeof found === 'string' ? found : Object.keys(readFields(found))[0];
  if (name === undefined) return undefined;
  const { Custom: number } = readFields(found, ['Custom']);
  if (typeof number === 'number' || typeof number === 'bigint') return `program error ${number}`;
  return safeReason(splitCamelCase(name).toLowerCase());
}
