import { expect } from 'chai';
import { matchesQuery } from '../../src/views/matchesQuery.js';

describe('a search in a list', () => {
  for (const [text, query, isFound] of [
    ['Złoty PLN', 'zloty', true],
    ['Isländsk króna', 'islandsk krona', true],
    ['Türk Lirası', 'lirasi', true],
    ['درهم إماراتي AED', 'اماراتى', true],
    ['ريال سعودي', 'سعودی ريال', true],
    ['スイスフラン', 'すいす', true],
    ['Euro EUR', 'eur euro', true],
    ['Euro EUR', '  ', true],
    ['Euro EUR', 'euros', false],
  ] as const)
    it(`of ${query.trim() || 'nothing'} ${isFound ? 'finds' : 'does not find'} ${text}`, () => {
      expect(matchesQuery(text, query)).to.equal(isFound);
    });
});
