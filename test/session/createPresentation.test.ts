import { expect } from 'chai';
import { ElementParts } from '../../src/elements/elementParts.js';
import { WalletModalError } from '../../src/lib/errors.js';
import type { CloseReason } from '../../src/lib/state.js';
import { loadLanguage } from '../../src/locales/languages.js';
import { announce } from '../../src/sandbox/index.js';
import type { Session } from '../../src/session/session.js';
import { addWallet, later, type Modal, remembering } from '../elements/support.js';
import { makeWallet } from '../sandbox/support.js';
import { expectAccessible } from '../support/axe.js';
import { fixture } from '../support/fixture.js';
import { focused, press } from '../support/keys.js';
import { settled, until } from '../support/promises.js';
import { mockNetwork } from '../support/worker.js';
import { DIRECTORY, directory } from '../views/directory.js';

const firstList = import('../../src/session/firstListPart.js');
const island = import('../../src/session/mountIsland.js');
/** The texts, which load alongside the code. */
const texts = ['en', 'ar'].map(async (locale) => (await loadLanguage(locale)).parts());

const ends: (() => void)[] = [];

/** An element with a session and no interface. */
async function start(attributes = '', properties: Partial<Modal> = {}) {
  const main = fixture(
    `<div><button>Before</button><wallet-modal remember="none" ${attributes}></wallet-modal></div>`,
  );
  const modal = Object.assign(main.querySelector('wallet-modal') as Modal, properties);
  const closed: CloseReason[] = [];
  const parts = new ElementParts(modal, {
    open: async () => true,
    close(reason) {
      closed.push(reason);
      session.presentation.close();
    },
    publish: () => {},
  });
  const session: Session = await parts.session();
  ends.push(() => parts.end());
  const root = modal.shadowRoot as ShadowRoot;
  let arrive = (_: typeof island) => {};
  const loading: typeof island = new Promise((resolve) => {
    arrive = resolve;
  });
  return {
    modal,
    session,
    closed,
    root,
    before: main.querySelector('button') as HTMLButtonElement,
    /** Prepares the opening while the interface is still loading. Returns the first list, if it is shown. */
    async show(view: string | null = '') {
      void session.presentation.prepare({ firstList, interface: loading }, view ?? undefined);
      await Promise.all(texts);
      // Even loaded files take some turns.
      for (let turn = 0; turn < 10 && !root.querySelector('dialog'); turn += 1) await settled();
      return root.querySelector('dialog');
    },
    /** Lets the interface arrive and open. */
    async takeOver() {
      arrive(island);
      const open = await session.presentation.prepare({ firstList, interface: loading });
      open();
      return root.querySelector('dialog') as HTMLDialogElement;
    },
  };
}

const wallets = (count: number) => {
  for (const name of ['Amber', 'Birch', 'Coral', 'Dune', 'Elm', 'Fjord', 'Grove', 'Heath', 'Iris'].slice(
    0,
    count,
  ))
    addWallet(name);
};

/** The visible elements and their places. */
const looks = (dialog: Element) =>
  [...dialog.querySelectorAll('[part=card], h2, button, a, p, li')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const name = element.ariaLabel ?? element.textContent;
    return [element.localName, name, ...[x, y, width, height].map(Math.round)].join(' ');
  });

function finishAnimations(root: ShadowRoot) {
  for (const animation of root.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}

/** Every later focus move in the modal, as origin and target. */
function focusMoves(root: ShadowRoot) {
  const moves: (readonly (EventTarget | null)[])[] = [];
  const note = (event: Event) => moves.push([(event as FocusEvent).relatedTarget, event.target]);
  root.addEventListener('focusin', note);
  return moves;
}

const buttonIn = (dialog: Element, words: string) =>
  [...dialog.querySelectorAll('button')].find((one) =>
    (one.ariaLabel ?? one.textContent)?.includes(words),
  ) as HTMLButtonElement;

describe('the first list', () => {
  // Before the network handlers are removed, because the interface may still send requests.
  afterEach(() => {
    for (const end of ends.splice(0).reverse()) end();
  });
  mockNetwork(...directory().handlers);

  it('leaves the focus in the modal when the interface takes its place, and the interface returns it', async () => {
    wallets(2);
    const { show, takeOver, before, root, session } = await start();
    before.focus();
    let returned = 0;
    before.addEventListener('focus', () => {
      returned += 1;
    });
    await show();
    const first = root.activeElement;
    expect(first?.localName).to.equal('dialog');
    const moves = focusMoves(root);
    expect(await takeOver()).to.equal(first);
    expect(root.activeElement).to.equal(first);
    expect(moves).to.deep.equal([]);
    expect(returned).to.equal(0);
    session.presentation.close();
    await until(() => document.activeElement === before, 'the focus where it was');
  });

  for (const [what, attributes, count] of [
    ['rows', '', 2],
    ['many rows', 'app-name="Shop"', 8],
    ['right-to-left', 'lang="ar" dir="rtl" locale="ar" app-name="Shop"', 2],
    ['terms', 'terms-url="https://example.org/t" privacy-url="https://example.org/p"', 1],
    ['a directory', DIRECTORY, 2],
    ['one column', `${DIRECTORY} layout="compact"`, 2],
    ['only a directory', `${DIRECTORY} app-name="Shop"`, 0],
    ['a sign-in frame', 'frame-url="https://frame.example/" features="email google x discord"', 1],
  ] as const) {
    it(`looks like the interface with ${what}`, async () => {
      wallets(count);
      const { show, takeOver, root } = await start(attributes);
      const first = (await show()) as HTMLDialogElement;
      finishAnimations(root);
      const before = looks(first);
      expect(before.length).to.be.greaterThan(4);
      const dialog = await takeOver();
      expect(root.querySelectorAll('dialog')).to.have.length(1);
      finishAnimations(root);
      expect(looks(dialog)).to.deep.equal(before);
    });
  }

  for (const [what, attributes, count, properties, view] of [
    ['the modal is inline', 'inline', 2, {}, ''],
    ['another view is requested', '', 2, {}, 'Networks'],
    ['nothing opens', '', 2, {}, null],
    ['no wallet is found', '', 0, {}, ''],
    ['there are enough wallets for a search field', '', 9, {}, ''],
  ] as const) {
    it(`is not shown when ${what}`, async () => {
      wallets(count);
      const { show } = await start(attributes, properties);
      expect(await show(view)).to.equal(null);
    });
  }

  it('is not shown while a connection is being restored, nor while connected', async () => {
    const wallet = makeWallet({ name: 'Amber', rdns: 'org.example.amber' });
    wallet.setAccounts([wallet.state.selected]);
    announce(wallet);
    later(wallet.vanish);
    const { show } = await start('', { storage: remembering(wallet) });
    expect(await show()).to.equal(null);
  });

  it('is not shown when the modal closed, or its session ended, while it loaded', async () => {
    wallets(2);
    const closed = await start();
    const closing = closed.show();
    closed.session.presentation.close();
    expect(await closing).to.equal(null);
    const ended = await start();
    const ending = ended.show();
    ended.session.dispose();
    expect(await ending).to.equal(null);
    expect(getComputedStyle(document.documentElement).overflow).to.equal('visible');
  });

  it('is shown once, however often the modal is opened', async () => {
    wallets(2);
    const { show, session, root } = await start();
    await show();
    await show();
    expect(root.querySelectorAll('dialog')).to.have.length(1);
    session.presentation.close();
    expect(root.querySelector('dialog')).to.equal(null);
  });

  it('is a modal dialog with a name and no accessibility violations', async () => {
    wallets(2);
    const { show, root } = await start(DIRECTORY);
    const dialog = (await show()) as HTMLDialogElement;
    expect(dialog.matches(':modal')).to.equal(true);
    expect(focused()).to.equal(dialog);
    await until(() => getComputedStyle(document.documentElement).overflow === 'hidden');
    finishAnimations(root);
    await expectAccessible(root);
  });

  for (const [how, act, reason] of [
    ['Escape', () => press('Escape'), 'escape'],
    ['its button', (dialog: Element) => buttonIn(dialog, 'Close').click(), 'button'],
  ] as const) {
    it(`closes by ${how}, and returns the focus`, async () => {
      wallets(2);
      const { show, before, closed, root } = await start();
      before.focus();
      const dialog = (await show()) as HTMLDialogElement;
      await act(dialog);
      await until(() => closed.length > 0);
      expect(closed).to.deep.equal([reason]);
      expect(root.querySelector('dialog')).to.equal(null);
      expect(focused()).to.equal(before);
      await until(() => getComputedStyle(document.documentElement).overflow === 'visible');
    });
  }

  it('shakes like the interface', async () => {
    wallets(2);
    const { show, session } = await start();
    const card = (await show())?.querySelector('[part=card]') as HTMLElement;
    session.presentation.shake();
    expect(card.matches('[data-shaking]')).to.equal(true);
    await until(() => !card.matches('[data-shaking]'));
  });

  it('passes a press on to the interface', async () => {
    wallets(3);
    const { show, takeOver } = await start();
    const first = (await show()) as HTMLDialogElement;
    buttonIn(first, 'Birch').focus();
    buttonIn(first, 'Birch').click();
    expect(buttonIn(first, 'Birch').ariaBusy).to.equal('true');
    expect(focused()).to.equal(buttonIn(first, 'Birch'));
    expect(buttonIn(first, 'Amber').ariaBusy).to.equal(null);
    const dialog = await takeOver();
    await until(() => dialog.querySelector('#title')?.textContent === 'Birch');
  });

  it('moves by arrows, Home and End like the interface', async () => {
    wallets(3);
    const { show } = await start(DIRECTORY);
    const first = (await show()) as HTMLDialogElement;
    buttonIn(first, 'Amber').focus();
    for (const [key, expected] of [
      ['ArrowDown', 'Birch'],
      ['End', 'All wallets'],
      ['ArrowUp', 'WalletConnect'],
      ['Home', 'Amber'],
      ['ArrowUp', 'Amber'],
    ] as const) {
      await press(key);
      expect(focused(), key).to.equal(buttonIn(first, expected));
    }
  });

  for (const [what, count, attributes, row, next] of [
    ['past a long list', 7, `${DIRECTORY} layout="compact"`, 'Coral', 'I don’t have a wallet'],
    ['past a long list beside a pane', 7, DIRECTORY, 'Coral', 'Close'],
    ['to the next row of a short list', 3, DIRECTORY, 'Coral', 'WalletConnect'],
  ] as const) {
    it(`moves by Tab ${what}, like the interface`, async () => {
      wallets(count);
      const { show, takeOver } = await start(attributes);
      const pressTab = async (dialog: Element) => {
        buttonIn(dialog, row).focus();
        await press('Tab');
        expect(focused()).to.equal(buttonIn(dialog, next));
      };
      await pressTab((await show()) as HTMLDialogElement);
      await pressTab(await takeOver());
    });
  }

  it('lists browser wallets before WalletConnect, which has its own icon', async () => {
    wallets(2);
    const { show, takeOver } = await start(DIRECTORY);
    const order = (dialog: Element) =>
      [...dialog.querySelectorAll('[data-row]')].map((row) => row.textContent).slice(0, 3);
    const first = (await show()) as HTMLDialogElement;
    const mark = (dialog: Element) =>
      buttonIn(dialog, 'WalletConnect').querySelector('path')?.getAttribute('fill');
    expect(order(first)).to.deep.equal(['Amber', 'Birch', 'WalletConnectQR code']);
    expect(mark(first)).to.equal('#3396ff');
    const dialog = await takeOver();
    expect(order(dialog)).to.deep.equal(['Amber', 'Birch', 'WalletConnectQR code']);
    expect(mark(dialog)).to.equal('#3396ff');
  });

  it('keeps its rows in place when a wallet appears before the interface is ready', async () => {
    wallets(2);
    const { show, takeOver, root } = await start(DIRECTORY);
    const first = (await show()) as HTMLDialogElement;
    finishAnimations(root);
    const names = ['Amber', 'Birch', 'WalletConnect', 'All wallets'];
    const places = (dialog: Element) => {
      const [top = 0, ...rest] = names.map((name) => buttonIn(dialog, name).getBoundingClientRect().top);
      return rest.map((one) => one - top);
    };
    const before = places(first);
    addWallet('Acorn');
    const dialog = await takeOver();
    await until(() => buttonIn(dialog, 'Acorn'));
    finishAnimations(root);
    expect(places(dialog)).to.deep.equal(before);
    const said = () => [...dialog.querySelectorAll('[role=status]')].map((one) => one.textContent);
    await until(() => said().includes('Acorn was added to the list'));
  });

  it('leads visitors without a wallet to getting one', async () => {
    wallets(1);
    const { show, takeOver } = await start();
    const first = (await show()) as HTMLDialogElement;
    buttonIn(first, 'Get a wallet').click();
    const dialog = await takeOver();
    await until(() => dialog.querySelector('#title')?.textContent === 'Get a wallet');
  });

  it('hands the focus over', async () => {
    wallets(3);
    const { show, takeOver, root } = await start();
    const first = (await show()) as HTMLDialogElement;
    const row = buttonIn(first, 'Coral');
    row.focus();
    const moves = focusMoves(root);
    const dialog = await takeOver();
    expect(row.isConnected).to.equal(false);
    expect(focused()).to.equal(buttonIn(dialog, 'Coral'));
    expect(moves).to.deep.equal([[row, focused()]]);
  });

  it('is not replaced while a finger is on it', async () => {
    wallets(2);
    const { show, takeOver } = await start();
    const first = (await show()) as HTMLDialogElement;
    const row = buttonIn(first, 'Amber');
    row.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    const takingOver = takeOver();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(row.isConnected).to.equal(true);
    window.dispatchEvent(new PointerEvent('pointerup'));
    await takingOver;
    expect(row.isConnected).to.equal(false);
  });

  it('gives way when the modal is asked to open with another view', async () => {
    wallets(2);
    const { show, root } = await start();
    await show();
    await show('Networks');
    expect(root.querySelector('dialog')).to.equal(null);
  });

  it('goes when the interface cannot be loaded', async () => {
    wallets(2);
    const { session, root } = await start();
    let lose = (_: unknown) => {};
    const lost: typeof island = new Promise((_, reject) => {
      lose = reject;
    });
    const preparing = session.presentation
      .prepare({ firstList, interface: lost }, '')
      .catch(({ code }) => code);
    await until(() => root.querySelector('dialog'));
    lose(new WalletModalError('load_failed', 'Lost.'));
    expect(await preparing).to.equal('load_failed');
    expect(root.querySelector('dialog')).to.equal(null);
  });

  it('shows a letter for an undrawable icon, and requests no images', async () => {
    addWallet('Amber', { icon: 'https://example.org/icon.png' });
    addWallet('Birch', { icon: 'data:image/png;base64,AAAA' });
    const { show } = await start();
    const first = (await show()) as HTMLDialogElement;
    expect(buttonIn(first, 'Amber').textContent).to.match(/^A/);
    expect(first.querySelector('img')).to.equal(null);
  });
});
