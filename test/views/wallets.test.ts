import { expect } from 'chai';
import { HttpResponse } from 'msw';
import { directoryWallets } from '../../src/sandbox/services/directoryWallets.js';
import { later } from '../elements/support.js';
import { expectAccessible } from '../support/axe.js';
import { press, type } from '../support/keys.js';
import { mockNetwork } from '../support/worker.js';
import { DIRECTORY, directory } from './directory.js';
import {
  addWallet,
  button,
  focusedWords,
  heading,
  inside,
  type Modal,
  type ModalOptions,
  makeModal,
  openModal,
  row,
  spoken,
  text,
  until,
} from './support.js';

const network = mockNetwork();
const wallets = directoryWallets();
const idOf = (name: string) => wallets.find((wallet) => wallet.name === name)?.id ?? '';
/** The browser logs such an answer as an error, which is expected. */
const refuse = (status: number) => () => new HttpResponse(null, { status });

function use(options: Parameters<typeof directory>[0] = {}) {
  const { asked, handlers } = directory(options);
  network.use(...handlers);
  return asked;
}

const open = ({ attributes = '', ...rest }: ModalOptions & { view?: string } = {}) =>
  openModal({ attributes: `${DIRECTORY} ${attributes}`, ...rest });

const nameOf = (element: Element) => element.querySelector('[data-row] bdi')?.textContent ?? '';
const drawn = (modal: Modal) => [...(modal.shadowRoot?.querySelectorAll('li[data-index]') ?? [])];
const names = (modal: Modal) => drawn(modal).map(nameOf);
/** The rows of the first list, without the letters that stand in for icons. */
const rows = (modal: Modal) =>
  [...(modal.shadowRoot?.querySelectorAll('[data-row]') ?? [])].map((one) => {
    const copy = one.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
    return copy.textContent;
  });

const entries = (query: URLSearchParams) => query.get('entries');

/** Waits this many frames: time enough for a request that should not be repeated. */
async function frames(count: number) {
  for (let drawn = 0; drawn < count; drawn += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Pretends to be a phone, for one test. */
function beOnPhone() {
  Object.defineProperty(navigator, 'userAgent', {
    value: 'Mozilla/5.0 (iPhone; Mobile)',
    configurable: true,
  });
  later(() => Reflect.deleteProperty(navigator, 'userAgent'));
}

async function openAll(options?: ModalOptions): Promise<Modal> {
  const modal = await open({ ...options, view: 'AllWallets' });
  await until(() => drawn(modal).length > 4);
  return modal;
}

async function search(modal: Modal, words: string) {
  (await inside(modal).findByShadowRole('searchbox', { name: 'Search all wallets' })).focus();
  await type(words);
}

describe('Connect with a directory', () => {
  it('recommends two wallets and leads to all', async () => {
    const asked = use();
    const modal = await open();
    await until(() => /\d/.test(rows(modal)[3] ?? ''));
    expect(rows(modal).slice(0, 2)).to.deep.equal(['WalletConnectQR code', 'Sandbox Wallet']);
    expect(rows(modal)[3]).to.match(/^All wallets\d+0\+?$/);
    expect(asked[0]?.get('chains')).to.equal('eip155:31337');
    await inside(modal).findByShadowRole('list', { name: 'Popular' });
    (await button(modal, /^All wallets/)).click();
    await heading(modal, 'All wallets');
  });

  it('goes back from all wallets only where the list is not beside them', async () => {
    use();
    addWallet('Alpha').script([{ method: 'eth_requestAccounts', answer: 'never' }]);
    const enter = async (attributes: string) => {
      const modal = await open({ attributes });
      const way = await button(modal, /^All wallets.*\d/);
      way.focus();
      way.click();
      await inside(modal).findByShadowRole('searchbox', { name: 'Search all wallets' });
      return modal;
    };
    const beside = await enter('');
    expect(inside(beside).queryByShadowRole('button', { name: 'Back' })).to.equal(null);
    (await row(beside, 'Alpha')).click();
    await text(beside, 'Continue in Alpha');
    (await button(beside, 'Back')).click();
    await heading(beside, 'What is a wallet?');
    beside.remove();

    const alone = await enter('layout="compact"');
    (await button(alone, 'Back')).click();
    await heading(alone, 'Connect wallet');
  });

  it('calls nothing popular that nobody recommends', async () => {
    use();
    for (const name of ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo']) addWallet(name);
    const modal = await open();
    const list = await inside(modal).findByShadowRole('list', { name: 'More wallets' });
    await until(() => /WalletConnectQR code.*All wallets\d/.test(list.textContent ?? ''));
    expect(inside(modal).queryByShadowRole('list', { name: 'Popular' })).to.equal(null);
  });

  it('loads nothing before it opens, and keeps places for what comes', async () => {
    const asked = use({ delayMs: 100 });
    const modal = await open();
    const places = () => modal.shadowRoot?.querySelector('[data-scroller]')?.scrollHeight;
    await row(modal, 'WalletConnect');
    const before = places();
    await until(() => rows(modal).length === 4);
    expect(Math.abs((places() ?? 0) - (before ?? 0))).to.be.lessThan(8);
    expect(asked.filter((query) => query.get('entries') === '4').length).to.equal(1);
  });

  it('lists featured wallets, then the site’s own, and recommends none', async () => {
    use();
    const [first, second] = [wallets[20], wallets[10]];
    const modal = await open({
      attributes: `featured-wallets="${first?.id} ${second?.id}"`,
      properties: { customWallets: [{ id: 'own', name: 'House Wallet' }] },
    });
    await until(() => rows(modal).length === 5);
    expect(rows(modal).slice(0, 4)).to.have.members([
      'WalletConnectQR code',
      'House Wallet',
      first?.name,
      second?.name,
    ]);
    expect(rows(modal).indexOf(first?.name ?? '')).to.be.lessThan(rows(modal).indexOf(second?.name ?? ''));
  });

  it('never shows excluded wallets, including those of the browser', async () => {
    use({ delayMs: 100 });
    const [excluded] = wallets.filter(({ rdns }) => rdns);
    addWallet('Excluded', { rdns: excluded?.rdns ?? '' });
    addWallet('Other');
    const modal = await makeModal({ attributes: `${DIRECTORY} exclude-wallets="${excluded?.id}"` });
    const shown = new Set<string | undefined>();
    const look = () => {
      for (const words of rows(modal)) shown.add(words);
      return shown.has('Other');
    };
    void modal.show();
    await until(look);
    expect([...shown].filter((words) => words?.startsWith('Excluded'))).to.deep.equal([]);
  });

  it('excludes extensions by domain name without a directory', async () => {
    addWallet('Excluded', { rdns: 'com.example.excluded' });
    addWallet('Other');
    const modal = await openModal({ attributes: 'exclude-wallets="com.example.excluded"' });
    await row(modal, 'Other');
    expect(rows(modal)).to.deep.equal(['Other']);
  });

  it('opens a wallet detected by its flag in this browser, and offers its app', async () => {
    use();
    const [marked] = wallets.filter(({ rdns, injected, mobile_link }) => !rdns && injected && mobile_link);
    const mark = marked?.injected?.[0]?.injected_id ?? '';
    const provider = { [mark]: true, request: async () => [], on: () => {}, removeListener: () => {} };
    Object.assign(window, { ethereum: provider });
    later(() => Reflect.deleteProperty(window, 'ethereum'));
    const modal = await openAll();
    await search(modal, marked?.name ?? '');
    const found = await row(modal, marked?.name ?? '');
    expect(found.textContent).to.match(/installed/i);
    found.click();
    await inside(modal).findByShadowRole('tab', { name: 'Browser', selected: true });
    await inside(modal).findByShadowRole('tab', { name: 'Mobile', selected: false });
    (await button(modal, `Continue in ${marked?.name}`)).click();
    await until(() => modal.state.view === 'ConnectingExternal');
  });

  it('offers no code to scan on a phone with the list of apps', async () => {
    use();
    beOnPhone();
    const modal = await open();
    await until(() => rows(modal).length === 3);
    expect(rows(modal)[0]).to.equal('Sandbox Wallet');
    const without = await openModal({ attributes: `${DIRECTORY} all-wallets="hide"` });
    await row(without, 'WalletConnect');
  });

  it('offers the code on a phone when the directory failed', async () => {
    use({ list: refuse(404) });
    beOnPhone();
    const modal = await open();
    await row(modal, 'WalletConnect');
  });

  it('hides the button for all wallets if the site wants that', async () => {
    const asked = use();
    for (const value of ['hide', 'only-mobile']) {
      const modal = await open({ attributes: `all-wallets="${value}"` });
      await until(() => rows(modal).length === 3);
      expect(rows(modal).some((words) => words?.startsWith('All wallets'))).to.equal(false);
      modal.remove();
    }
    expect(asked.length).to.equal(2);
  });

  it('opens the pairing code for a named wallet, and its download links', async () => {
    use();
    const modal = await open({ attributes: `featured-wallets="${idOf('Amber Wallet')}"` });
    (await row(modal, 'Amber Wallet')).click();
    await heading(modal, 'Amber Wallet');
    (await button(modal, 'I don’t have Amber Wallet')).click();
    await heading(modal, 'Get Amber Wallet');
    const links = await inside(modal).findAllByShadowRole('link');
    expect(links.every((link) => link.getAttribute('href')?.startsWith('https://'))).to.equal(true);
    await expectAccessible(modal);
  });

  for (const [what, list, ms] of [
    ['refuses', refuse(403), 0],
    ['is broken', refuse(404), 0],
    ['answers nonsense', () => new HttpResponse('{"data":'), 0],
    ['cannot be reached', () => HttpResponse.error(), 0],
  ] as const) {
    it(`reports when the directory ${what}, and browser wallets still connect`, async () => {
      let isWell = false;
      use({ list: () => (isWell ? undefined : list()), delayMs: ms });
      addWallet('Alpha');
      const modal = await open();
      await text(modal, 'Couldn’t load more wallets');
      expect(spoken(modal)).to.include('You can still use the wallets above.');
      isWell = true;
      (await button(modal, 'Try again')).click();
      await until(() => rows(modal).length === 4);
      expect(inside(modal).queryByShadowText('Couldn’t load more wallets')).to.equal(null);
      (await row(modal, 'Alpha')).click();
      await until(() => modal.state.status === 'connected');
    });
  }

  it('retries when the browser is back online', async () => {
    let isWell = false;
    use({ list: () => (isWell ? undefined : HttpResponse.error()) });
    const modal = await open();
    await text(modal, 'Couldn’t load more wallets');
    isWell = true;
    window.dispatchEvent(new Event('online'));
    await until(() => rows(modal).length === 4);
  });
});

describe('AllWallets', () => {
  it('renders few of many rows, and loads more while scrolling', async () => {
    const asked = use();
    const modal = await openAll();
    const scroller = modal.shadowRoot?.querySelector('[data-scroller]') as HTMLElement;
    let most = 0;
    let seen = 0;
    for (let step = 0; step < 400 && seen < 100; step += 1) {
      scroller.scrollTop += 400;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      most = Math.max(most, drawn(modal).length);
      seen = Number(drawn(modal).at(-1)?.getAttribute('aria-posinset'));
    }
    expect(seen).to.be.greaterThan(99);
    expect(most).to.be.lessThan(60);
    const pages = asked.map((query) => query.get('page'));
    expect(new Set(pages).size).to.be.greaterThan(2);
    const identities = asked.filter((query) => query.get('entries') === '40').map(String);
    expect(new Set(identities).size).to.equal(identities.length);
  });

  it('renders all rows, and loads more while scrolling, when nothing can be measured', async () => {
    const own = Object.getOwnPropertyDescriptor(window, 'ResizeObserver') as PropertyDescriptor;
    Reflect.deleteProperty(window, 'ResizeObserver');
    later(() => Object.defineProperty(window, 'ResizeObserver', own));
    const asked = use();
    const modal = await open({ view: 'AllWallets' });
    const count = () => modal.shadowRoot?.querySelectorAll('[data-row]').length ?? 0;
    await until(() => count() >= 40);
    const pages = () => asked.filter((query) => query.get('entries') === '40').length;
    const before = [count(), pages()] as const;
    await frames(20);
    expect([count(), pages()]).to.deep.equal(before);
    const scroller = modal.shadowRoot?.querySelector('[data-scroller]') as HTMLElement;
    scroller.scrollTop = scroller.scrollHeight;
    await until(() => count() > before[0]);
  });

  it('moves by arrows, Page Down, Home and End, even to rows that were not rendered', async () => {
    use();
    const modal = await openAll();
    await search(modal, '');
    await press('ArrowDown');
    const first = names(modal)[0];
    expect(focusedWords()).to.include(first);
    for (let step = 0; step < 12; step += 1) await press('ArrowDown');
    const place = () =>
      (modal.shadowRoot?.activeElement?.closest('[data-index]') as HTMLElement | null)?.dataset.index;
    await until(() => place() === '12');
    await press('PageDown');
    await until(() => place() === '20');
    await press('Home');
    await until(() => place() === '0');
    await press('ArrowUp');
    expect(modal.shadowRoot?.activeElement?.matches('input')).to.equal(true);
  });

  it('focuses the search field with the slash key', async () => {
    use();
    const modal = await openAll();
    await press('/');
    await until(() => modal.shadowRoot?.activeElement?.matches('input') === true);
    expect(modal.shadowRoot?.querySelector('input')?.value).to.equal('');
  });

  it('finds loaded wallets at once, and the rest in the directory', async () => {
    const asked = use();
    const modal = await openAll();
    await search(modal, 'ecrin');
    await until(() => names(modal)[0] === 'Écrin');
    await press('Escape');
    await search(modal, 'grove guard');
    await until(() => names(modal).includes('Grove Guard'));
    // Slow typing also searches for the first letters.
    await until(() => asked.at(-1)?.get('search') === 'grove guard');
    expect(asked.at(-1)?.get('entries')).to.equal('100');
  });

  it('tolerates typos in loaded wallets', async () => {
    use();
    const modal = await openAll();
    const known = names(modal).find((name) => /^[A-Z][a-z]{4,} Wallet$/.test(name)) ?? '';
    const [word = ''] = known.split(' ');
    await search(modal, `${word[0]}${word[2]}${word[1]}${word.slice(3)}`);
    await until(() => names(modal).includes(known));
  });

  it('says when nothing matches', async () => {
    use();
    const modal = await openAll();
    await search(modal, 'zzzzzz');
    await text(modal, 'No wallet matches “zzzzzz”');
    await until(() => spoken(modal).includes('0 wallets found'));
  });

  it('searches loaded wallets when the directory’s search fails, and says so', async () => {
    use({ list: () => undefined });
    const modal = await openAll();
    network.resetHandlers();
    use({ list: refuse(404) });
    await search(modal, 'wallet');
    await text(modal, 'Showing results from loaded wallets only.');
    expect(names(modal).length).to.be.greaterThan(3);
  });

  it('shows valid wallets among broken ones, and marks certified ones', async () => {
    use({ isHalfBroken: true });
    const modal = await openAll();
    expect(names(modal).every(Boolean)).to.equal(true);
    expect(inside(modal).getAllByShadowText(`Verified by ${location.hostname}`).length).to.be.greaterThan(0);
  });

  it('marks them behind their names, where a language runs from right to left', async () => {
    use();
    const modal = await openAll({ attributes: 'locale="fa" dir="rtl"' });
    const mark = () =>
      modal.shadowRoot?.querySelector<HTMLElement>('[title*="127.0.0.1"], [title*="localhost"]');
    await until(() => Boolean(mark()));
    const name = mark()?.previousElementSibling?.getBoundingClientRect();
    expect((name?.left ?? 0) - (mark()?.getBoundingClientRect().right ?? 0)).to.be.within(4, 8);
  });

  it('draws icons under the page’s strict policy', async () => {
    use();
    const modal = await openAll();
    await until(() => drawn(modal).some((one) => one.querySelector('svg path[fill-rule]')));
    expect(modal.shadowRoot?.querySelector('img')).to.equal(null);
  });

  it('reports a missing list, does not retry by itself, and loads on request', async () => {
    let isWell = false;
    const asked = use({ list: () => (isWell ? undefined : refuse(404)()) });
    const modal = await open({ view: 'AllWallets' });
    await text(modal, 'Couldn’t load more wallets');
    await frames(20);
    expect(asked.map(entries)).to.deep.equal(['4', '40']);
    (await button(modal, 'Try again')).click();
    await until(() => asked.length === 4);
    await text(modal, 'Couldn’t load more wallets');
    await frames(20);
    expect(asked.length).to.equal(4);
    expect(spoken(modal)).not.to.include('Still loading');
    isWell = true;
    window.dispatchEvent(new Event('online'));
    await until(() => drawn(modal).length > 4);
  });

  it('ends with an empty page, whatever the total', async () => {
    const asked = use({ list: () => HttpResponse.json({ data: [], count: 100_000 }) });
    const modal = await open({ view: 'AllWallets' });
    await text(modal, 'No wallets found');
    await frames(20);
    expect(asked.map(entries)).to.deep.equal(['4', '40']);
  });

  it('keeps the rows when a later page fails, and says so below them', async () => {
    let isWell = true;
    const asked = use({ list: () => (isWell ? undefined : refuse(404)()) });
    const modal = await openAll();
    await until(() => asked.length === 2);
    isWell = false;
    const scroller = modal.shadowRoot?.querySelector('[data-scroller]') as HTMLElement;
    await until(() => {
      scroller.scrollTop += 400;
      return asked.length > 2;
    });
    await text(modal, 'Couldn’t load more wallets');
    for (let step = 0; step < 20; step += 1) {
      scroller.scrollTop += step % 2 ? 400 : -400;
      await frames(1);
    }
    expect(asked.map(entries)).to.deep.equal(['4', '40', '40']);
    isWell = true;
    (await button(modal, 'Try again')).click();
    await until(() => asked.length === 4);
    await until(() => inside(modal).queryByShadowText('Couldn’t load more wallets') === null);
  });

  for (const attributes of ['', 'theme-mode="light"', 'dir="rtl" locale="ar"']) {
    it(`has no accessibility violations (${attributes || 'dark'})`, async () => {
      use();
      const modal = await openAll({ attributes });
      await expectAccessible(modal);
    });
  }
});

describe('GetWallet with a directory', () => {
  it('offers four wallets with a homepage, and leads to all', async () => {
    use();
    const modal = await open({ view: 'GetWallet' });
    await until(() => rows(modal).length === 5);
    (await button(modal, 'Explore all wallets')).click();
    await heading(modal, 'All wallets');
  });
});
