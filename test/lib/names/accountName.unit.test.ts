import { expect } from 'chai';
import { readAccountNameInput, type TypedName } from '../../../src/lib/names/accountName.js';
import { nameMessage } from '../../../src/lib/names/nameMessage.js';

const short: TypedName = { kind: 'invalid', problem: 'short' };
const characters: TypedName = { kind: 'invalid', problem: 'characters' };
const long: TypedName = { kind: 'invalid', problem: 'long' };

describe('a typed name', () => {
  const CASES: readonly [what: string, typed: string, read: TypedName][] = [
    ['nothing', '', { kind: 'empty' }],
    ['spaces', '  ', { kind: 'empty' }],
    ['the zone alone', '.wcn.id', { kind: 'empty' }],
    ['four letters', 'abcd', { kind: 'name', name: 'abcd' }],
    ['letters, digits and hyphens', 'a-1-b2', { kind: 'name', name: 'a-1-b2' }],
    ['capital letters, which the service does not know', 'Alice', { kind: 'name', name: 'alice' }],
    ['the zone behind it', ' Alice.WCN.id ', { kind: 'name', name: 'alice' }],
    ['64 letters', 'a'.repeat(64), { kind: 'name', name: 'a'.repeat(64) }],
    ['65 letters', 'a'.repeat(65), long],
    ['one letter', 'a', short],
    ['two letters', 'ab', short],
    ['three letters', 'abc', short],
    ['three letters of several units of text', '😀😀😀', short],
    ['a space inside', 'al ice', characters],
    ['an underscore', 'al_ice', characters],
    ['a dot', 'al.ice', characters],
    ['another zone', 'alice.eth', characters],
    ['an accent', 'alicé', characters],
    ['another script', 'алиса', characters],
    ['a letter that looks like another', 'аlice', characters],
    ['a sign without width', 'ali\u200Bce', characters],
    ['full-width letters', 'ａｌｉｃｅ', characters],
    ['pictures', '😀😀😀😀', characters],
    ['the letter whose small form has a dot', 'AL\u0130CE', characters],
    ['the sign for kelvin, whose small form is a letter', 'al\u212Aice', characters],
    ['markup', '<b>alice</b>', characters],
    ['a line break', 'alice\nbob', characters],
  ];
  for (const [what, typed, read] of CASES) {
    it(`with ${what} is read as ${JSON.stringify(read).slice(0, 50)}`, () =>
      expect(readAccountNameInput(typed)).to.deep.equal(read));
  }
});

describe('the message to sign', () => {
  it('has the whole name, no attributes and the time in seconds, in this order and without spaces', () =>
    expect(nameMessage('alice', 1_726_000_123_999)).to.equal(
      '{"name":"alice.wcn.id","attributes":{},"timestamp":1726000123}',
    ));
});
