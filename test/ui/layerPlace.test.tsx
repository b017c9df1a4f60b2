import { sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { Button } from '../../src/ui/Button.js';
import { press } from '../support/keys.js';
import { isModal, lastButton, layer, pageButton, reasons, tall, walletOverlay } from './layerFixture.js';
import { addToPage, cleanUp, middleOf, mount, nextFrame, until } from './mount.js';

describe('Layer beside wallets and page dialogs', () => {
  beforeEach(() => reasons.splice(0));
  afterEach(cleanUp);

  it('lets a wallet’s prompt be drawn over it and used while it is not modal', async () => {
    pageButton();
    const overlay = walletOverlay();
    let approvals = 0;
    overlay.addEventListener('click', () => approvals++);
    const { host, render } = mount(layer());
    expect(document.elementFromPoint(...middleOf(overlay))).to.equal(host);
    render(layer({ modal: false }));
    await sendMouse({ type: 'click', position: middleOf(overlay) });
    expect(approvals).to.equal(1);
    expect(document.activeElement).to.equal(overlay);
  });

  for (const [what, zIndex, isCovered] of [
    ['a header of Bootstrap', 1030, true],
    ['a header of a theme', 9_999, true],
    ['a wallet’s prompt', 99_999, false],
  ] as const) {
    it(`${isCovered ? 'covers' : 'leaves above it'} ${what} while it is not modal`, () => {
      const header = addToPage('header', { textContent: 'Site' });
      header.style.cssText = `position:fixed;inset:0 0 auto;height:40px;z-index:${zIndex}`;
      const { host, render } = mount(layer());
      render(layer({ modal: false }));
      expect(document.elementFromPoint(10, 10)).to.equal(isCovered ? host : header);
    });
  }

  it('keeps focus, typed text and scroll position when it leaves the top layer and returns', () => {
    pageButton();
    const { root, render, find } = mount(layer({ children: tall }));
    const input = find<HTMLInputElement>('input');
    input.focus();
    input.value = '12';
    const scroller = find('input').parentElement?.parentElement as HTMLElement;
    scroller.scrollTop = 500;
    for (const modal of [false, true]) {
      render(layer({ modal, children: tall }));
      expect(isModal(find('dialog'))).to.equal(modal);
      expect(root.activeElement).to.equal(input);
      expect(scroller.scrollTop).to.equal(500);
    }
    expect(input.value).to.equal('12');
  });

  it('restores focus after a wallet had it', async () => {
    pageButton();
    const overlay = walletOverlay();
    const { root, render, find } = mount(layer());
    find('button').focus();
    render(layer({ modal: false }));
    await sendMouse({ type: 'click', position: middleOf(overlay) });
    render(layer());
    expect(root.activeElement).to.equal(find('button'));
  });

  it('returns focus to the page even after it left the top layer', () => {
    const button = pageButton();
    const { render } = mount(layer());
    render(layer({ modal: false }));
    render(layer());
    render(layer({ modal: false }));
    render(layer({ modal: false, open: false }));
    expect(document.activeElement).to.equal(button);
  });

  it('asks to close on Escape outside the top layer, for keys pressed in it', async () => {
    const { find } = mount(layer({ modal: false }));
    await press('Escape');
    expect(reasons).to.deep.equal(['escape']);
    expect(find<HTMLDialogElement>('dialog').open).to.equal(true);
  });

  it('stays open when Escape in a wallet’s prompt brings it back', async () => {
    pageButton();
    const overlay = walletOverlay();
    const { render, find } = mount(layer());
    render(layer({ modal: false }));
    overlay.focus();
    overlay.addEventListener('keydown', () => render(layer()), { once: true });
    await press('Escape');
    await nextFrame();
    expect(reasons).to.deep.equal([]);
    expect(isModal(find('dialog'))).to.equal(true);
    await press('Escape');
    expect(reasons).to.deep.equal(['escape']);
  });

  it('stays usable over the page’s modal dialog while a wallet is asked', async () => {
    const page = addToPage('dialog');
    page.append(document.createElement('button'));
    page.showModal();
    let presses = 0;
    const children = <Button onClick={() => presses++}>First</Button>;
    const { root, render, find } = mount(layer({ children }));
    const button = lastButton(root);
    button.focus();
    render(layer({ modal: false, children }));
    expect(root.activeElement).to.equal(button);
    await sendMouse({ type: 'click', position: middleOf(button) });
    expect(presses).to.equal(1);
    render(layer({ open: false, children }));
    page.close();
    render(layer({ modal: false, children }));
    expect(isModal(find('dialog'))).to.equal(false);
  });

  it('works over a page dialog that traps focus and disables pointer events', async () => {
    const trap = addToPage('div', { tabIndex: 0 });
    const pull = ({ target }: Event) => {
      if (target instanceof Node && !trap.contains(target)) trap.focus();
    };
    const pullOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !trap.contains(relatedTarget)) trap.focus();
    };
    trap.focus();
    document.body.style.pointerEvents = 'none';
    document.addEventListener('focusin', pull);
    document.addEventListener('focusout', pullOut);
    const outside: string[] = [];
    const dismiss = () => outside.push('pointerdown');
    document.addEventListener('pointerdown', dismiss);
    try {
      let presses = 0;
      const children = <Button onClick={() => presses++}>First</Button>;
      const { host, root, render } = mount(layer({ children }));
      for (const modal of [true, false, true]) {
        render(layer({ modal, children }));
        await sendMouse({ type: 'click', position: middleOf(lastButton(root)) });
        await nextFrame();
        expect(document.activeElement).to.equal(host);
        expect(root.activeElement?.tagName).to.equal('BUTTON');
      }
      expect(presses).to.equal(3);
      expect(outside).to.deep.equal([]);
    } finally {
      document.body.style.pointerEvents = '';
      document.removeEventListener('focusin', pull);
      document.removeEventListener('focusout', pullOut);
      document.removeEventListener('pointerdown', dismiss);
    }
  });

  it('returns to the top layer when it renders after its host was moved', () => {
    const { host, root, render, find } = mount(layer());
    const place = addToPage('section');
    place.append(host);
    expect(isModal(find('dialog'))).to.equal(false);
    render(layer());
    expect(isModal(find('dialog'))).to.equal(true);
    expect(root.activeElement).to.equal(find('dialog'));
  });

  it('never reloads a slotted frame', async () => {
    const { host, render, find } = mount(layer({ open: false }));
    const frame = document.createElement('iframe');
    frame.slot = 'frame';
    frame.title = 'Frame';
    frame.src = '/.wtr/support/setup.js';
    let loads = 0;
    const loaded = new Promise((resolve) =>
      frame.addEventListener('load', () => {
        loads++;
        resolve(undefined);
      }),
    );
    host.append(frame);
    await loaded;
    render(layer());
    render(layer({ modal: false }));
    render(layer());
    render(layer({ open: false }));
    await until(() => getComputedStyle(find('dialog')).visibility === 'hidden');
    render(layer());
    await nextFrame();
    expect(loads).to.equal(1);
    expect(frame.getBoundingClientRect().width).to.be.greaterThan(0);
  });
});
