import { expect } from 'chai';
import fc from 'fast-check';
import { WalletModalError } from '../../../src/lib/errors.js';
import { isRefusal } from '../../../src/lib/requests/isRefusal.js';
import { atPace } from '../../support/atPace.js';

const broken = () => {
  throw new Error('Again');
};
const trapped = (key: string) => Object.defineProperty({}, key, { get: broken, enumerable: true });

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** An error that wraps another one, some levels deep. */
const wrapped = (depth: number, inner: unknown): unknown =>
  depth === 0 ? inner : { message: 'Wrapped', cause: wrapped(depth - 1, inner) };

describe('an error that lies', () => {
  for (const [what, error] of [
    ['whose message breaks', trapped('message')],
    ['whose code breaks', trapped('code')],
    ['whose cause breaks', trapped('cause')],
    ['that is a revoked proxy', revoked()],
    ['that wraps a revoked proxy', { cause: revoked() }],
    ['whose every field breaks', new Proxy({}, { get: broken, getPrototypeOf: broken, has: broken })],
    ['whose code is an object', { code: { valueOf: () => 4001 } }],
    ['whose code is a symbol', { code: Symbol('4001') }],
    ['whose code only looks like it', { code: '4001.5' }],
    ['whose refusal comes after half a megabyte', { message: `${'x'.repeat(500_000)} User rejected.` }],
    ['that wraps for ever', wrapped(1_000, { code: 4001 })],
  ] as const) {
    it(`${what} is no refusal`, () => {
      expect(isRefusal(error)).to.equal(false);
    });
  }

  it('is read when it wraps itself', () => {
    const error: { cause?: unknown; code?: number } = {};
    error.cause = error;
    expect(isRefusal(error)).to.equal(false);
    error.code = 4001;
    expect(isRefusal(error)).to.equal(true);
  });

  it('is read when a refusal is beside what breaks', () => {
    expect(isRefusal(Object.assign(trapped('message'), { code: 4001 }))).to.equal(true);
  });

  it('takes no time', () => {
    const begun = performance.now();
    for (const text of ['user '.repeat(100_000), 'rejected by the '.repeat(50_000), "'".repeat(500_000)]) {
      isRefusal({ message: text, details: text, name: text, cause: text });
    }
    expect(performance.now() - begun).to.be.below(atPace(500));
  });
});

describe('an error of ours', () => {
  for (const [code, expected] of [
    ['user_rejected', true],
    ['aborted', false],
    ['timeout', false],
    ['wallet_locked', false],
    ['request_invalid', false],
    ['chain_not_added', false],
    ['transaction_failed', false],
    ['wallet_not_found', false],
  ] as const) {
    it(`with code ${code} is ${expected ? 'a' : 'no'} refusal`, () => {
      expect(isRefusal(new WalletModalError(code, 'Request was aborted'))).to.equal(expected);
    });
  }

  it('is not overruled by its cause', () => {
    expect(isRefusal(new WalletModalError('timeout', 'Late', { cause: { code: 4001 } }))).to.equal(false);
  });

  it('of the sign-in frame is a refusal if its words say so', () => {
    expect(isRefusal(new WalletModalError('frame_failed', 'User denied the request'))).to.equal(true);
    expect(isRefusal(new WalletModalError('frame_failed', 'transaction rejected: underpriced'))).to.equal(
      false,
    );
  });
});

describe('texts of nodes', () => {
  const verbs = ['rejected', 'denied', 'declined', 'refused', 'cancelled', 'canceled', 'reject', 'cancel'];
  const others = [
    'node',
    'rate limiter',
    'policy',
    'context',
    'timeout',
    'relay',
    'sequencer',
    'bundler',
    'mempool',
    'compliance',
    'request',
    'transaction',
    'operation',
    'upstream',
    'server',
    'gateway',
    'blocklist',
    'user operation',
    'user agent',
    'user policy',
    'user quota',
    'signer service',
    'owner contract',
    'for user',
    'of the user',
    'to you',
    '0xabc',
    '-32000',
    'by',
    'was',
    'has been',
    'due to',
    'because of',
    'the',
    'a',
    'not',
    'insufficient funds',
    'underpriced',
    'nonce',
  ];
  const signs = [' ', ': ', ', ', '. ', ' - ', '; ', ' ('];

  it('are never refusals, however they are put together', () => {
    const part = fc.oneof(fc.constantFrom(...verbs), fc.constantFrom(...others));
    const text = fc.array(fc.tuple(part, fc.constantFrom(...signs)), { minLength: 1, maxLength: 10 });
    const code = fc.constantFrom(
      -32000,
      -32603,
      -32005,
      -32003,
      4100,
      4900,
      4901,
      5000,
      undefined,
      'UNKNOWN_ERROR',
    );
    fc.assert(
      fc.property(text, code, fc.boolean(), (parts, number, isInner) => {
        const error = { code: number, message: parts.flat().join('') };
        return !isRefusal(isInner ? { message: 'x', cause: error } : error);
      }),
      { numRuns: 3_000 },
    );
  });

  it('do not become refusals by what was refused', () => {
    const who = fc.constantFrom(
      'node',
      'rate limiter',
      'policy engine',
      'user agent',
      'paymaster',
      'context',
      'timeout',
    );
    const what = fc.constantFrom(
      'Request',
      'Transaction',
      'Signature',
      'The request of the user',
      'User operation',
    );
    fc.assert(
      fc.property(what, fc.constantFrom(...verbs), who, (thing, verb, other) => {
        return !isRefusal(new Error(`${thing} ${verb} by the ${other}`));
      }),
    );
  });
});
