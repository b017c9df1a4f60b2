import * as z from 'zod/mini';
import { parseJsonTexts } from '../../lib/untrusted/jsonTexts.js';

/** Reads a response like `readJson`, but every number as its text: a `number` would lose digits of money. */
export function readJsonTexts<T>(schema: z.ZodMiniType<T>): (response: Response) => Promise<T> {
  return async (response) => z.parse(schema, parseJsonTexts(await response.text()));
}
