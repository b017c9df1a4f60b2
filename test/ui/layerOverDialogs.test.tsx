import { sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { Button } from '../../src/ui/Button.js';
import { press } from '../support/keys.js';
import { isModal, lastButton, layer, pageButton, reasons } from './layerFixture.js';
import { addToPage, cleanUp, middleOf, mount, nextFrame, stillness, until } from './mount.js';

const undo: (() => void)[] = [];

/** Listens like a page dialog that stops every event. */
function seizeOnPage(types: readonly string[], capture: boolean) {
  const heard: string[] = [];
  const seize = (event: Event) => {
    heard.push(event.type);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of types) document.addEventListener(type, seize, { capture, passive: false });
  undo.push(() => {
    for (const type of types) document.removeEventListener(type, seize, capture);
  });
  return heard;
}

/** A part of the page with a closed layer in it. */
function mountIn(part: HTMLElement) {
  const mounted = mount(layer({ open: false }));
  part.append(mounted.host);
  return mounted;
}

const pageDialog = () => addToPage('div', { role: 'dialog', tabIndex: -1, textContent: 'Checkout' });

describe('Layer over dialogs of the page', () => {
  beforeEach(() => reasons.splice(0));
  afterEach(() => {
    for (const run of undo.splice(0)) run();
    cleanUp();
  });

  for (const capture of [true, false]) {
    it(`keeps keys, focus and presses from ${capture ? 'capturing' : 'other'} listeners of the page`, async () => {
      const types = ['keydown', 'keyup', 'focusin', 'pointerdown', 'mousedown', 'click'];
      const heard = seizeOnPage(types, capture);
      let presses = 0;
      const children = (
        <>
          <input type="checkbox" aria-label="Agree" />
          <input aria-label="Amount" />
          <Button onClick={() => presses++}>First</Button>
        </>
      );
      const { root, find } = mount(layer({ children }));
      await stillness(root);
      const agree = find<HTMLInputElement>('input[type=checkbox]');
      await sendMouse({ type: 'click', position: middleOf(agree) });
      expect(agree.checked).to.equal(true);
      const amount = find<HTMLInputElement>('input:not([type])');
      await sendMouse({ type: 'click', position: middleOf(amount) });
      expect(root.activeElement).to.equal(amount);
      await press('7');
      expect(amount.value).to.equal('7');
      await press('Tab');
      expect(root.activeElement).to.equal(lastButton(root));
      await press('Enter');
      await sendMouse({ type: 'click', position: middleOf(lastButton(root)) });
      expect(presses).to.equal(2);
      await press('Escape');
      expect(reasons).to.deep.equal(['escape']);
      expect(heard).to.deep.equal([]);
    });
  }

  it('leaves the page its events once it is closed', async () => {
    const heard = seizeOnPage(['keydown'], true);
    const { render } = mount(layer());
    render(layer({ open: false }));
    await press('a');
    expect(heard).to.deep.equal(['keydown']);
  });

  it('is usable in an inert part of the page, also while a wallet is asked', async () => {
    const part = addToPage('section');
    const { host, root, render, find } = mountIn(part);
    part.inert = true;
    let presses = 0;
    const children = <Button onClick={() => presses++}>First</Button>;
    for (const modal of [true, false]) {
      render(layer({ modal, children }));
      expect(isModal(find('dialog'))).to.equal(true);
      const button = lastButton(root);
      expect(document.elementFromPoint(...middleOf(button))).to.equal(host);
      await sendMouse({ type: 'click', position: middleOf(button) });
      expect(root.activeElement).to.equal(button);
    }
    expect(presses).to.equal(2);
  });

  it('stays in the top layer where a part of the page around it is transformed', () => {
    const part = addToPage('section');
    part.style.cssText = 'position:fixed;inset:20%;transform:translateX(1px)';
    const { render, find } = mountIn(part);
    render(layer({ modal: false }));
    expect(isModal(find('dialog'))).to.equal(true);
    part.style.transform = 'none';
    render(layer());
    render(layer({ modal: false }));
    expect(isModal(find('dialog'))).to.equal(false);
  });

  it('stays in the top layer when the page would take its focus away', () => {
    const trap = addToPage('button', { textContent: 'Trap' });
    const pull = ({ target }: Event) => {
      if (target instanceof HTMLElement && target !== trap) trap.focus();
    };
    window.addEventListener('focus', pull, true);
    undo.push(() => window.removeEventListener('focus', pull, true));
    const { root, render, find } = mount(layer());
    render(layer({ modal: false }));
    expect(isModal(find('dialog'))).to.equal(true);
    expect(root.activeElement).to.equal(find('dialog'));
  });

  for (const when of ['before', 'after'] as const) {
    it(`is not hidden from assistive technology by what the page hid ${when} it opened`, async () => {
      const part = addToPage('section');
      const { host, render } = mountIn(part);
      const hide = () => {
        for (const one of [part, host]) one.setAttribute('aria-hidden', 'true');
      };
      const hidden = () => [part, host].map((one) => one.getAttribute('aria-hidden'));
      if (when === 'before') hide();
      render(layer());
      if (when === 'after') hide();
      await Promise.resolve();
      expect(hidden()).to.deep.equal(['false', 'false']);
      render(layer({ open: false }));
      expect(hidden()).to.deep.equal(['true', 'true']);
    });
  }

  it('hides nothing again that the page has shown meanwhile', async () => {
    const part = addToPage('section');
    const { host, render } = mountIn(part);
    part.setAttribute('aria-hidden', 'true');
    host.setAttribute('aria-hidden', 'true');
    render(layer());
    part.removeAttribute('aria-hidden');
    await Promise.resolve();
    host.setAttribute('aria-hidden', 'false');
    render(layer({ open: false }));
    expect(part.hasAttribute('aria-hidden')).to.equal(false);
    expect(host.getAttribute('aria-hidden')).to.equal('false');
  });

  it('returns the focus to a dialog that the page opened meanwhile', async () => {
    const button = pageButton();
    const { render } = mount(layer());
    const dialog = pageDialog();
    button.setAttribute('aria-hidden', 'true');
    render(layer({ open: false }));
    expect(document.activeElement).to.equal(dialog);
    button.removeAttribute('aria-hidden');
    button.focus();
    render(layer());
    render(layer({ open: false }));
    await nextFrame();
    expect(document.activeElement).to.equal(button);
  });

  it('focuses nothing that is hidden', () => {
    const button = pageButton();
    const { render } = mount(layer());
    const dialog = pageDialog();
    for (const one of [button, dialog]) one.setAttribute('aria-hidden', 'true');
    render(layer({ open: false }));
    expect([button, dialog]).not.to.include(document.activeElement);
  });

  it('leaves the focus to a native dialog that the page opens over it', async () => {
    pageButton();
    const { render, find } = mount(layer());
    const page = addToPage('dialog');
    const inner = document.createElement('button');
    page.append(inner);
    page.showModal();
    expect(document.activeElement).to.equal(inner);
    render(layer({ open: false }));
    expect(document.activeElement).to.equal(inner);
    await until(() => !find<HTMLDialogElement>('dialog').open);
    await press('Escape');
    expect(page.open).to.equal(false);
    expect(reasons).to.deep.equal([]);
  });
});
