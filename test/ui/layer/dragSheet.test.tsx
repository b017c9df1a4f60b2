import { emulateMedia, sendMouse, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { emulatesMedia, setsViewport } from '../../support/abilities.js';
import { layer, reasons } from '../layerFixture.js';
import { cleanUp, middleOf, mount, nextFrame, until } from '../mount.js';

const box = <div style={{ blockSize: 300 }} />;
let isDown = false;
async function letGo() {
  if (isDown) await sendMouse({ type: 'up' });
  isDown = false;
}
const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);

/** An open sheet at rest, with a finger on its header. */
async function setUp(props: Parameters<typeof layer>[0] = {}) {
  const here = mount(layer({ children: box, ...props }));
  await nextFrame();
  for (const animation of here.root.getAnimations()) animation.finish();
  const card = here.find('[part=card]');
  const top = topOf(card);
  let at: [number, number] = [0, 0];
  const move = async (down: number, steps = 4) => {
    const [x, from] = at;
    for (let step = 1; step <= steps; step++) {
      at = [x, from + Math.round((down * step) / steps)];
      await sendMouse({ type: 'move', position: at });
    }
  };
  return {
    ...here,
    card,
    scrim: () => Number(getComputedStyle(here.find('dialog > div')).opacity),
    /** The distance that it has moved, in px. */
    offset: () => topOf(card) - top,
    move,
    async grab(target: Element = here.find('h2')) {
      at = middleOf(target);
      await sendMouse({ type: 'move', position: at });
      await sendMouse({ type: 'down' });
      isDown = true;
    },
    letGo,
    /** Rests the finger long enough that it doesn't flick. */
    hold: () => new Promise((resolve) => setTimeout(resolve, 150)),
  };
}

(setsViewport ? describe : describe.skip)('A sheet', () => {
  beforeEach(async () => {
    reasons.splice(0);
    await setViewport({ width: 360, height: 640 });
  });
  afterEach(async () => {
    await letGo();
    cleanUp();
    if (emulatesMedia) await emulateMedia({ reducedMotion: 'no-preference' });
    await setViewport({ width: 800, height: 600 });
  });

  it('has a handle without a name or tab stop', async () => {
    const { find, root } = await setUp();
    const handle = getComputedStyle(find('[data-handle]'), '::before');
    expect([handle.inlineSize, handle.blockSize]).to.deep.equal(['36px', '4px']);
    expect(handle.backgroundColor).to.not.equal('rgba(0, 0, 0, 0)');
    expect([...root.querySelectorAll('button, [tabindex="0"]')]).to.have.length(1);
  });

  it('follows the finger, reveals the page, and asks to close when released far down', async () => {
    const { grab, move, offset, scrim, letGo, hold } = await setUp();
    await grab();
    await move(180);
    expect(offset()).to.equal(180);
    expect(scrim()).to.be.within(0.3, 0.7);
    await hold();
    expect(reasons).to.deep.equal([]);
    await letGo();
    expect(reasons).to.deep.equal(['drag']);
  });

  it('springs back when released after a short drag', async () => {
    const { grab, move, offset, scrim, letGo, hold } = await setUp();
    await grab();
    await move(40);
    await hold();
    await letGo();
    await until(() => offset() === 0 && scrim() === 1);
    expect(reasons).to.deep.equal([]);
  });

  it('springs back when closing is refused', async () => {
    const { grab, move, offset, letGo } = await setUp();
    await grab();
    await move(300);
    await letGo();
    expect(reasons).to.deep.equal(['drag']);
    await until(() => offset() === 0);
  });

  it('continues from where it was released, and is in place when reopened', async () => {
    const { grab, move, offset, letGo, render, find } = await setUp();
    await grab();
    await move(300);
    await letGo();
    render(layer({ children: box, open: false }));
    expect(offset()).to.be.at.least(300);
    expect(find('dialog').hasAttribute('data-leaving')).to.equal(true);
    render(layer({ children: box }));
    for (const animation of find('[part=card]').getAnimations()) animation.finish();
    expect(offset()).to.equal(0);
  });

  it('does not move up', async () => {
    const { grab, move, offset } = await setUp();
    await grab();
    await move(-80);
    expect(offset()).to.equal(0);
  });

  it('ignores the click that ends a drag', async () => {
    const { grab, move, letGo, find, hold } = await setUp();
    let clicks = 0;
    find('button').addEventListener('click', () => clicks++);
    await grab(find('button'));
    await move(20);
    await move(-20);
    await hold();
    await letGo();
    expect(clicks).to.equal(0);
    await grab(find('button'));
    await letGo();
    expect(clicks).to.equal(1);
  });

  for (const [what, width, handle] of [
    ['its content', 360, '[data-scroller]'],
    ['the header on a wide screen', 800, 'h2'],
  ] as const) {
    it(`is not dragged by ${what}`, async () => {
      await setViewport({ width, height: 640 });
      const { grab, move, offset, find } = await setUp();
      await grab(find(handle));
      await move(100);
      expect(offset()).to.equal(0);
      await letGo();
      expect(reasons).to.deep.equal([]);
    });
  }

  it('springs back when the browser cancels the pointer', async () => {
    const { grab, move, offset, card } = await setUp();
    let pointerId = -1;
    card.addEventListener('pointerdown', (event) => {
      ({ pointerId } = event);
    });
    await grab();
    await move(300);
    card.dispatchEvent(new PointerEvent('pointercancel', { pointerId, isPrimary: true }));
    await until(() => offset() === 0);
    expect(reasons).to.deep.equal([]);
  });

  (emulatesMedia ? it : it.skip)('jumps into place under reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const { grab, move, letGo, hold, offset, card, find, render } = await setUp();
    await grab();
    await move(40);
    await hold();
    await letGo();
    expect(offset()).to.equal(0);
    expect(card.getAnimations()).to.deep.equal([]);
    await grab();
    await move(300);
    await letGo();
    render(layer({ children: box, open: false }));
    expect(find('dialog').hasAttribute('data-leaving')).to.equal(false);
    expect(card.getAnimations()).to.deep.equal([]);
  });
});
