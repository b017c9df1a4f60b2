import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { HttpResponse, http } from 'msw';
import { SANDBOX_ADDRESSES } from '../../src/sandbox/index.js';
import { setsViewport } from '../support/abilities.js';
import { fixture } from '../support/fixture.js';
import { settled, until } from '../support/promises.js';
import { mockNetwork } from '../support/worker.js';
import {
  addWallet,
  CHAINS,
  connectedModal,
  heardBy,
  later,
  loadInterface,
  makeModal,
  ONE,
  OTHER,
  press,
  TWO,
  warnings,
} from './support.js';

loadInterface();

type Button = HTMLElementTagNameMap['wallet-button'];

const [alice] = SANDBOX_ADDRESSES;
const short = `${alice.slice(0, 6)}…${alice.slice(-4)}`;
const inner = (host: Element) => host.shadowRoot?.querySelector('button') as HTMLButtonElement;
const words = (host: Element) => inner(host).textContent;
const mark = (host: Element) => inner(host).querySelector<HTMLElement>('[data-drawn]');
const makeButton = (markup = '<wallet-button></wallet-button>') => fixture<Button>(markup);

const chains = [{ ...CHAINS[0], id: 'eip155:31337', rpcUrl: '/rpc-of-one' } as const, ...CHAINS.slice(1)];
mockNetwork(
  http.post('/rpc-of-one', async ({ request }) => {
    const { id } = (await request.json()) as { id: number };
    return HttpResponse.json({ jsonrpc: '2.0', id, result: '0x1bc16d674ec80000' });
  }),
);

describe('a button', () => {
  it('uses the first modal of the page', () => {
    const [first] = [makeModal(), makeModal()];
    expect(makeButton().modal).to.equal(first);
  });

  it('uses the modal named by `for`', () => {
    makeModal();
    const second = makeModal('id="second"');
    expect(makeButton('<wallet-button for="second"></wallet-button>').modal).to.equal(second);
  });

  it('finds the named modal in its own tree', () => {
    const host = fixture('<div></div>').attachShadow({ mode: 'open' });
    const modal = Object.assign(document.createElement('wallet-modal'), { id: 'inside', remember: 'none' });
    const button = Object.assign(document.createElement('wallet-button'), { for: 'inside' });
    host.append(button, modal);
    expect(button.modal).to.equal(modal);
    expect(makeButton('<wallet-button for="inside"></wallet-button>').modal).to.equal(undefined);
  });

  it('finds the nearest modal: its own tree before outer ones', () => {
    const outside = makeModal();
    const host = fixture('<div></div>');
    const tree = host.attachShadow({ mode: 'open' });
    const inner = document.createElement('div');
    const button = document.createElement('wallet-button');
    inner.attachShadow({ mode: 'open' }).append(button);
    tree.append(inner);
    expect(button.modal).to.equal(outside);
    const beside = Object.assign(document.createElement('wallet-modal'), { remember: 'none' });
    tree.append(beside);
    expect(button.modal).to.equal(beside);
    expect(makeButton().modal).to.equal(outside);
  });

  it('follows a changed `for`, and a changed id', () => {
    const [one, two] = [makeModal('id="one"'), makeModal('id="two"')];
    const button = makeButton('<wallet-button for="one"></wallet-button>');
    button.for = 'two';
    expect(button.modal).to.equal(two);
    two.id = 'three';
    expect(button.modal).to.equal(undefined);
    one.id = 'two';
    expect(button.modal).to.equal(one);
  });

  it('waits for a late modal, and moves to the next when one is removed', async () => {
    const button = makeButton();
    expect(button.modal).to.equal(undefined);
    expect(words(button)).to.equal('Connect wallet');
    const first = makeModal();
    expect(button.modal).to.equal(first);
    const second = makeModal();
    first.remove();
    await settled();
    expect(button.modal).to.equal(second);
  });

  for (const markup of ['<wallet-button></wallet-button>', '<wallet-button for="nothing"></wallet-button>']) {
    it(`reports a missing modal: ${markup}`, () => {
      const told = warnings();
      const heard = heardBy(document);
      inner(makeButton(markup)).click();
      expect(heard).to.deep.equal([
        ['wallet-error', { code: 'no_modal', message: 'This button has no modal to open.' }],
      ]);
      expect(told).to.have.length(1);
    });
  }

  it('ignores an element that is not a modal', () => {
    fixture('<div id="no-modal"></div>');
    expect(makeButton('<wallet-button for="no-modal"></wallet-button>').modal).to.equal(undefined);
  });

  it('opens the modal, and shows whether it is open', async () => {
    const modal = makeModal();
    const button = makeButton();
    expect(inner(button).ariaHasPopup).to.equal('dialog');
    expect(inner(button).ariaExpanded).to.equal('false');
    inner(button).click();
    await until(() => modal.state.open);
    expect(inner(button).ariaExpanded).to.equal('true');
    modal.close();
    await until(() => inner(button).ariaExpanded === 'false');
  });

  it('does nothing while disabled', async () => {
    const modal = makeModal();
    const button = makeButton('<wallet-button disabled></wallet-button>');
    inner(button).click();
    await settled();
    expect(modal.open).to.equal(false);
    button.disabled = false;
    expect(inner(button).disabled).to.equal(false);
    button.setAttribute('disabled', 'false');
    expect(inner(button).disabled).to.equal(false);
  });

  it('keeps its state when moved', async () => {
    const modal = makeModal();
    const button = makeButton();
    fixture('<div></div>').append(button);
    expect(button.modal).to.equal(modal);
    button.remove();
    button.label = 'Join';
    fixture('<div></div>').append(button);
    expect(words(button)).to.equal('Join');
  });

  it('releases its modal when removed', () => {
    makeModal();
    const button = makeButton();
    button.remove();
    expect(button.modal).to.equal(undefined);
  });
});

describe('the connect button', () => {
  it('shows its own label, the host’s text or the catalogue’s', async () => {
    const modal = makeModal();
    const button = makeButton();
    expect(words(button)).to.equal('Connect wallet');
    button.label = 'Join';
    expect(words(button)).to.equal('Join');
    button.removeAttribute('label');
    modal.texts = { 'button.connect': 'Verbinden' };
    await modal.ready();
    await until(() => words(button) === 'Verbinden');
  });

  it('keeps amounts and addresses in order on a right-to-left page', () => {
    const place = fixture(
      '<div dir="rtl"><wallet-button label="2.5 ETH · 0x67ab…a1c2"></wallet-button></div>',
    );
    const button = place.firstElementChild as Button;
    const leftOf = (character: string) => {
      const text = inner(button).firstChild as Text;
      const range = document.createRange();
      range.setStart(text, text.data.indexOf(character));
      range.setEnd(text, text.data.indexOf(character) + 1);
      return range.getBoundingClientRect().left;
    };
    expect(leftOf('2')).to.be.lessThan(leftOf('E'));
    button.label = 'اتصل 1';
    expect(leftOf('1')).to.be.lessThan(leftOf('ا'));
  });

  it('has the picture of an account where lines begin, and its text from left to right', async () => {
    const modal = await connectedModal(addWallet(), '', { chains });
    const place = fixture('<div><wallet-button balance="hide"></wallet-button></div>');
    const button = place.firstElementChild as Button;
    await until(() => words(button) === short && mark(button) !== null);
    modal.locale = 'he';
    await until(() => inner(button).dir === 'rtl');
    const left = (element: Element | null) => element?.getBoundingClientRect().left ?? Number.NaN;
    const text = inner(button).querySelector('span:not([data-drawn], [data-drawn] *)');
    expect(left(mark(button))).to.be.greaterThan(left(text));
    expect(getComputedStyle(text as Element).direction).to.equal('ltr');
  });

  it('shows that it is connecting', async () => {
    const wallet = addWallet();
    wallet.script([{ method: 'eth_requestAccounts', answer: 'never' }]);
    const modal = makeModal();
    const button = makeButton('<wallet-button label="Join"></wallet-button>');
    await modal.show();
    await press(modal, 'One Wallet');
    await until(() => modal.state.status === 'connecting');
    expect(words(button)).to.equal('Connecting…');
    expect(inner(button).ariaBusy).to.equal('true');
    modal.close();
    await until(() => words(button) === 'Join');
    expect(inner(button).ariaBusy).to.equal('false');
  });

  it('becomes the account button, with the balance', async () => {
    const modal = await connectedModal(addWallet(), '', { chains });
    const button = makeButton('<wallet-button label="Join"></wallet-button>');
    expect(words(button)).to.equal(short);
    expect(inner(button).ariaLabel).to.equal(`Account ${short}`);
    expect(getComputedStyle(inner(button)).fontVariantLigatures).to.equal('none');
    await until(() => words(button) === `2 ETH · ${short}`);
    expect(inner(button).ariaLabel).to.include(short).and.to.include('2 ETH');
    inner(button).click();
    await until(() => modal.state.view === 'Account');
    await modal.disconnect();
    await until(() => words(button) === 'Join');
    expect(inner(button).ariaLabel).to.equal(null);
  });

  it('keeps the capitals of an address where a page writes its buttons in capitals', async () => {
    const modal = await connectedModal(addWallet(), '', { chains });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('wallet-button::part(button) { text-transform: uppercase; }');
    document.adoptedStyleSheets.push(sheet);
    later(() => document.adoptedStyleSheets.pop());
    const button = makeButton();
    await until(() => words(button) === `2 ETH · ${short}`);
    expect(inner(button).innerText).to.include(short);
    await modal.disconnect();
    await until(() => words(button) === 'Connect wallet');
    expect(inner(button).innerText).to.equal('CONNECT WALLET');
  });

  it('shows the picture of the account in the place that was kept for it, until it is the connect button', async () => {
    const modal = await connectedModal(addWallet(), '', { chains });
    const button = makeButton('<wallet-button balance="hide"></wallet-button>');
    const width = inner(button).offsetWidth;
    const place = getComputedStyle(inner(button), '::before');
    expect([place.width, place.height]).to.deep.equal(['24px', '24px']);
    await until(() => mark(button), 'the picture');
    expect(mark(button)?.querySelector('path')).not.to.equal(null);
    expect(inner(button).offsetWidth).to.equal(width);
    const [frame, picture] = [inner(button), mark(button)].map((one) => one?.getBoundingClientRect());
    // The padding and the border.
    expect((picture?.left ?? 0) - (frame?.left ?? 0)).to.equal(11);
    expect(words(button)).to.equal(short);
    button.balance = 'show';
    await until(() => words(button) === `2 ETH · ${short}`);
    await until(() => mark(button), 'the picture beside other words');
    await modal.disconnect();
    await until(() => words(button) === 'Connect wallet');
    await settled();
    expect(mark(button)).to.equal(null);
  });

  it('stays one line beside the network button in the bar of a phone, and keeps its address whole', async () => {
    await connectedModal(addWallet(), '', { chains });
    const bar = fixture(
      '<div><wallet-network-button></wallet-network-button><wallet-button></wallet-button></div>',
    );
    Object.assign(bar.style, { display: 'flex', width: '320px' });
    const button = bar.lastElementChild as Button;
    await until(() => words(button) === `2 ETH · ${short}`);
    expect(bar.scrollWidth).to.equal(320);
    expect(inner(button).offsetHeight).to.equal(44);
    const [line, balance, account] = inner(button).querySelectorAll('span:not([data-drawn])');
    const [seen, above, whole] = [line, balance, account].map((one) => one?.getBoundingClientRect());
    expect(whole?.width).to.be.closeTo(account?.scrollWidth ?? 0, 1);
    expect(whole?.top).to.equal(seen?.top);
    expect(above?.top, 'what has no room is cut off whole').to.be.at.least((seen?.bottom ?? 0) - 1);
  });

  it('says the balance only where there is room for it', async () => {
    await connectedModal(addWallet(), '', { chains });
    const button = makeButton();
    await until(() => words(button) === `2 ETH · ${short}`);
    const balance = inner(button).querySelector<HTMLElement>('span:not([data-drawn]) > span');
    expect(balance?.textContent).to.equal('2 ETH · ');
    expect(balance?.offsetWidth).to.be.above(20);
    expect(inner(button).ariaLabel).to.include('2 ETH');
    if (!setsViewport) return;
    await setViewport({ width: 390, height: 844 });
    expect(balance?.offsetWidth).to.equal(0);
    await setViewport({ width: 800, height: 600 });
  });

  it('hides the balance on request, and shows it again', async () => {
    const modal = await connectedModal(addWallet(), '', { chains });
    const button = makeButton('<wallet-button balance="hide"></wallet-button>');
    await settled();
    expect(modal.state.balance).to.equal(undefined);
    button.balance = 'show';
    await until(() => words(button) === `2 ETH · ${short}`);
    button.balance = 'hide';
    expect(words(button)).to.equal(short);
    await until(() => modal.state.balance === undefined);
  });

  it('stops reading the balance when removed', async () => {
    const modal = await connectedModal(addWallet(), '', { chains });
    const [one, two] = [makeButton(), makeButton()];
    await until(() => modal.state.balance);
    one.remove();
    await settled();
    expect(modal.state.balance).to.equal('2 ETH');
    two.remove();
    await until(() => modal.state.balance === undefined);
  });
});

describe('the network button', () => {
  const makeNetworkButton = (markup = '') =>
    fixture<HTMLElementTagNameMap['wallet-network-button']>(
      `<wallet-network-button ${markup}></wallet-network-button>`,
    );

  for (const [what, settings, shown] of [
    ['the first of `networks`', { networks: ['eip155:31338', 'eip155:31337'] }, 'Network Two'],
    ['the default', { networks: ['eip155:31338'], defaultNetwork: 'eip155:31337' }, 'Network One'],
    ['the first of `chains`', {}, 'Network One'],
    ['none that has no name of the page’s', { networks: ['eip155:1'] }, 'Choose a network'],
    ['no broken one', { chains: [null] as never }, 'Choose a network'],
    ['no broken list', { chains: 7 as never }, 'Choose a network'],
  ] as const) {
    it(`shows ${what} before anything has loaded, and the page’s texts`, async () => {
      const modal = makeModal('', {
        texts: { 'button.connect': 'Anmelden', 'button.network': 'Netz {name}' },
      });
      Object.assign(modal, settings);
      const [network, connect] = [makeNetworkButton(), makeButton()];
      expect([words(network), words(connect)]).to.deep.equal([shown, 'Anmelden']);
      expect(inner(network).ariaLabel).to.equal(shown === 'Choose a network' ? null : `Netz ${shown}`);
    });
  }

  for (const [what, config, shown] of [
    ['the first of its `networks`', { networks: ['eip155:31338'] }, 'Two'],
    ['its default', { networks: ['eip155:31338'], defaultNetwork: 'eip155:31337' }, 'One'],
    ['the first of its `chains`', {}, 'One'],
    ['none of other names', { networks: ['eip155:1'] }, 'Choose a network'],
    ['none of what is no list', { chains: 7, networks: 7 }, 'Choose a network'],
  ] as const) {
    it(`shows ${what} before the config script was read`, () => {
      const named = [
        { id: 'eip155:31337', name: 'One' },
        { id: 'eip155:31338', name: 'Two' },
      ];
      const json = JSON.stringify({ chains: named, ...config });
      fixture(`<wallet-modal><script type="application/json" slot="config">${json}</script></wallet-modal>`);
      expect(words(makeNetworkButton())).to.equal(shown);
    });
  }

  it('keeps its texts if one cannot be read', () => {
    const texts = {
      get 'button.connect'(): string {
        throw new Error('unreadable');
      },
      'button.selectNetwork': 5 as never,
    };
    makeModal('', { texts, chains: undefined });
    expect([words(makeNetworkButton()), words(makeButton())]).to.deep.equal([
      'Choose a network',
      'Connect wallet',
    ]);
  });

  it('shows the wanted network, and opens the list', async () => {
    const modal = makeModal();
    const button = makeNetworkButton();
    await modal.ready();
    expect(words(button)).to.equal('Network One');
    expect(inner(button).ariaLabel).to.equal('Network Network One');
    inner(button).click();
    await until(() => modal.state.view === 'Networks');
  });

  it('shows the wallet’s network', async () => {
    const wallet = addWallet();
    await connectedModal(wallet);
    const button = makeNetworkButton();
    wallet.switchChain(TWO.id);
    await until(() => words(button) === 'Network Two');
  });

  it('shows the icon of the network once somebody is connected, and a plain mark in its place before', async () => {
    const sepolia = { id: 'eip155:11155111', name: 'Sepolia' } as const;
    const wallet = addWallet('One Wallet', { chains: [{ ...ONE, ...sepolia }] });
    const settings = { chains: [sepolia] };
    const before = makeModal('id="before"', settings);
    const idle = makeNetworkButton('for="before"');
    await before.ready();
    const after = await connectedModal(wallet, 'id="after"', settings);
    const button = makeNetworkButton('for="after"');
    await until(() => mark(button)?.querySelector('svg path'), 'the icon');
    expect(after.state.networkName).to.equal('Sepolia');
    expect(mark(idle)).to.equal(null);
    expect(words(idle)).to.equal('Sepolia');
    expect(inner(idle).offsetWidth).to.equal(inner(button).offsetWidth);
  });

  it('is its picture alone on a phone, or the initial of a network without one', async () => {
    await connectedModal(addWallet(), '', { chains });
    const button = makeNetworkButton();
    await until(() => inner(button).querySelector('[data-drawn]'), 'the mark');
    expect(inner(button).dataset.initial).to.equal('N');
    // Firefox reports it as written.
    expect(getComputedStyle(inner(button), '::before').content).to.be.oneOf(['"N"', 'attr(data-initial)']);
    const name = [...inner(button).querySelectorAll('span')].find(
      (part) => part.textContent === 'Network One' && !part.children.length,
    );
    expect(name?.offsetWidth).to.be.above(10);
    if (!setsViewport) return;
    await setViewport({ width: 390, height: 844 });
    expect(name?.offsetWidth).to.equal(0);
    expect(inner(button).offsetWidth).to.be.within(44, 76);
    expect(inner(button).ariaLabel).to.equal('Network Network One');
    await setViewport({ width: 800, height: 600 });
  });

  it('asks for another network when the site does not support the current one', async () => {
    const wallet = addWallet();
    const modal = await connectedModal(wallet);
    const button = makeNetworkButton();
    wallet.switchChain(OTHER.id);
    await until(() => words(button) === 'Switch network');
    expect(inner(button).ariaLabel).to.equal(null);
    inner(button).click();
    await until(() => modal.state.view === 'UnsupportedChain');
  });

  it('shows the number of an unknown network', async () => {
    const wallet = addWallet();
    const modal = await connectedModal(wallet, 'allow-unsupported-chain', {
      networks: [],
      chains: undefined,
    });
    const button = makeNetworkButton();
    wallet.switchChain('eip155:31338');
    await until(() => modal.state.network === 'eip155:31338');
    expect(words(button)).to.equal('Unknown network (31338)');
    expect(inner(button).ariaLabel).to.equal('Network Unknown network (31338)');
  });

  it('shows the host’s texts', async () => {
    const modal = makeModal();
    const button = makeNetworkButton('label="Chain"');
    await modal.ready();
    expect(words(button)).to.equal('Chain');
    expect(inner(button).ariaLabel).to.equal(null);
  });
});
