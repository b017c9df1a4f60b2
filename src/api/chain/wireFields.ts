import * as z from 'zod/mini';
import { AMOUNTS_END, MOST_DECIMALS } from '../../lib/account/tokenLimits.js';

/** A text, or a number as text. Undefined for anything else, so that it never discards the rest of the entry. */
export const text = z.catch(z.optional(z.string()), undefined);

/** An amount in base units: an integer of at most 256 bits, never negative. */
export const units = z
  .string()
  .check(z.refine((written) => /^\d{1,78}$/.test(written) && BigInt(written) < AMOUNTS_END));

/** A token's number of decimals. Undefined for anything else. */
export const readDecimals = (written: string): number | undefined =>
  /^\d{1,2}$/.test(written) && Number(written) <= MOST_DECIMALS ? Number(written) : undefined;

/** An optional object. Undefined if it is null or invalid. */
export const maybe = <T extends z.ZodMiniObject>(schema: T) => z.catch(z.optional(schema), undefined);

/** A list whose entries are parsed one by one, so that an invalid one doesn't discard the others. */
export const entries = z.array(z.unknown());

/** The valid entries. */
export function parseEntries<T>(schema: z.ZodMiniType<T>, from: readonly unknown[]): readonly T[] {
  return from.flatMap((entry) => {
    const { data } = z.safeParse(schema, entry);
    return data === undefined ? [] : [data];
  });
}
