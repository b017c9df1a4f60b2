import { expect } from 'chai';
import { asciiDigits } from '../../../src/lib/text/asciiDigits.js';

describe('the digits of a text', () => {
  for (const [digits, system] of [
    ['٠١٢٣٤٥٦٧٨٩', 'arab'],
    ['০১২৩৪৫৬৭৮৯', 'beng'],
    ['０１２３４５６７８９', 'fullwide'],
    ['〇一二三四五六七八九', 'hanidec'],
    ['𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙', 'adlm'],
    ['᥆᥇᥈᥉᥊᥋᥌᥍᥎᥏', 'limb'],
    ['𝟬𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴𝟵', 'mathsanb'],
  ]) {
    it(`are read as those of ${system}`, () => {
      expect(asciiDigits(`a${digits}.`)).to.equal('a0123456789.');
    });
  }

  it('are read whatever the numbering system that Intl writes them in', () => {
    const systems = Intl.supportedValuesOf('numberingSystem');
    expect(systems).to.include('adlm').and.include('hanidec');
    const unread = systems.filter((numberingSystem) => {
      const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
      return asciiDigits(format.format(1_234_567_890)) !== '1234567890';
    });
    expect(unread).to.deep.equal([]);
  });

  it('stay apart from letters and signs', () => {
    expect(asciiDigits('½ Ⅷ ② 百')).to.equal('½ Ⅷ ② 百');
  });
});
