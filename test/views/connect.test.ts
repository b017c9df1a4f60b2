import { expect } from 'chai';
import { IPHONE, withUserAgent } from '../support/device.js';
import { press, type } from '../support/keys.js';
import {
  addWallet,
  button,
  focusedWords,
  heading,
  inside,
  openModal,
  row,
  spoken,
  text,
  until,
} from './support.js';

const MANY = ['Alpha', 'Bravo', 'Cándido', 'Delta', 'Echo', 'Foxtrot', 'Golf', 'Hotel', 'India'];
const rows = (modal: HTMLElement) =>
  [...(modal.shadowRoot?.querySelectorAll('[data-row]') ?? [])].map(({ textContent }) => textContent);

describe('Connect', () => {
  it('lists browser wallets under a heading', async () => {
    addWallet('Alpha');
    addWallet('Bravo');
    const modal = await openModal();
    const list = await inside(modal).findByShadowRole('list', { name: 'Installed' });
    expect(list.textContent).to.equal('AlphaBravo');
    await inside(modal).findByShadowRole('heading', { name: 'Installed', level: 3 });
  });

  it('shows domain names for wallets with the same name', async () => {
    addWallet('Alpha', { rdns: 'io.alpha' });
    addWallet('Alpha', { rdns: 'com.example.alpha' });
    addWallet('Bravo');
    const modal = await openModal();
    await row(modal, 'Bravo');
    expect(rows(modal)).to.deep.equal(['Alphaio.alpha', 'Alphacom.example.alpha', 'Bravo']);
  });

  it('shows nothing but a domain name, and says what cannot be told apart', async () => {
    addWallet('MetaMask', { rdns: 'io.metamask' });
    addWallet('MetaM\u0430sk', { rdns: '\u0456o.metamask' });
    addWallet('Meta Mask', { rdns: 'Installed, verified by this site' });
    const modal = await openModal();
    await row(modal, 'Meta Mask');
    expect(rows(modal)).to.deep.equal([
      'MetaMaskio.metamask',
      'MetaM\u0430skAnother wallet calls itself MetaM\u0430sk',
      'Meta MaskAnother wallet calls itself Meta Mask',
    ]);
  });

  it('lists all that claim one domain name, and leaves the choice to the visitor', async () => {
    const first = addWallet('MetaMask', { rdns: 'io.metamask' });
    const second = addWallet('MetaMask', { rdns: 'io.metamask' });
    second.script([{ method: 'eth_requestAccounts', answer: 'never' }]);
    const modal = await openModal();
    await until(() => rows(modal).length === 2);
    expect(rows(modal)).to.deep.equal([
      'MetaMaskAnother wallet calls itself MetaMask',
      'MetaMaskAnother wallet calls itself MetaMask',
    ]);
    const [, other] = modal.shadowRoot?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
    other?.click();
    await until(() => second.requests.some(({ method }) => method === 'eth_requestAccounts'));
    expect(first.requests.some(({ method }) => method === 'eth_requestAccounts')).to.equal(false);
    await until(() => spoken(modal).includes('Another wallet calls itself MetaMask'));
  });

  it('does not choose for a page that names a wallet which two claim to be', async () => {
    const claims = [
      addWallet('MetaMask', { rdns: 'io.metamask' }),
      addWallet('MetaMask', { rdns: 'io.metamask' }),
    ];
    const modal = await openModal();
    await modal.close();
    modal.connect({ wallet: 'io.metamask' }).catch(() => undefined);
    await heading(modal, 'Connect wallet');
    expect(
      claims.flatMap(({ requests }) => requests.filter(({ method }) => method === 'eth_requestAccounts')),
    ).to.deep.equal([]);
  });

  it('names the app that asks', async () => {
    addWallet('Alpha');
    const modal = await openModal({ attributes: 'app-name="Corner Shop"' });
    await text(modal, 'Choose a wallet to use with Corner Shop.');
  });

  it('has a search field only with many wallets', async () => {
    for (const name of MANY.slice(0, 8)) addWallet(name);
    const modal = await openModal();
    await row(modal, 'Alpha');
    expect(inside(modal).queryByShadowRole('searchbox')).to.equal(null);
    addWallet('India');
    await inside(modal).findByShadowRole('searchbox', { name: 'Search wallets' });
  });

  it('finds wallets regardless of case and accents, and announces the count', async () => {
    for (const name of MANY) addWallet(name);
    const modal = await openModal();
    (await inside(modal).findByShadowRole('searchbox')).focus();
    await type('CAN');
    await until(() => rows(modal).join() === 'Cándido');
    await until(() => spoken(modal).includes('1 wallet found'));
    await press('Backspace');
    await press('Backspace');
    await press('Backspace');
    await until(() => rows(modal).length === MANY.length);
  });

  it('says when nothing matches', async () => {
    for (const name of MANY) addWallet(name);
    const modal = await openModal();
    (await inside(modal).findByShadowRole('searchbox')).focus();
    await type('zzz');
    await text(modal, 'No wallet matches “zzz”');
    await until(() => spoken(modal).includes('0 wallets found'));
    await press('Escape');
    await until(() => rows(modal).length === MANY.length);
    expect(modal.open).to.equal(true);
  });

  it('moves between search field and rows with arrows', async () => {
    for (const name of MANY) addWallet(name);
    const modal = await openModal();
    (await inside(modal).findByShadowRole('searchbox')).focus();
    await press('ArrowDown');
    expect(focusedWords()).to.equal('Alpha');
    await press('ArrowDown');
    expect(focusedWords()).to.equal('Bravo');
    await press('ArrowUp');
    await press('ArrowUp');
    expect(modal.shadowRoot?.activeElement?.matches('input')).to.equal(true);
  });

  it('appends a late wallet without moving focus', async () => {
    addWallet('Bravo');
    const modal = await openModal();
    (await row(modal, 'Bravo')).focus();
    addWallet('Alpha');
    await row(modal, 'Alpha');
    expect(rows(modal)).to.deep.equal(['Bravo', 'Alpha']);
    expect(focusedWords()).to.equal('Bravo');
  });

  it('sorts late wallets into place when reopened', async () => {
    addWallet('Alpha');
    const modal = await openModal({ properties: { customWallets: [{ id: 'own', name: 'Own' }] } });
    addWallet('Bravo');
    await row(modal, 'Bravo');
    // Includes the letter that stands in for its icon.
    const own = 'OOwn';
    expect(rows(modal)).to.deep.equal(['Alpha', own, 'Bravo']);
    modal.close();
    await until(() => rows(modal).at(-1) === own);
    addWallet('Charlie');
    await until(() => rows(modal).length === 4);
    await modal.show();
    expect(rows(modal)).to.deep.equal(['Alpha', 'Bravo', 'Charlie', own]);
  });

  it('leads to getting a wallet when there is none', async () => {
    const modal = await openModal();
    await text(modal, 'No wallet in this browser');
    (await button(modal, 'Get a wallet')).click();
    await heading(modal, 'Get a wallet');
  });

  describe('on a phone', () => {
    withUserAgent(IPHONE);

    it('says where a wallet can be connected when none can be here', async () => {
      const modal = await openModal();
      await text(modal, 'No wallet in this browser');
      await text(modal, 'Open this page in your wallet app’s own browser, or on a computer with a wallet.');
    });
  });

  it('explains what a wallet is, and returns', async () => {
    const modal = await openModal({ attributes: 'layout="compact"' });
    (await button(modal, 'What is a wallet?')).click();
    await heading(modal, 'What is a wallet?');
    (await button(modal, 'Back')).click();
    await heading(modal, 'Connect wallet');
  });

  it('leads to getting a wallet from the list, and Back returns', async () => {
    addWallet('Alpha');
    const modal = await openModal({ attributes: 'layout="compact"' });
    const way = await button(modal, 'I don’t have a wallet');
    way.focus();
    way.click();
    await heading(modal, 'Get a wallet');
    (await button(modal, 'Back')).click();
    await heading(modal, 'Connect wallet');
    expect(focusedWords()).to.equal('I don’t have a wallet');
  });

  it('restores focus to the chosen wallet on return', async () => {
    addWallet('Alpha', { policy: 'reject' });
    addWallet('Bravo', { policy: 'reject' });
    const modal = await openModal();
    const bravo = await row(modal, 'Bravo');
    bravo.focus();
    bravo.click();
    await text(modal, 'Connection declined');
    (await button(modal, 'Back')).click();
    await row(modal, 'Alpha');
    expect(focusedWords()).to.equal('Bravo');
  });

  it('links to the site’s terms and privacy policy', async () => {
    addWallet('Alpha');
    const modal = await openModal({
      attributes: 'terms-url="https://example.org/terms" privacy-url="https://example.org/privacy"',
    });
    const links = await inside(modal).findAllByShadowRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).to.deep.equal([
      ['Terms of Service (opens in a new tab)', 'https://example.org/terms'],
      ['Privacy Policy (opens in a new tab)', 'https://example.org/privacy'],
    ]);
    const sentence = links[0]?.closest('p')?.textContent?.replaceAll(' (opens in a new tab)', '');
    expect(sentence).to.equal('By connecting, you agree to the Terms of Service and the Privacy Policy.');
  });

  it('names one document when the site has only one', async () => {
    addWallet('Alpha');
    const modal = await openModal({ attributes: 'terms-url="https://example.org/terms"' });
    const [link] = await inside(modal).findAllByShadowRole('link');
    const sentence = link?.closest('p')?.textContent?.replace(' (opens in a new tab)', '');
    expect(sentence).to.equal('By connecting, you agree to the Terms of Service.');
  });

  it('gives an unnamed wallet a name', async () => {
    addWallet('\u200b');
    const modal = await openModal();
    await row(modal, 'Browser wallet');
  });

  describe('beside a pane', () => {
    const pressed = (modal: HTMLElement) =>
      modal.shadowRoot?.querySelector('[aria-current=true]')?.textContent ?? undefined;

    it('keeps the list while it asks a wallet, and asks another instead', async () => {
      const [alpha, bravo] = [addWallet('Alpha'), addWallet('Bravo')];
      for (const wallet of [alpha, bravo]) {
        wallet.script([{ method: 'eth_requestAccounts', answer: 'never' }]);
      }
      const modal = await openModal();
      await heading(modal, 'What is a wallet?');
      (await row(modal, 'Alpha')).focus();
      (await row(modal, 'Alpha')).click();
      await text(modal, 'Continue in Alpha');
      expect(pressed(modal)).to.equal('Alpha');
      (await row(modal, 'Bravo')).focus();
      (await row(modal, 'Bravo')).click();
      await text(modal, 'Continue in Bravo');
      expect(pressed(modal)).to.equal('Bravo');
      expect(focusedWords()).to.equal('Bravo');
      const back = await button(modal, 'Back');
      back.focus();
      back.click();
      await heading(modal, 'What is a wallet?');
      expect(pressed(modal)).to.equal(undefined);
      expect(focusedWords()).to.equal('Bravo');
    });

    it('does not offer another wallet, which is in the list', async () => {
      addWallet('Alpha', { policy: 'reject' });
      const modal = await openModal();
      (await row(modal, 'Alpha')).click();
      await text(modal, 'Connection declined');
      const words = [...(modal.shadowRoot?.querySelectorAll('button') ?? [])].map((one) => one.textContent);
      expect(words).to.include('Try again').and.not.include('Choose another wallet');
    });

    it('says once what a wallet is, and ends with the terms, with buttons of one width', async () => {
      const modal = await openModal({ attributes: 'terms-url="https://example.org/terms"' });
      await text(modal, 'No wallet in this browser');
      const said = modal.shadowRoot?.textContent?.split('A wallet is an app or browser extension').length;
      expect(said).to.equal(2);
      const card = modal.shadowRoot?.querySelector('[part=card]') as HTMLElement;
      const link = (await inside(modal).findByShadowRole('link')).closest('p') as HTMLElement;
      const below = card.getBoundingClientRect().bottom - link.getBoundingClientRect().bottom;
      expect(below).to.be.within(16, 18);
      expect(card.offsetHeight).to.be.within(380, 402);
      const widths = ['Get a wallet', 'Learn more'].map(
        async (name) => (await button(modal, name)).offsetWidth,
      );
      const [first, second] = await Promise.all(widths);
      expect(second).to.equal(first);
      addWallet('Alpha', { policy: 'reject' });
      (await row(modal, 'Alpha')).click();
      expect((await button(modal, 'Try again')).offsetWidth).to.equal(first);
    });

    it('is as high as a code for wallet apps where there may be one', async () => {
      addWallet('Alpha');
      const modal = await openModal({ attributes: 'relay-url="wss://relay.example.org"' });
      await row(modal, 'WalletConnect');
      const card = modal.shadowRoot?.querySelector('[part=card]') as HTMLElement;
      expect(card.offsetHeight).to.be.within(500, 502);
    });

    it('leaves no word of the sentence alone on a line', async () => {
      addWallet('Alpha');
      const modal = await openModal({ attributes: 'app-name="Corner Coffee Shop"' });
      const sentence = await text(modal, 'Choose a wallet to use with Corner Coffee Shop.');
      const range = document.createRange();
      range.selectNodeContents(sentence);
      const widths = [...range.getClientRects()].map(({ width }) => width);
      expect(widths.length).to.be.greaterThan(1);
      expect(Math.min(...widths)).to.be.greaterThan(Math.max(...widths) / 2);
    });

    it('leads to getting a wallet, and Back returns', async () => {
      addWallet('Alpha');
      const modal = await openModal();
      const way = await button(modal, 'Get a wallet');
      way.focus();
      way.click();
      await inside(modal).findByShadowRole('dialog', { name: 'Get a wallet' });
      await row(modal, 'Alpha');
      (await button(modal, 'Back')).click();
      await inside(modal).findByShadowRole('dialog', { name: 'Connect wallet' });
      expect(focusedWords()).to.equal('Get a wallet');
    });

    it('has room in a wide window, or as part of the page in a wide place', async () => {
      addWallet('Alpha');
      const widths = async (attributes: string, width?: string) => {
        const modal = await openModal({ attributes });
        if (width) modal.style.inlineSize = width;
        await row(modal, 'Alpha');
        const card = () => modal.shadowRoot?.querySelector<HTMLElement>('[part=card]')?.offsetWidth;
        return { is: (wanted: number) => until(() => card() === wanted), end: () => modal.remove() };
      };
      // The tests' window is 800 px wide.
      for (const [attributes, width, wanted] of [
        ['', undefined, 720],
        ['layout="compact"', undefined, 360],
        ['inline', '750px', 720],
        ['inline', '600px', 360],
        ['inline layout="wide"', '600px', 600],
      ] as const) {
        const { is, end } = await widths(attributes, width);
        await is(wanted);
        end();
      }
    });
  });
});
