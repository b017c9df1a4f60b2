import { expect } from 'chai';
import { catalogueAtom } from '../../../src/atoms/translate.js';
import { COIN, DOLLARS, fakeSwapping, swapFor } from '../../atoms/swap/fakeSwapping.js';
import { englishTexts } from '../../support/englishTexts.js';
import { cleanUp, stillness } from '../../ui/mount.js';
import { showQuote } from './showSwap.js';

afterEach(cleanUp);

/** From the first digit to the last, as people read a number. */
const NUMBERS = /\p{Nd}[\p{Nd}.,\u00a0\u202f]*\p{Nd}/gu;
const SHOWN = '2,045,678,901.234567';
const GRAINS = 10n ** 18n;

/** Numbers that are split across lines or reach out of the page. */
function flaws(root: ShadowRoot): string[] {
  const found: string[] = [];
  const host = root.host.getBoundingClientRect();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const isHidden = (node.parentElement?.getBoundingClientRect().width ?? 0) <= 1;
    // Addresses are split into groups of four.
    if (isHidden || node.parentElement?.closest('[dir=ltr]')) continue;
    for (const match of (node.textContent ?? '').matchAll(NUMBERS)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const boxes = [...range.getClientRects()];
      const lines = new Set(boxes.map(({ top }) => Math.round(top)));
      const isOut = boxes.some(({ left, right }) => left < host.left - 1 || right > host.right + 1);
      if (lines.size > 1 || isOut) found.push(match[0]);
    }
  }
  return found;
}

/** The form and the review of a swap of large amounts with many decimals, at 320 px. */
async function showNarrow(direction: 'ltr' | 'rtl') {
  const held = [
    { ...COIN, amount: 9_999_999n * GRAINS, price: '2000' },
    { ...DOLLARS, amount: 5_000_000_000n, price: '1' },
  ];
  const swapping = fakeSwapping({
    quote: async () => ({ toAmount: 2_045_678_901_234_567n }),
    prepareSwap: async (wanted) =>
      swapFor(wanted, { toAmount: 2_045_678_901_234_567n, received: 2_045_678_901_234_567n }),
  });
  const here = await showQuote({ held, swapping }, SHOWN);
  const host = here.root.host as HTMLElement;
  host.style.cssText += `; inline-size: 320px; direction: ${direction}`;
  await here.amount('1234567.123456789012345678');
  await here.sees(SHOWN);
  return here;
}

/** Whether the pay field shows its whole text, and its font size in px. */
function seen(field: HTMLInputElement) {
  const { fontSize } = getComputedStyle(field);
  return { isWhole: field.scrollWidth <= field.clientWidth, size: Number.parseFloat(fontSize) };
}

describe('amounts at 320 px', () => {
  for (const [what, text] of [
    ['few digits', '1.5'],
    ['ten digits', '123456.7890'],
    ['all decimals', '1.123456789012345678'],
    ['all decimals of millions', '1234567.123456789012345678'],
    ['all decimals of a million millions', '123456789012.123456789012345678'],
  ] as const) {
    it(`are seen whole while they are typed, with ${what}`, async () => {
      const { amount, pay, root } = await showNarrow('ltr');
      await amount(text);
      await stillness(root);
      const field = await pay();
      expect(field.value).to.equal(text);
      const { isWhole, size } = seen(field);
      expect(isWhole).to.equal(true);
      expect(size).to.be.greaterThan(11.5);
      if (text.length < 5) expect(size).to.equal(28);
    });
  }

  it('show that there is more where even small letters do not fit', async () => {
    const { amount, pay, root } = await showNarrow('ltr');
    await amount(`${'9'.repeat(60)}.5`);
    await stillness(root);
    const field = await pay();
    // The other texts break between groups of digits.
    expect(flaws(root)).to.deep.equal([]);
    const { isWhole, size } = seen(field);
    expect(isWhole).to.equal(false);
    expect(size).to.be.greaterThan(11.5);
    expect(getComputedStyle(field).textOverflow).to.equal('ellipsis');
  });

  for (const direction of ['ltr', 'rtl'] as const) {
    it(`are not broken between digits, ${direction}`, async () => {
      const { root, press, sees, misses, store } = await showNarrow(direction);
      await press('Details');
      await sees('Minimum received');
      await stillness(root);
      expect(flaws(root)).to.deep.equal([]);
      await press('Review swap');
      await sees('Swap contract');
      await misses('Preparing…');
      root.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
      await sees('Swap 1,234,567.123456789012345678 ETH, lose 17.2%');
      await stillness(root);
      expect(flaws(root)).to.deep.equal([]);
      store.set(catalogueAtom, { locale: 'de', texts: englishTexts });
      await sees('1.234.567,123456789012345678 ETH');
      await stillness(root);
      expect(flaws(root)).to.deep.equal([]);
    });
  }
});
