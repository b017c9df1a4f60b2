import { expect } from 'chai';
import { Provider } from 'jotai';
import { Row } from '../../../src/ui/Row.js';
import { AddressBox } from '../../../src/views/account/AddressBox.js';
import { facts } from '../../../src/views/shared/Fact.css.js';
import { Fact } from '../../../src/views/shared/Fact.js';
import { world } from '../../atoms/fakes.js';
import { cleanUp, mount } from '../../ui/mount.js';
import { bringTexts } from '../content.js';

afterEach(cleanUp);

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** The outer edges of the ink of a text's lines. */
function inkOf(element: Element): { left: number; right: number } {
  const range = document.createRange();
  range.selectNodeContents(element);
  const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
  return {
    left: Math.min(...rects.map(({ left }) => left)),
    right: Math.max(...rects.map(({ right }) => right)),
  };
}

const textOf = (root: ParentNode, text: string) =>
  [...root.querySelectorAll('*')].find((one) => one.children.length === 0 && one.textContent === text);

describe('the box of an address', () => {
  for (const dir of ['ltr', 'rtl'] as const)
    for (const width of [358, 288])
      for (const isAmongRows of [false, true])
        it(`begins and ends with the ${isAmongRows ? 'rows' : 'facts'} below it in ${width} px, ${dir}`, () => {
          const { store } = world();
          bringTexts(store);
          const { root, find } = mount(
            <Provider store={store}>
              <div dir={dir} style={{ inlineSize: width, font: '14px sans-serif' }}>
                <AddressBox address={ADDRESS} isAmongRows={isAmongRows} />
                {isAmongRows ? (
                  <Row label="Term" end={<span>Value</span>} />
                ) : (
                  <dl className={facts}>
                    <Fact label="Term">Value</Fact>
                  </dl>
                )}
              </div>
            </Provider>,
          );
          const groups = [...root.querySelectorAll('[dir=ltr] > span')].map(inkOf);
          const term = inkOf(textOf(root, 'Term') as Element);
          const value = inkOf(textOf(root, 'Value') as Element);
          const icon = find('button svg').getBoundingClientRect();
          const button = find('button').getBoundingClientRect();
          const begins = (rect: { left: number; right: number }) => (dir === 'ltr' ? rect.left : -rect.right);
          const ends = (rect: { left: number; right: number }) => (dir === 'ltr' ? rect.right : -rect.left);
          expect(Math.min(...groups.map(begins))).to.be.closeTo(begins(term), 0.6);
          expect(ends(icon)).to.be.closeTo(ends(value), 0.6);
          expect([button.width, button.height]).to.deep.equal([44, 44]);
        });
});
