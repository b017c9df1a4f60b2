import { emulateMedia, sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { afterPaint } from '../../src/lib/browser/afterPaint.js';
import { Header } from '../../src/ui/Header.js';
import { emulatesMedia } from '../support/abilities.js';
import { press, type } from '../support/keys.js';
import { isModal, layer, pageButton, reasons, tall } from './layerFixture.js';
import { addToPage, cleanUp, middleOf, mount, nextFrame, until } from './mount.js';

const painted = () => new Promise<void>((resolve) => void afterPaint(resolve));

/** React releases the previous test's layer a moment after it has left the page. */
const unlocked = () => until(() => document.documentElement.style.overflow === '');

describe('Layer', () => {
  beforeEach(() => reasons.splice(0));
  afterEach(cleanUp);

  it('covers the page, makes it inert and takes the focus', () => {
    const button = pageButton();
    const { host, root, find } = mount(layer());
    expect(isModal(find('dialog'))).to.equal(true);
    expect(document.elementFromPoint(...middleOf(button))).to.equal(host);
    expect(root.activeElement).to.equal(find('dialog'));
    button.focus();
    expect(document.activeElement).to.equal(host);
  });

  it('renders what waits in it unseen and out of reach, and keeps it when it opens', () => {
    const waiting = <Header title="Waiting" start={<button type="button">Help</button>} />;
    const closed = { open: false, waiting, children: waiting };
    const { render, find } = mount(layer(closed));
    const heading = find('h2');
    const help = find<HTMLButtonElement>('button');
    help.focus();
    expect(document.activeElement).to.equal(document.body);
    expect(help.checkVisibility({ visibilityProperty: true })).to.equal(false);
    render(layer({ ...closed, open: true }));
    expect(find('h2')).to.equal(heading);
    expect(isModal(find('dialog'))).to.equal(true);
  });

  it('only asks to be closed on Escape, however often', async () => {
    const { find } = mount(layer());
    await press('Escape');
    await press('Escape');
    await press('Escape');
    expect(reasons).to.deep.equal(['escape', 'escape', 'escape']);
    expect(isModal(find('dialog'))).to.equal(true);
  });

  it('reopens when the browser closes it by itself', async () => {
    const { find } = mount(layer());
    await nextFrame();
    find<HTMLDialogElement>('dialog').close();
    await until(() => isModal(find('dialog')));
    expect(reasons).to.deep.equal(['escape']);
  });

  it('asks to close on a scrim click, but not on a drag that ends there', async () => {
    const { find } = mount(layer());
    await sendMouse({ type: 'move', position: middleOf(find('h2')) });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [5, 5] });
    await sendMouse({ type: 'up' });
    expect(reasons).to.deep.equal([]);
    await sendMouse({ type: 'click', position: [5, 5] });
    expect(reasons).to.deep.equal(['backdrop']);
  });

  it('keeps its top edge while its view grows and shrinks, as long as there is room', async () => {
    const show = (blockSize: number, view = 'one') =>
      layer({ view, children: <div style={{ blockSize }} /> });
    const { find, render, root } = mount(show(200));
    const card = find('[part=card]');
    const look = async () => {
      await nextFrame();
      for (const animation of root.getAnimations()) animation.finish();
      const { top, bottom } = card.getBoundingClientRect();
      return { top, middle: (top + bottom) / 2, bottom };
    };
    const first = await look();
    expect(first.middle).to.be.closeTo(innerHeight / 2, 1);
    for (const height of [264, 120, 200]) {
      render(show(height));
      expect((await look()).top, `${height} px`).to.be.closeTo(first.top, 1);
    }
    render(show(3000));
    expect(await look()).to.deep.include({ top: 16, bottom: innerHeight - 16 });
    render(show(264, 'two'));
    expect((await look()).middle).to.be.closeTo(innerHeight / 2, 1);
  });

  (emulatesMedia ? it : it.skip)('shakes; under reduced motion it has a red edge instead', async () => {
    const { find } = mount(layer({ shaking: true }));
    const card = find('[part=card]');
    const times = () => card.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration);
    expect(times()).to.include(500);
    expect(getComputedStyle(card).outlineStyle).to.equal('none');
    await emulateMedia({ reducedMotion: 'reduce' });
    try {
      expect(times()).to.deep.equal([]);
      expect(getComputedStyle(card).outlineStyle).to.equal('solid');
    } finally {
      await emulateMedia({ reducedMotion: 'no-preference' });
    }
  });

  it('returns focus to the innermost focused element, in open shadow roots too', () => {
    const page = addToPage('div');
    page.attachShadow({ mode: 'open' });
    const inner = document.createElement('button');
    page.shadowRoot?.append(inner);
    inner.focus();
    const { render } = mount(layer());
    expect(document.activeElement).to.not.equal(page);
    render(layer({ open: false }));
    expect(page.shadowRoot?.activeElement).to.equal(inner);
  });

  it('frees the page at once when it closes, and disappears after the animation', async () => {
    const button = pageButton();
    const { render, find } = mount(layer());
    render(layer({ open: false }));
    expect(document.elementFromPoint(...middleOf(button))).to.equal(button);
    expect(document.activeElement).to.equal(button);
    await until(() => getComputedStyle(find('dialog')).visibility === 'hidden');
    expect(find('dialog').querySelector('h2')).to.equal(null);
  });

  it('returns focus and page scrolling when removed while open', async () => {
    const button = pageButton();
    const { render } = mount(layer());
    const { style } = document.documentElement;
    await until(() => style.overflow === 'hidden');
    render(null);
    expect(document.activeElement).to.equal(button);
    await 0;
    expect(style.overflow).to.equal('');
  });

  for (const inline of [false, true]) {
    it(`keeps keys from the page’s shortcuts (${inline ? 'inline' : 'dialog'})`, async () => {
      const keys: string[] = [];
      const shortcut = ({ key }: KeyboardEvent) => keys.push(key);
      document.addEventListener('keydown', shortcut);
      const { find } = mount(layer({ inline, children: <input aria-label="Name" /> }));
      find('input').focus();
      await type('ab');
      document.removeEventListener('keydown', shortcut);
      expect(find<HTMLInputElement>('input').value).to.equal('ab');
      expect(keys).to.deep.equal([]);
    });
  }

  for (const [inline, heard] of [
    [false, []],
    [true, ['k']],
  ] as const) {
    it(`${inline ? 'lets' : 'does not let'} the page hear keys on its buttons (${inline ? 'inline' : 'dialog'})`, async () => {
      const keys: string[] = [];
      const shortcut = ({ key }: KeyboardEvent) => keys.push(key);
      document.addEventListener('keydown', shortcut);
      const { find } = mount(layer({ inline, children: <button type="button">Pay</button> }));
      find<HTMLButtonElement>('button:not([aria-label])').focus();
      await type('k');
      document.removeEventListener('keydown', shortcut);
      expect(keys).to.deep.equal(heard);
    });
  }

  it('stays above an on-screen keyboard', () => {
    const real = window.visualViewport;
    const view = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: view });
    const { find } = mount(layer({ children: tall }));
    const bottom = () => find('[part=card]').getBoundingClientRect().bottom;
    view.height = innerHeight - 250;
    view.dispatchEvent(new Event('resize'));
    expect(bottom()).to.be.at.most(view.height);
    view.scale = 2;
    view.dispatchEvent(new Event('resize'));
    expect(bottom()).to.be.above(view.height);
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: real });
  });

  it('is a plain section when inline, and does not affect the page', () => {
    const button = pageButton();
    const { root, find } = mount(layer({ inline: true }), { inline: '' });
    expect(root.querySelector('dialog')).to.equal(null);
    expect(find('section').getAttribute('aria-labelledby')).to.equal(find('h2').id);
    expect(document.activeElement).to.equal(button);
    expect(document.documentElement.style.overflow).to.equal('');
  });

  for (const inline of [false, true]) {
    it(`ends no line within a Korean word (${inline ? 'inline' : 'dialog'})`, () => {
      const { find } = mount(layer({ inline, lang: 'ko' }));
      expect(getComputedStyle(find('h2')).wordBreak).to.equal('keep-all');
    });
  }

  it('locks page scrolling while any layer is open, and restores the page’s styles', async () => {
    const { style } = document.documentElement;
    await unlocked();
    style.overflow = 'clip';
    const first = mount(layer());
    const second = mount(layer());
    await until(() => style.overflow === 'hidden');
    first.render(layer({ open: false }));
    await 0;
    expect(style.overflow).to.equal('hidden');
    second.render(layer({ open: false }));
    await 0;
    expect(style.overflow).to.equal('clip');
    style.overflow = '';
  });

  it('keeps the page locked when another layer replaces it, and not after closing at once', async () => {
    const { style } = document.documentElement;
    await unlocked();
    const first = mount(layer());
    await until(() => style.overflow === 'hidden');
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(style.overflow));
    observer.observe(document.documentElement, { attributes: true });
    first.render(layer({ open: false }));
    const second = mount(layer());
    await painted();
    expect(seen).to.deep.equal([]);
    second.render(layer({ open: false }));
    await until(() => style.overflow === '');
    second.render(layer());
    second.render(layer({ open: false }));
    await painted();
    observer.disconnect();
    expect(seen).to.deep.equal(['']);
  });
});
