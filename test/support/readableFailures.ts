import { Assertion, util } from 'chai';

/**
 * Turns DOM nodes and Responses in failed assertions into text. The test runner cannot clone them, so the result would
 * never arrive.
 */
export function makeFailuresReadable(): void {
  const { assert } = Assertion.prototype as { assert(...args: unknown[]): void };
  Object.assign(Assertion.prototype, {
    assert(this: unknown, ...args: unknown[]) {
      try {
        assert.apply(this, args);
      } catch (error) {
        makeCloneable(error as Record<string, unknown>);
        throw error;
      }
    },
  });
}

function makeCloneable(error: Record<string, unknown>): void {
  for (const key of ['actual', 'expected']) {
    if (key in error && !isPlain(error[key])) error[key] = util.inspect(error[key]);
  }
}

function isPlain(value: unknown): boolean {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
}
