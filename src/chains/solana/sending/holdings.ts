import { fromBase64 } from '../../../lib/solana/base64.js';
import { TOKEN_PROGRAMS } from '../../../lib/solana/keys.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';

/** Accounts whose lamports are watched, or, for token accounts, their base units of the token. */
export interface WatchedAccounts {
  readonly addresses: readonly string[];
  readonly areTokens: boolean;
}

/** The position of the amount in a token account: 64 bits, little-endian. */
const AMOUNT = { at: 64, bytes: 8 } as const;
/** Far more than any token account. */
const MOST_CHARACTERS = 20_000;

/** The accounts' holdings from a node's answer, in the same order. Undefined where the answer is invalid. Never throws. */
export function readHoldings(
  answer: unknown,
  { addresses, areTokens }: WatchedAccounts,
): readonly (bigint | undefined)[] {
  const values = readEntries(answer, addresses.length + 1);
  if (values?.length !== addresses.length) return addresses.map(() => undefined);
  return values.map((value) => {
    // A missing account holds nothing.
    if (value === null) return 0n;
    return areTokens ? readTokenAmount(value) : readLamports(readFields(value, ['lamports']).lamports);
  });
}

function readLamports(value: unknown): bigint | undefined {
  const isWhole = typeof value === 'bigint' || Number.isSafeInteger(value);
  return isWhole && BigInt(value as bigint | number) >= 0n ? BigInt(value as bigint | number) : undefined;
}

function readTokenAmount(value: unknown): bigint | undefined {
  const { owner, data } = readFields(value, ['owner', 'data']);
  const [text] = readEntries(data) ?? [];
  if (!TOKEN_PROGRAMS.some((program) => program === owner)) return undefined;
  if (typeof text !== 'string' || text.length > MOST_CHARACTERS) return undefined;
  try {
    const bytes = fromBase64(text);
    const amount = bytes.slice(AMOUNT.at, AMOUNT.at + AMOUNT.bytes);
    if (amount.length < AMOUNT.bytes) return undefined;
    return amount.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n);
  } catch {
    // Not base64.
    return undefined;
  }
}
