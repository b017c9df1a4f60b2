import { expect } from 'chai';
import { arrayFrom } from '../../../src/lib/builtins/arrayFrom.js';
import { namesIn } from '../../../src/lib/builtins/namesIn.js';
import { writeJson } from '../../../src/lib/builtins/writeJson.js';

/** Runs while prototypes have additions. */
function withAdditions(additions: readonly [object, string, unknown][], run: () => void) {
  const add = ([target, name, value]: readonly [object, string, unknown]) =>
    Object.defineProperty(target, name, { value, configurable: true, enumerable: true, writable: true });
  additions.forEach(add);
  try {
    run();
  } finally {
    for (const [target, name] of additions) Reflect.deleteProperty(target, name);
  }
}

const quoted = () => '"added"';
const added = [Array, BigInt, Boolean, Number, String].map(({ prototype }): [object, string, unknown] => [
  prototype,
  'toJSON',
  quoted,
]);

describe('On a page that changes what the browser brings', () => {
  it('JSON is written as the standard says, whatever values have as toJSON', () => {
    const value = {
      list: [1, 'two', [true, null]],
      at: new Date(0),
      own: { toJSON: () => 'mine' },
      gone: () => 1,
    };
    const written = '{"list":[1,"two",[true,null]],"at":"1970-01-01T00:00:00.000Z","own":"mine"}';
    const exact = (_key: string, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part);
    const check = () => {
      expect(writeJson(value)).to.equal(written);
      expect(writeJson('text')).to.equal('"text"');
      expect(writeJson(undefined)).to.equal(undefined);
      expect(writeJson([12345678901234567890n], exact)).to.equal('["12345678901234567890n"]');
      expect(writeJson([1], null, 1)).to.equal('[\n 1\n]');
      expect(() => writeJson([1n])).to.throw(TypeError);
    };
    check();
    withAdditions(added, check);
  });

  it('lists are made of what can be iterated, and of what has a length', () => {
    expect(arrayFrom(new Set(['a', 'b']))).to.deep.equal(['a', 'b']);
    expect(arrayFrom('a😀')).to.deep.equal(['a', '😀']);
    expect(arrayFrom({ length: 3 }, (_, at) => at * 2)).to.deep.equal([0, 2, 4]);
    expect(arrayFrom(new Uint8Array([1, 255]), (byte) => byte.toString(16))).to.deep.equal(['1', 'ff']);
  });

  it('loops go through own and inherited names, but not through those that all objects have', () => {
    const child = Object.assign(Object.create({ inherited: 1 }), { own: 2 });
    withAdditions([[Object.prototype, 'extra', 3]], () => {
      expect(namesIn(child)).to.deep.equal(['own', 'inherited']);
      expect(namesIn({ extra: 4 })).to.deep.equal(['extra']);
      expect(namesIn(undefined)).to.deep.equal([]);
    });
  });
});
