import { expect } from 'chai';
import { isSameWord } from '../../../src/lib/text/isSameWord.js';

describe('isSameWord', () => {
  for (const [typed, word] of [
    ['swap', 'swap'],
    [' Swap ', 'swap'],
    ['ｓｗａｐ', 'swap'],
    ['ECHANGER', 'échanger'],
    ['e\u0301changer', 'échanger'],
    ['smena', 'směna'],
    ['doi', 'đổi'],
    ['ĐỔI', 'đổi'],
    ['TAKAS', 'takas'],
    ['すわっぷ', 'スワップ'],
    ['ｽﾜｯﾌﾟ', 'スワップ'],
    ['مبادله', 'مبادلة'],
    ['مُبادَلة', 'مبادلة'],
    ['تبديل', 'تبدیل'],
    ['обмін', 'обмін'],
    ['\u1109\u1173\u110b\u116a\u11b8', '스왑'],
  ] as const) {
    it(`takes ${typed} for ${word}`, () => {
      expect(isSameWord(typed, word)).to.equal(true);
    });
  }

  for (const [typed, word] of [
    ['', 'swap'],
    ['swa', 'swap'],
    ['swaps', 'swap'],
    ['スワ', 'スワップ'],
    ['обман', 'обмен'],
    ['swap'.repeat(100_000), 'swap'],
  ] as const) {
    it(`does not take ${typed.slice(0, 10) || 'nothing'} for ${word}`, () => {
      expect(isSameWord(typed, word)).to.equal(false);
    });
  }
});
