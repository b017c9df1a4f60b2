import * as z from 'zod/mini';

/** Reads a response as JSON of the schema's shape. The reader throws if it is not. */
export function readJson<T>(schema: z.ZodMiniType<T>): (response: Response) => Promise<T> {
  return async (response) => z.parse(schema, await response.json());
}
