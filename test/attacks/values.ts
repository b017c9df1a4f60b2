/** An object with one field that throws when read. */
export const thrower = (key: string, rest: object = {}): object =>
  Object.defineProperty({ ...rest }, key, {
    enumerable: true,
    get: () => {
      throw new Error('Reading this throws');
    },
  });

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return proxy;
}

function cyclic(): object {
  const value: Record<string, unknown> = {};
  value.self = value;
  return value;
}

const deep = () => Array.from({ length: 1_000 }).reduce<object>((inner) => ({ inner }), {});

/** Texts that don't fit their field. */
export const TEXTS: Readonly<Record<string, string>> = {
  'a script': 'javascript:attacked("address")',
  markup: '<img src=x onerror=attacked("markup")>',
  'a page': 'data:text/html,<script>attacked("page")</script>',
  'an unfinished address': 'https://[',
  'a password': 'https://user:pass@evil.example',
  'no encryption': 'http://evil.example/',
  'a prototype': '__proto__',
  'hidden letters': 'a\u202eb\u200bc\u2066d\u0007e',
  'a megabyte': 'x'.repeat(1_000_000),
  zero: '\u0000',
};

/** Values of the wrong type. */
export const VALUES: Readonly<Record<string, () => unknown>> = {
  null: () => null,
  'a number': () => 7,
  'not a number': () => Number.NaN,
  true: () => true,
  'a symbol': () => Symbol('odd'),
  'a bigint': () => 10n,
  'a function': () => () => 'odd',
  'an empty object': () => ({}),
  'an object without a prototype': () => Object.create(null),
  'a list of nothing': () => [null, undefined, [], 7],
  'a long list': () => Array.from({ length: 100_000 }, (_, index) => index),
  'a map': () => new Map([['id', 'eip155:1']]),
  'a circle': cyclic,
  'a deep object': deep,
  'a revoked proxy': revoked,
  'a text that cannot be converted': () => ({
    toString: () => {
      throw new Error('Writing this throws');
    },
  }),
  'a field that throws': () => thrower('id'),
};

/** Values of the wrong type that JSON can hold. */
export const JSON_VALUES: Readonly<Record<string, unknown>> = {
  null: null,
  'a number': 7,
  'a huge number': 1e308,
  'a negative number': -1,
  true: true,
  'an empty text': '',
  'an empty object': {},
  'an empty list': [],
  'a list of nothing': [null, [], {}],
  'a deep object': deep(),
};
