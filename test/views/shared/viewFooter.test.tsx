import { expect } from 'chai';
import { ViewFooter } from '../../../src/views/shared/ViewFooter.js';
import { until } from '../../support/promises.js';
import { cleanUp, mount } from '../../ui/mount.js';

afterEach(cleanUp);

/** A button of 48 px below a field, in a card whose content has room for `height` px. */
async function show(height: number) {
  const { find } = mount(
    <div data-scroller="" style={{ blockSize: height, overflow: 'auto' }}>
      <div style={{ display: 'grid', padding: 16 }}>
        <div style={{ blockSize: 900 }}>
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
  /** How much of the button one sees without scrolling. */
  const seen = () => scroller.getBoundingClientRect().bottom - rectOf('button').top;
  return { scroller, rectOf, seen, find };
}

describe('the buttons at the end of a view', () => {
  it('stay in sight, with the air of the other edges, and cover nothing that has the focus', async () => {
    const { scroller, rectOf, seen, find } = await show(500);
    await until(() => scroller.style.scrollPaddingBlockEnd === '72px', 'room for what has the focus');
    expect(seen()).to.equal(64);
    // As browsers do with what gets the focus. That of the tests in WebKitGTK has none.
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
});
