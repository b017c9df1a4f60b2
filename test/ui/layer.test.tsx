import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { Button } from '../../src/ui/Button.js';
import { Header } from '../../src/ui/Header.js';
import { IconButton } from '../../src/ui/IconButton.js';
import { Layer, type LayerProps } from '../../src/ui/layer/Layer.js';
import { ViewSwap } from '../../src/ui/layer/ViewSwap.js';
import { addToPage, cleanUp, middleOf, mount, nextFrame, until } from './mount.js';

type Options = Partial<LayerProps> & { view?: string };

const reasons: string[] = [];

const closeButton = (
  <IconButton label="Close" onClick={() => {}}>
    x
  </IconButton>
);

function layer({ view = 'one', children, ...props }: Options = {}) {
  return (
    <Layer open label="Connect" onRequestClose={(reason) => reasons.push(reason)} {...props}>
      <Header title={view} end={closeButton} />
      <ViewSwap viewKey={view} direction="next">
        {children ?? <Button onClick={() => {}}>First</Button>}
      </ViewSwap>
    </Layer>
  );
}

const tall = (
  <>
    <input aria-label="Amount" />
    <div style={{ blockSize: 3000 }} />
  </>
);

function pageButton(text = 'Page') {
  const button = addToPage('button', { textContent: text });
  button.style.cssText = 'position:fixed;left:4px;top:4px';
  button.focus();
  return button;
}

/** What a wallet draws into the page. */
function walletOverlay() {
  const overlay = addToPage('button', { textContent: 'Approve' });
  overlay.style.cssText = 'position:fixed;right:0;top:0;width:90px;height:60px;z-index:2147483647';
  return overlay;
}

const lastButton = (root: ShadowRoot) => [...root.querySelectorAll('button')].at(-1) as HTMLElement;
const isModal = (dialog: Element) => dialog.matches(':modal');

describe('Layer', () => {
  beforeEach(() => reasons.splice(0));
  afterEach(cleanUp);

  it('covers the page, takes it out of reach and puts focus on the title', () => {
    const button = pageButton();
    const { host, root, find } = mount(layer());
    expect(isModal(find('dialog'))).to.equal(true);
    expect(document.elementFromPoint(...middleOf(button))).to.equal(host);
    expect(root.activeElement).to.equal(find('h2'));
    button.focus();
    expect(document.activeElement).to.equal(host);
  });

  it('lets a view focus its own field', () => {
    pageButton();
    const focus = (input: HTMLInputElement | null) => input?.focus();
    const { root, find } = mount(layer({ children: <input ref={focus} aria-label="Code" /> }));
    expect(root.activeElement).to.equal(find('input'));
  });

  it('only asks to be closed on Escape, however often', async () => {
    const { find } = mount(layer());
    await sendKeys({ press: 'Escape' });
    await sendKeys({ press: 'Escape' });
    await sendKeys({ press: 'Escape' });
    expect(reasons).to.deep.equal(['escape', 'escape', 'escape']);
    expect(isModal(find('dialog'))).to.equal(true);
  });

  it('comes back when the browser closes it by itself', async () => {
    const { find } = mount(layer());
    find<HTMLDialogElement>('dialog').close();
    await until(() => isModal(find('dialog')));
    expect(reasons).to.deep.equal(['escape']);
  });

  it('takes a click on the scrim as a wish to close, but not a drag that ends there', async () => {
    const { find } = mount(layer());
    await sendMouse({ type: 'move', position: middleOf(find('h2')) });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [5, 5] });
    await sendMouse({ type: 'up' });
    expect(reasons).to.deep.equal([]);
    await sendMouse({ type: 'click', position: [5, 5] });
    expect(reasons).to.deep.equal(['backdrop']);
  });

  it('gives focus back to the deepest element that had it, in an open shadow root', () => {
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

  it('frees the page at once when it closes, and is gone after the animation', async () => {
    const button = pageButton();
    const { render, find } = mount(layer());
    render(layer({ open: false }));
    expect(document.elementFromPoint(...middleOf(button))).to.equal(button);
    expect(document.activeElement).to.equal(button);
    await until(() => getComputedStyle(find('dialog')).display === 'none');
    expect(find('dialog').querySelector('h2')).to.equal(null);
  });

  it('gives focus back when it is removed while open', () => {
    const button = pageButton();
    const { render } = mount(layer());
    render(null);
    expect(document.activeElement).to.equal(button);
    expect(document.documentElement.style.overflow).to.equal('');
  });

  it('lets a wallet draw over it and be used while it is not modal', async () => {
    pageButton();
    const overlay = walletOverlay();
    let approvals = 0;
    overlay.addEventListener('click', () => approvals++);
    const { host, render, find } = mount(layer());
    expect(document.elementFromPoint(...middleOf(overlay))).to.equal(host);
    render(layer({ modal: false }));
    expect(find('dialog').getAttribute('aria-modal')).to.equal(null);
    await sendMouse({ type: 'click', position: middleOf(overlay) });
    expect(approvals).to.equal(1);
    expect(document.activeElement).to.equal(overlay);
  });

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

  it('puts focus where it was after a wallet had it', async () => {
    pageButton();
    const overlay = walletOverlay();
    const { root, render, find } = mount(layer());
    find('button').focus();
    render(layer({ modal: false }));
    await sendMouse({ type: 'click', position: middleOf(overlay) });
    render(layer());
    expect(root.activeElement).to.equal(find('button'));
  });

  it('gives focus back to the page also after it left the top layer', () => {
    const button = pageButton();
    const { render } = mount(layer());
    render(layer({ modal: false }));
    render(layer());
    render(layer({ modal: false }));
    render(layer({ modal: false, open: false }));
    expect(document.activeElement).to.equal(button);
  });

  it('asks to be closed on Escape also outside the top layer, for keys pressed in it', async () => {
    const { find } = mount(layer({ modal: false }));
    await sendKeys({ press: 'Escape' });
    expect(reasons).to.deep.equal(['escape']);
    expect(find<HTMLDialogElement>('dialog').open).to.equal(true);
  });

  it('works over a page dialog that pulls focus back and switches pointers off', async () => {
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

  it('keeps typing from the shortcuts of the page', async () => {
    const keys: string[] = [];
    const shortcut = ({ key }: KeyboardEvent) => keys.push(key);
    document.addEventListener('keydown', shortcut);
    try {
      const { find } = mount(layer({ children: <input aria-label="Name" /> }));
      find('input').focus();
      await sendKeys({ type: 'ab' });
      expect(find<HTMLInputElement>('input').value).to.equal('ab');
      expect(keys).to.deep.equal([]);
    } finally {
      document.removeEventListener('keydown', shortcut);
    }
  });

  it('is back in the top layer after its host was moved in the page', async () => {
    const { host, root, find } = mount(layer());
    const place = addToPage('section');
    place.append(host);
    expect(isModal(find('dialog'))).to.equal(false);
    await until(() => isModal(find('dialog')));
    expect(root.activeElement).to.equal(find('h2'));
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
    await until(() => getComputedStyle(find('dialog')).display === 'none');
    render(layer());
    await nextFrame();
    expect(loads).to.equal(1);
    expect(frame.getBoundingClientRect().width).to.be.greaterThan(0);
  });

  it('moves focus to the title of a new view, but not out of the page when it had no focus', async () => {
    const { root, render, find } = mount(layer());
    find('button').focus();
    render(layer({ view: 'two' }));
    expect(root.activeElement).to.equal(find('h2'));
    expect(find('h2').textContent).to.equal('two');
    cleanUp();
    const inline = mount(layer({ inline: true }), { inline: '' });
    const button = pageButton();
    inline.render(layer({ inline: true, view: 'two' }));
    expect(document.activeElement).to.equal(button);
  });

  it('is a plain section when inline, and leaves the page alone', () => {
    const button = pageButton();
    const { root, find } = mount(layer({ inline: true }), { inline: '' });
    expect(root.querySelector('dialog')).to.equal(null);
    expect(find('section').getAttribute('aria-label')).to.equal('Connect');
    expect(document.activeElement).to.equal(button);
    expect(document.documentElement.style.overflow).to.equal('');
  });

  it('holds the page still while any layer is open and restores what the page had set', () => {
    const { style } = document.documentElement;
    style.overflow = 'clip';
    const first = mount(layer());
    const second = mount(layer());
    expect(style.overflow).to.equal('hidden');
    first.render(layer({ open: false }));
    expect(style.overflow).to.equal('hidden');
    second.render(layer({ open: false }));
    expect(style.overflow).to.equal('clip');
    style.overflow = '';
  });
});
