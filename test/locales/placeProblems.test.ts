import { expect } from 'chai';
import { fixture } from '../support/fixture.js';
import { placeProblems } from './placeProblems.js';

/** The problems in a card of 100 px. */
function problems(markup: string, locale = 'de') {
  const card = fixture(`<div part="card" data-style="width: 100px; font: 16px monospace">${markup}</div>`);
  for (const element of [card, ...card.querySelectorAll<HTMLElement>('[data-style]')])
    element.style.cssText = element.dataset.style ?? '';
  return placeProblems(card, locale).map(({ problem }) => problem);
}

const CUT = 'data-style="overflow: hidden; white-space: nowrap"';
const ANYWHERE = 'data-style="overflow-wrap: anywhere"';

describe('what has no room', () => {
  for (const [what, markup, found, locale] of [
    ['nothing', '<p>kurz</p><p>und etwas</p>', []],
    [
      'a text that is cut off',
      `<p ${CUT}>eine lange Zeile</p>`,
      ['cut off: eine lange Zeile', 'outside the card: eine lange Zeile'],
    ],
    [
      'a word that is broken',
      `<p ${ANYWHERE}>Netzwerkgebühr</p>`,
      ['“Netzwerkgebühr” is broken: Netzwerkgebühr'],
    ],
    ['no address', `<p ${ANYWHERE}>0x1234567890123456</p>`, []],
    ['no line of Thai', '<p>เครือข่ายนี้ไม่รองรับเครือข่าย</p>', [], 'th'],
    ['a word beyond the card', '<p>Netzwerkgebühr</p>', ['outside the card: Netzwerkgebühr']],
    [
      'a text over another',
      '<p data-style="position: absolute; margin: 0">eins</p><p data-style="margin: 0">zwei</p>',
      ['over “zwei”: eins', 'over “eins”: zwei'],
    ],
    ['no hidden text', '<p data-style="visibility: hidden">Netzwerkgebühr</p>', []],
  ] as const) {
    it(`is found: ${what}`, () => {
      expect(problems(markup, locale)).to.deep.equal(found);
    });
  }
});
