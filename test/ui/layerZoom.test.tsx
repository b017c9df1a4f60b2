import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { Tooltip } from '../../src/ui/Tooltip.js';
import { VirtualList } from '../../src/ui/VirtualList.js';
import { setsViewport } from '../support/abilities.js';
import { press } from '../support/keys.js';
import { isModal, layer, tall } from './layerFixture.js';
import { cleanUp, mount, nextFrame, stillness, until } from './mount.js';

const ROOTS = { html: document.documentElement, body: document.body };

function expectInWindow(element: Element): void {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  expect(left, 'left').to.be.at.least(-1);
  expect(top, 'top').to.be.at.least(-1);
  expect(right, 'right').to.be.at.most(innerWidth + 1);
  expect(bottom, 'bottom').to.be.at.most(innerHeight + 1);
}

async function resize(width: number, height: number): Promise<void> {
  await setViewport({ width, height });
  await until(() => innerWidth === width && innerHeight === height);
}

const tooltip = (
  <Tooltip text="0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045">
    <button type="button">0xd8…6045</button>
  </Tooltip>
);

/** Shows the first button's tooltip. */
async function shownTooltip(find: (selector: string) => HTMLElement): Promise<HTMLElement> {
  const shown = find('[role=tooltip]');
  for (let tries = 0; !shown.matches(':popover-open') && tries < 4; tries++) {
    await press('Tab');
    await nextFrame();
  }
  await until(() => shown.matches(':popover-open'));
  return shown;
}

describe('on a page with the CSS property zoom', () => {
  afterEach(async () => {
    cleanUp();
    for (const root of Object.values(ROOTS)) root.style.zoom = '';
    if (setsViewport) await resize(800, 600);
  });

  for (const [name, root] of Object.entries(ROOTS))
    for (const zoom of [0.5, 1, 1.1, 1.5, 2]) {
      const of = `${zoom} on ${name}`;

      it(`the card, with a zoom of ${of}, is in the window and as wide as on other pages`, async () => {
        root.style.zoom = `${zoom}`;
        const { find, root: shadow } = mount(layer({ children: tall }));
        await stillness(shadow);
        const card = find('[part=card]');
        expectInWindow(card);
        const { width, height, left } = card.getBoundingClientRect();
        expect(width).to.be.closeTo(360, 1);
        expect(left).to.be.closeTo((innerWidth - 360) / 2, 1);
        expect(height).to.be.above(innerHeight - 40);
      });

      it(`no room is kept for a scrollbar, and a wallet can draw above it, with a zoom of ${of}`, async () => {
        root.style.zoom = `${zoom}`;
        const { find, render } = mount(layer());
        await until(() => ROOTS.html.style.overflow === 'hidden');
        expect(ROOTS.html.style.scrollbarGutter).to.equal('');
        render(layer({ modal: false }));
        expect(isModal(find('dialog'))).to.equal(false);
      });

      it(`a tooltip in the corner, with a zoom of ${of}, is in the window and above its button`, async function () {
        // WebKit without this property measures in zoomed px.
        if (!('currentCSSZoom' in root)) this.skip();
        root.style.zoom = `${zoom}`;
        const { find } = mount(<div style={{ position: 'fixed', right: 20, bottom: 20 }}>{tooltip}</div>);
        const shown = await shownTooltip(find);
        expectInWindow(shown);
        const button = find('[aria-describedby]').getBoundingClientRect();
        const { left, right, bottom } = shown.getBoundingClientRect();
        expect(button.top - bottom).to.be.closeTo(8, 1);
        expect(left, 'left').to.be.below(button.right);
        expect(right, 'right').to.be.above(button.left);
      });

      it(`a tooltip, with a zoom of ${of}, is in the window and beside its button`, async () => {
        root.style.zoom = `${zoom}`;
        const { find } = mount(layer({ children: tooltip, inline: true }));
        const shown = await shownTooltip(find);
        expectInWindow(shown);
        const button = find('[aria-describedby]').getBoundingClientRect();
        const { top, bottom } = shown.getBoundingClientRect();
        expect(Math.min(Math.abs(button.top - bottom), Math.abs(top - button.bottom))).to.be.closeTo(8, 1);
      });
    }

  it('the card is in the window when the page, its body and the element have a zoom each', async () => {
    ROOTS.html.style.zoom = '0.8';
    ROOTS.body.style.zoom = '1.5';
    const { find, host, root } = mount(layer({ children: tall }));
    host.style.zoom = '2';
    dispatchEvent(new Event('resize'));
    await stillness(root);
    const card = find('[part=card]');
    expectInWindow(card);
    expect(card.getBoundingClientRect().width).to.be.closeTo(360, 1);
  });

  it('the card follows when the zoom changes with the size of the window', async () => {
    const { find, root } = mount(layer({ children: tall }));
    await stillness(root);
    ROOTS.html.style.zoom = '2';
    dispatchEvent(new Event('resize'));
    expectInWindow(find('[part=card]'));
  });

  it('a sheet is at the lower edge of the window, over all of its width', async function () {
    if (!setsViewport) this.skip();
    await resize(400, 600);
    for (const zoom of ['0.5', '2']) {
      ROOTS.html.style.zoom = zoom;
      const { find, root } = mount(layer({ children: tall }));
      await stillness(root);
      const { left, right, top, bottom } = find('[part=card]').getBoundingClientRect();
      expect([left, right, bottom].map(Math.round), zoom).to.deep.equal([0, 400, 600]);
      expect(top, zoom).to.be.at.least(0);
      cleanUp();
    }
  });

  it('a long list draws the rows that are in view', async () => {
    for (const zoom of ['0.5', '2']) {
      ROOTS.body.style.zoom = zoom;
      const items = Array.from({ length: 300 }, (_, at) => at);
      const { find, root } = mount(
        layer({
          inline: true,
          children: (
            <>
              <div style={{ blockSize: 500 }} />
              <VirtualList
                label="Rows"
                items={items}
                subject=""
                onReach={() => undefined}
                onLeaveTop={() => undefined}
              >
                {(at) => (
                  <div key={at} data-row="" style={{ blockSize: 40 }}>
                    {at}
                  </div>
                )}
              </VirtualList>
            </>
          ),
        }),
      );
      await stillness(root);
      const scroller = find('[data-scroller]');
      scroller.scrollTop = 5_000;
      const { top, bottom } = scroller.getBoundingClientRect();
      for (const place of [top + 30, (top + bottom) / 2, bottom - 30]) {
        await until(() =>
          [...root.querySelectorAll('li')].some((row) => {
            const box = row.getBoundingClientRect();
            return box.top <= place && place <= box.bottom;
          }),
        );
      }
      cleanUp();
    }
  });
});
