import { expect } from 'chai';
import { formatList } from '../../../src/lib/text/formatList.js';

describe('formatList', () => {
  for (const [names, type, locale, text] of [
    [['Ethereum', 'Base', 'Polygon'], 'conjunction', 'en', 'Ethereum, Base, and Polygon'],
    [['card', 'bank'], 'disjunction', 'en', 'card or bank'],
    [['Base', 'Polygon'], 'conjunction', 'de', 'Base und Polygon'],
    // Our texts have a space next to a Latin name, which engines leave out.
    [['Base', 'Polygon', 'Optimism'], 'conjunction', 'zh-CN', 'Base、Polygon 和 Optimism'],
    [['Base', 'Polygon'], 'conjunction', 'th', 'Base และ Polygon'],
    [['币安', '以太坊'], 'conjunction', 'zh-CN', '币安和以太坊'],
    [['Base', 'Polygon'], 'disjunction', 'ja', 'BaseまたはPolygon'],
    // Starts from the right, whatever the names.
    [['Base', 'Polygon'], 'conjunction', 'ar', '\u200f\u2068Base\u2069 و\u2068Polygon\u2069'],
  ] as const) {
    it(`names ${names.join(' and ')} in ${locale}`, () => {
      expect(formatList(names, type, locale)).to.equal(text);
    });
  }
});
