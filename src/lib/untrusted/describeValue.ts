import { attempt, UNREADABLE } from './readFields.js';

/** A value in a few letters, for developers. Never throws. */
export function describeValue(value: unknown): string {
  const text = attempt(() => String(value));
  return text === UNREADABLE ? typeof value : text;
}
