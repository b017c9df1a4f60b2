import { Assertion, util } from 'chai';

/**
 * The test runner clones what an assertion compared, and a node of the page or a Response cannot be cloned: the
 * result would never arrive. Such values become text.
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
