import * as z from 'zod/mini';
import { parseJsonTexts } from '../../lib/untrusted/jsonTexts.js';

/** Reads a response like `readJson`, but keeps every number as text: a `number` would lose digits of an amount. */
export function readJsonTexts<T>(schema: z.ZodMiniType<T>): (response: Response) => Promise<T> {
  return async (response) => z.parse(schema, parseJsonTexts(await response.text()));
}
