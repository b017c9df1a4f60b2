import { expect } from 'chai';
import { installedAs } from '../../../src/atoms/directory/installed.js';
import { fillText } from '../../../src/lib/text/fillText.js';
import { ownValue } from '../../../src/lib/untrusted/ownValue.js';
import { plainText } from '../../../src/lib/untrusted/plainText.js';

const INHERITED = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf'];

describe('names that all objects inherit', () => {
  for (const name of INHERITED) {
    it(`are in no table: ${name}`, () => {
      expect(ownValue({ a: 1 }, name)).to.equal(undefined);
      expect(ownValue({ [name]: 1 }, name)).to.equal(1);
    });

    it(`stand in a text as they are: {${name}}`, () =>
      expect(fillText(`One {${name}} and {one}`, { one: '1' })).to.equal(`One {${name}} and 1`));

    it(`are no wallet's other name: ${name}`, () =>
      expect(
        installedAs({ name: 'A', rdns: name }, [
          { id: 'b', type: 'ANNOUNCED', namespace: 'eip155', rdns: 'io.b' },
        ]),
      ).to.equal(undefined));
  }

  it('change no text', () => expect(plainText('constructor')).to.equal('constructor'));
});
