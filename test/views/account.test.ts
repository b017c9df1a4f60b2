import { expect } from 'chai';
import { HttpResponse, http } from 'msw';
import { mockNetwork } from '../support/worker.js';
import {
  addWallet,
  button,
  connectedModal,
  heading,
  inside,
  type Modal,
  ONE,
  openModal,
  rpc,
  spoken,
  TWO,
  text,
  until,
} from './support.js';

const broken = http.post('/rpc/:chain', () => new HttpResponse(null, { status: 500 }));

/** The texts that the page copied. */
function watchClipboard(): string[] {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (words: string) => void copied.push(words) },
  });
  return copied;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
});

async function opened(view = 'Account', wallet = addWallet('Alpha')): Promise<Modal> {
  const modal = await connectedModal(wallet);
  await modal.show(view);
  return modal;
}

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

describe('Account', () => {
  const network = mockNetwork(rpc);

  it('shows the shortened address and copies the full one', async () => {
    const copied = watchClipboard();
    const modal = await opened();
    (await button(modal, '0xf39F…2266 Copy address')).click();
    await until(() => spoken(modal).includes('Copied'));
    expect(copied).to.deep.equal([first]);
  });

  it('disables ligatures in an address, because some fonts turn its x into a times sign', async () => {
    const modal = await opened();
    const short = await inside(modal).findByShadowText('0xf39F…2266');
    expect(getComputedStyle(short).fontVariantLigatures).to.equal('none');
    await modal.show('AccountSettings');
    const whole = await inside(modal).findByShadowText('0xf39F');
    expect(getComputedStyle(whole).fontVariantLigatures).to.equal('none');
  });

  it('keeps the capitals of an address where a page writes the card in capitals', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('wallet-modal::part(card) { text-transform: uppercase; }');
    document.adoptedStyleSheets.push(sheet);
    const modal = await opened();
    const transform = (element: Element) => getComputedStyle(element).textTransform;
    expect(transform(await inside(modal).findByShadowText('0xf39F…2266'))).to.equal('none');
    await modal.show('AccountSettings');
    expect(transform(await inside(modal).findByShadowText('0xf39F'))).to.equal('none');
    document.adoptedStyleSheets.pop();
  });

  it('reports when the browser refuses to copy', async () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    const modal = await opened();
    (await button(modal, /Copy address$/)).click();
    await until(() => spoken(modal).includes('Failed to copy'));
  });

  it('shortens the balance, with the full one in a tooltip and for copying', async () => {
    const copied = watchClipboard();
    const modal = await opened();
    const balance = await button(modal, '1,234.567 ONE Copy exact balance');
    const note = modal.shadowRoot?.getElementById(balance.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).to.equal('1,234.5678 ONE');
    balance.click();
    await until(() => copied.join() === '1234.5678');
  });

  it('says what is unknown instead of showing nothing or zero', async () => {
    network.use(broken);
    const modal = await opened();
    await text(modal, 'Balance not available');
    await text(modal, 'Couldn’t reach Network One. Your funds are not affected.');
  });

  it('opens the settings and returns', async () => {
    const modal = await opened();
    (await button(modal, 'Account settings')).click();
    await heading(modal, 'Account settings');
    (await button(modal, 'Back')).click();
    await heading(modal, 'Account');
  });

  it('names the network, which leads to the others, and has no empty rows', async () => {
    const modal = await opened();
    (await button(modal, 'Network: Network One')).click();
    await heading(modal, 'Choose a network');
    (await button(modal, 'Back')).click();
    await heading(modal, 'Account');
    expect(modal.shadowRoot?.querySelectorAll('li:empty').length).to.equal(0);
  });

  it('opens the accounts only if there are several', async () => {
    const wallet = addWallet('Alpha');
    const modal = await opened('Account', wallet);
    await button(modal, 'Disconnect');
    expect(inside(modal).queryByShadowRole('button', { name: /accounts?$/ })).to.equal(null);
    wallet.setAccounts(wallet.accounts);
    (await button(modal, '3 accounts')).click();
    await heading(modal, 'Accounts');
  });

  const explorers: [base: string | undefined, link: string | undefined][] = [
    ['https://explorer.example', `https://explorer.example/address/${first}`],
    ['https://explorer.example/x/', `https://explorer.example/x/address/${first}`],
    ['javascript:alert(1)//', undefined],
    [undefined, undefined],
  ];
  for (const [explorerUrl, link] of explorers) {
    it(`${link ? 'links to' : 'has no'} block explorer for ${explorerUrl}`, async () => {
      const modal = await connectedModal(addWallet('Alpha'), {
        properties: { chains: [{ ...ONE, explorerUrl }, TWO] },
      });
      await modal.show();
      await button(modal, 'Disconnect');
      const found = inside(modal).queryByShadowRole('link', {
        name: 'View in block explorer (opens in a new tab)',
      });
      expect(found?.getAttribute('href')).to.equal(link);
    });
  }

  it('shows the wallet below the address, and disconnecting, settings and accounts without scrolling', async () => {
    const wallet = addWallet('Alpha');
    const modal = await opened('Account', wallet);
    wallet.setAccounts(wallet.accounts);
    await text(modal, 'Alpha');
    const card = modal.shadowRoot?.querySelector('[part=card]')?.getBoundingClientRect();
    for (const name of ['Account settings', '3 accounts', 'Disconnect', 'Network: Network One']) {
      const { bottom } = (await button(modal, name)).getBoundingClientRect();
      expect(bottom - (card?.top ?? 0), name).to.be.lessThan(240);
    }
  });

  it('has disconnecting in words, quieter than the network, and not between it and the money', async () => {
    const modal = await opened('Account', addWallet('Alpha'));
    const words = await button(modal, 'Disconnect');
    const network = await button(modal, 'Network: Network One');
    const look = (element: HTMLElement) => getComputedStyle(element);
    expect(words.innerText.trim()).to.equal('Disconnect');
    expect(look(words).color).to.equal(look(await text(modal, 'Alpha')).color);
    expect(look(words).color).to.not.equal(look(network).color);
    expect(look(words).borderTopWidth).to.equal('0px');
    const [own, others] = [words.getBoundingClientRect(), network.getBoundingClientRect()];
    expect(own.bottom).to.be.at.most(others.top);
  });

  it('disconnects and closes', async () => {
    const modal = await opened();
    (await button(modal, 'Disconnect')).click();
    await until(() => modal.state.status === 'disconnected' && !modal.open);
  });

  it('offers to connect when disconnected', async () => {
    addWallet('Alpha');
    const modal = await openModal({ view: 'Account' });
    await text(modal, 'No wallet connected');
    (await button(modal, 'Connect wallet')).click();
    await button(modal, /^Alpha/);
  });
});

describe('AccountSettings', () => {
  mockNetwork(rpc);

  it('shows the full address in groups of four', async () => {
    const modal = await opened('AccountSettings');
    const copy = await button(modal, 'Copy address');
    const written = copy.parentElement?.querySelector('[dir=ltr]');
    const groups = [...(written?.children ?? [])].map((group) => group.textContent);
    expect(groups.slice(0, 3)).to.deep.equal(['0xf39F', 'd6e5', '1aad']);
    expect(groups.join('')).to.equal(first);
  });

  it('shows the wallet and the network', async () => {
    const modal = await opened('AccountSettings');
    const wallet = await text(modal, 'Wallet');
    expect(wallet.parentElement?.textContent).to.equal('WalletAlpha');
    // A setting's name is at the start of its line, its value at the end.
    const [label, value] = [wallet, await text(modal, 'Alpha')].map((one) => one.getBoundingClientRect());
    expect(label?.left).to.be.lessThan(value?.left ?? 0);
    expect(label?.top).to.be.lessThan(value?.bottom ?? 0);
    expect(inside(modal).queryByShadowRole('button', { name: /Alpha/ })).to.equal(null);
    (await button(modal, 'Network Network One')).click();
    await heading(modal, 'Choose a network');
  });
});

describe('Profile', () => {
  mockNetwork(rpc);

  it('switches the account without moving rows', async () => {
    const wallet = addWallet('Alpha');
    const modal = await connectedModal(wallet);
    wallet.setAccounts(wallet.accounts);
    await modal.show('Profile');
    const list = await inside(modal).findByShadowRole('list', { name: 'Accounts' });
    const rows = () => [...list.querySelectorAll<HTMLElement>('[data-row]')];
    const words = () => rows().map((row) => row.textContent);
    expect(words()).to.deep.equal(['0xf39F…2266', '0x7099…79C8Switch', '0x3C44…93BCSwitch']);
    rows()[1]?.focus();
    rows()[1]?.click();
    await until(() => modal.state.address === wallet.accounts[1]);
    await until(() => words()[1] === '0x7099…79C8');
    expect(words()[0]).to.equal('0xf39F…2266Switch');
    expect(rows()[1]?.getAttribute('aria-current')).to.equal('true');
    expect(modal.shadowRoot?.activeElement).to.equal(rows()[1]);
  });

  it('copies each address', async () => {
    const copied = watchClipboard();
    const wallet = addWallet('Alpha');
    const modal = await connectedModal(wallet);
    wallet.setAccounts(wallet.accounts);
    await modal.show('Profile');
    const buttons = await inside(modal).findAllByShadowRole('button', { name: 'Copy address' });
    for (const one of buttons) one.click();
    await until(() => copied.length === 3);
    expect(copied).to.deep.equal(wallet.accounts);
  });
});
