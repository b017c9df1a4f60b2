import { expect } from 'chai';
import { joinParts, moneyParts } from '../../../src/lib/text/moneyParts.js';

const MARKS = /[\u200e\u200f]/g;

/** An amount of 1.5, without the direction marks before the end of its digits. */
function written(currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const text = joinParts(moneyParts(format, '1.5', locale));
  return text.replace(/^.*1\.50/, (start) => start.replace(MARKS, ''));
}

describe('moneyParts', () => {
  it('keeps a sign with letters whole where text runs from right to left', () => {
    expect(written('USD', 'ar-u-nu-latn')).to.equal('1.50\u00a0US$\u200e');
    expect(written('EUR', 'ar-u-nu-latn')).to.equal('1.50\u00a0€');
  });

  it('writes other languages as the browser does', () => {
    expect(written('USD', 'en')).to.equal('$1.50');
    expect(written('USD', 'zh-CN')).to.equal('US$1.50');
  });
});
