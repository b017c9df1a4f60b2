import { expect } from 'chai';
import { ViewFooter } from '../../../src/views/shared/ViewFooter.js';
import { until } from '../../support/promises.js';
import { cleanUp, mount } from '../../ui/mount.js';

afterEach(cleanUp);

/** A button of 48 px below a field, in a card whose content has room for `height` px. */
async function show(height: number) {
  const { find } = mount(
    <div data-scroller="" style={{ blockSize: height, overflow: 'auto' }}>
      <div style={{ display: 'grid', gap: 16, padding: 16 }}>
        <div data-content="" style={{ blockSize: 900 }}>
          <input style={{ marginBlockStart: 500 }} />
        </div>
        <ViewFooter>
          <button type="button" style={{ blockSize: 48 }}>
            Act
          </button>
        </ViewFooter>
      </div>
    </div>,
  );
  const scroller = find('[data-scroller]');
  const rectOf = (selector: string) => find(selector).getBoundingClientRect();
  /** The height that is visible from the button's top on, in px. */
  const seen = () => scroller.getBoundingClientRect().bottom - rectOf('button').top;
  return { scroller, rectOf, seen, find };
}

describe('the buttons at the end of a view', () => {
  it('stay in sight, with the air of the other edges, and cover nothing that has the focus', async () => {
    const { scroller, rectOf, seen, find } = await show(500);
    await until(() => scroller.style.scrollPaddingBlockEnd === '80px', 'room for what has the focus');
    expect(seen()).to.equal(64);
    // Browsers do this for a focused element, but WebKitGTK doesn't in tests.
    find('input').scrollIntoView({ block: 'nearest' });
    expect(rectOf('input').bottom).to.be.at.most(rectOf('button').top);
    scroller.scrollTop = scroller.scrollHeight;
    expect(seen()).to.equal(64);
  });

  it('scroll with the rest where they would cover too much, and stay again when there is room', async () => {
    const { scroller, seen } = await show(150);
    await until(() => seen() < 0, 'out of sight');
    expect(scroller.style.scrollPaddingBlockEnd).to.equal('');
    scroller.style.blockSize = '400px';
    await until(() => seen() === 64, 'in sight');
  });

  it('have the same air above them as below, and a line above that while content is below them', async () => {
    const { scroller, rectOf, find } = await show(500);
    const line = () => {
      const { content, borderTopStyle } = getComputedStyle(footer, '::before');
      return content !== 'none' && borderTopStyle === 'solid';
    };
    const footer = find('button').parentElement as HTMLElement;
    await until(line, 'the line');
    const button = rectOf('button');
    const { top, bottom } = footer.getBoundingClientRect();
    expect([button.top - top, bottom - button.bottom]).to.deep.equal([16, 16]);
    scroller.scrollTop = scroller.scrollHeight;
    await until(() => !line(), 'no line at the end');
    expect(Math.round(footer.getBoundingClientRect().top - rectOf('[data-content]').bottom)).to.equal(0);
    scroller.scrollTop -= 20;
    await until(line, 'the line again');
    scroller.style.blockSize = '150px';
    await until(() => !line(), 'no line where they scroll with the rest');
  });

  it('have a line as soon as content grows below them', async () => {
    const { find } = await show(700);
    const footer = find('button').parentElement as HTMLElement;
    const hasLine = () => footer.matches('[data-covers]');
    await until(hasLine, 'the line');
    find('[data-content]').style.blockSize = '530px';
    await until(() => !hasLine(), 'all in sight');
    find('[data-content]').style.blockSize = '900px';
    await until(hasLine, 'the line again');
  });
});
