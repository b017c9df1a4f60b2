import { attempt, UNREADABLE } from './readFields.js';

/** A short description of a value, for developers. Never throws. */
export function describeValue(value: unknown): string {
  const text = attempt(() => String(value));
  return text === UNREADABLE ? typeof value : text;
}
