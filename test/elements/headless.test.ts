import { expect } from 'chai';
import type { WalletSummary } from '../../src/lib/state.js';
import { SANDBOX_ADDRESSES } from '../../src/sandbox/index.js';
import { withUserAgent } from '../support/device.js';
import { fixture } from '../support/fixture.js';
import { isPending, rejection, settled, until } from '../support/promises.js';
import {
  addWallet,
  connectedModal,
  heardBy,
  islandOf,
  later,
  loadInterface,
  type Modal,
  makeModal,
  names,
  press,
  remembering,
  warnings,
} from './support.js';

loadInterface();

const [alice] = SANDBOX_ADDRESSES;
const account = `eip155:31337:${alice}`;
const asked = (wallet: ReturnType<typeof addWallet>, method = 'eth_requestAccounts') =>
  wallet.requests.filter((request) => request.method === method).length;

/** Keeps a modal closed, as pages with their own interface do. */
function keepClosed(modal: Modal): void {
  const prevent = (event: Event) => event.preventDefault();
  modal.addEventListener('wallet-before-open', prevent);
  later(() => modal.removeEventListener('wallet-before-open', prevent));
}

describe('connect() in the browser of a wallet app', () => {
  withUserAgent('Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36');

  it('asks the only wallet, without the list, which is behind it', async () => {
    const wallet = addWallet();
    wallet.script([{ method: 'eth_requestAccounts', answer: 'reject' }]);
    const modal = makeModal();
    const heard = heardBy(modal);
    const connecting = modal.connect();
    await until(() => asked(wallet) === 1 && modal.state.open);
    expect(heard.filter(([name]) => name === 'wallet-view-changed')[0]).to.deep.equal([
      'wallet-view-changed',
      { view: 'ConnectingExternal' },
    ]);
    await press(modal, 'Try again');
    expect(await connecting).to.equal(account);
  });

  it('has the list where there are several', async () => {
    addWallet();
    addWallet('Two Wallet');
    const modal = makeModal();
    const connecting = rejection(modal.connect());
    await until(() => modal.state.view === 'Connect');
    modal.close();
    expect((await connecting).code).to.equal('modal_closed');
  });
});

describe('connect({ wallet })', () => {
  for (const [what, wallet] of [
    ['reverse domain name', 'org.example.twowallet'],
    ['reverse domain name in capitals', 'org.Example.TwoWallet'],
  ] as const) {
    it(`asks the wallet of that ${what}, without the list`, async () => {
      const one = addWallet();
      const two = addWallet('Two Wallet');
      const modal = makeModal();
      const heard = heardBy(modal);
      expect(await modal.connect({ wallet })).to.equal(account);
      expect([asked(one), asked(two)]).to.deep.equal([0, 1]);
      expect(modal.state.connector?.name).to.equal('Two Wallet');
      expect(heard.filter(([name]) => name === 'wallet-view-changed')).to.deep.equal([
        ['wallet-view-changed', { view: 'ConnectingExternal' }],
      ]);
      await until(() => !modal.state.open);
    });
  }

  it('leads back to the list', async () => {
    addWallet();
    const wallet = addWallet('Two Wallet');
    wallet.script([{ method: 'eth_requestAccounts', answer: 'reject' }]);
    const modal = makeModal();
    const connecting = modal.connect({ wallet: 'org.example.twowallet' });
    await until(() => wallet.requests[0]?.outcome === 'rejected');
    modal.shadowRoot?.querySelector<HTMLElement>('[aria-label="Back"]')?.click();
    await until(() => modal.state.view === 'Connect', 'the list');
    await press(modal, 'One Wallet');
    expect(await connecting).to.equal(account);
    expect(modal.state.connector?.name).to.equal('One Wallet');
  });

  it('resolves at once if that wallet is connected', async () => {
    const wallet = addWallet();
    const modal = await connectedModal(wallet);
    expect(await modal.connect({ wallet: 'org.example.onewallet' })).to.equal(account);
    expect(modal.open).to.equal(false);
    expect(asked(wallet)).to.equal(0);
  });

  it('asks it when another wallet is connected, and takes its place', async () => {
    const modal = await connectedModal(addWallet());
    const two = addWallet('Two Wallet');
    expect(await modal.connect({ wallet: 'org.example.twowallet' })).to.equal(account);
    expect(asked(two)).to.equal(1);
    expect(modal.state.connector?.name).to.equal('Two Wallet');
  });

  it('waits for a wallet that announces itself late', async () => {
    const modal = makeModal();
    const connecting = modal.connect({ wallet: 'org.example.latewallet' });
    setTimeout(() => addWallet('Late Wallet'), 50);
    expect(await connecting).to.equal(account);
    expect(modal.state.connector?.name).to.equal('Late Wallet');
  });

  it('shows the list if there is no such wallet, says so to the page, and takes what the visitor chooses', async () => {
    addWallet();
    warnings();
    const modal = makeModal();
    const heard = heardBy(modal);
    const connecting = modal.connect({ wallet: 'org.example.nobody' });
    await until(() => names(heard).includes('wallet-error'));
    expect(heard.filter(([name]) => name === 'wallet-error')).to.deep.equal([
      ['wallet-error', { code: 'wallet_not_found', message: 'This wallet is not available here.' }],
    ]);
    expect(modal.state.view).to.equal('Connect');
    await press(modal, 'One Wallet');
    expect(await connecting).to.equal(account);
  });

  it('rejects with modal_closed if the visitor closes it', async () => {
    const wallet = addWallet();
    wallet.script([{ method: 'eth_requestAccounts', answer: 'never' }]);
    const modal = makeModal();
    const connecting = rejection(modal.connect({ wallet: 'org.example.onewallet' }));
    await until(() => asked(wallet) === 1);
    modal.close();
    expect(await connecting).to.include({ code: 'modal_closed' });
  });

  it('rejects with aborted, and closes', async () => {
    const wallet = addWallet();
    wallet.script([{ method: 'eth_requestAccounts', answer: 'never' }]);
    const modal = makeModal();
    const stop = new AbortController();
    const connecting = rejection(modal.connect({ wallet: 'org.example.onewallet', signal: stop.signal }));
    await until(() => asked(wallet) === 1);
    stop.abort();
    expect(await connecting).to.include({ code: 'aborted' });
    await until(() => !modal.state.open);
  });

  it('shows the downloads of a wallet of the page that is not installed', async () => {
    const modal = makeModal('', {
      customWallets: [
        { id: 'ours', name: 'Our Wallet', rdns: 'com.ours', chrome_store: 'https://store.example/ours' },
      ],
    });
    const connecting = rejection(modal.connect({ wallet: 'com.ours' }));
    await until(() => modal.state.view === 'Downloads', 'the downloads');
    modal.close();
    expect(await connecting).to.include({ code: 'modal_closed' });
  });

  it('shows the list if the wallet does not have the namespace', async () => {
    addWallet();
    warnings();
    const modal = makeModal('networks="eip155:31337 solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1"');
    const connecting = rejection(modal.connect({ wallet: 'org.example.onewallet', namespace: 'solana' }));
    await until(() => modal.state.view === 'Connect');
    modal.close();
    expect(await connecting).to.include({ code: 'modal_closed' });
  });

  it('refuses a namespace that does not exist', async () => {
    const wallet = addWallet();
    const namespace = 'nonsense' as 'solana';
    const refused = await rejection(makeModal().connect({ wallet: 'org.example.onewallet', namespace }));
    expect(refused).to.include({ code: 'request_invalid' });
    expect(asked(wallet)).to.equal(0);
  });
});

describe('connect({ wallet }) while the page keeps the modal closed', () => {
  it('asks the wallet all the same', async () => {
    const wallet = addWallet();
    const modal = makeModal();
    keepClosed(modal);
    expect(await modal.connect({ wallet: 'org.example.onewallet' })).to.equal(account);
    expect(asked(wallet)).to.equal(1);
    expect(modal.open).to.equal(false);
  });

  it('rejects with the wallet’s refusal', async () => {
    const wallet = addWallet();
    wallet.script([{ method: 'eth_requestAccounts', answer: 'reject' }]);
    const modal = makeModal();
    keepClosed(modal);
    const refused = await rejection(modal.connect({ wallet: 'org.example.onewallet' }));
    expect(refused).to.include({ code: 'user_rejected' });
  });

  it('rejects with wallet_not_found if there is no such wallet', async () => {
    const modal = makeModal();
    keepClosed(modal);
    const refused = await rejection(modal.connect({ wallet: 'org.example.nobody' }));
    expect(refused).to.include({ code: 'wallet_not_found' });
  });

  it('stops waiting when the signal aborts', async () => {
    const wallet = addWallet();
    wallet.script([{ method: 'eth_requestAccounts', answer: 'never' }]);
    const modal = makeModal();
    keepClosed(modal);
    const stop = new AbortController();
    const connecting = rejection(modal.connect({ wallet: 'org.example.onewallet', signal: stop.signal }));
    await until(() => modal.state.status === 'connecting');
    stop.abort();
    expect(await connecting).to.include({ code: 'aborted' });
    await until(() => modal.state.status === 'disconnected');
  });
});

describe('wallets', () => {
  const brief = (list: readonly WalletSummary[]) =>
    list.map(({ id, name, installed, namespaces }) => [id, name, installed, namespaces.join()]);

  it('are listed in the order of the modal, without the interface, and contact nobody', async () => {
    const real = globalThis.fetch;
    let requests = 0;
    globalThis.fetch = async () => {
      requests += 1;
      return Response.json({});
    };
    later(() => {
      globalThis.fetch = real;
    });
    addWallet();
    const modal = makeModal('project-id="p"', { customWallets: [{ id: 'ours', name: 'Our Wallet' }] });
    expect(modal.wallets).to.deep.equal([]);
    await until(() => modal.wallets.length > 0, 'the wallets');
    expect(brief(modal.wallets)).to.deep.equal([
      ['org.example.onewallet', 'One Wallet', true, 'eip155'],
      ['walletconnect', 'WalletConnect', false, 'eip155'],
      ['ours', 'Our Wallet', false, 'eip155'],
    ]);
    expect(modal.wallets[0]?.icon).to.match(/^data:image\//);
    expect(islandOf(modal)).to.equal(null);
    expect(requests).to.equal(0);
  });

  it('tell subscribers of changes, with a new state each time', async () => {
    const modal = makeModal();
    const seen: [number, unknown][] = [];
    later(modal.subscribe((state) => seen.push([modal.wallets.length, state])));
    await settled();
    addWallet();
    await until(() => seen.at(-1)?.[0] === 1, 'the first wallet');
    const two = addWallet('Two Wallet');
    await until(() => seen.at(-1)?.[0] === 2, 'the second wallet');
    const [none, one, more] = [0, 1, 2].map((count) => seen.findLast(([length]) => length === count)?.[1]);
    expect(new Set([none, one, more]).size).to.equal(3);
    expect(brief(modal.wallets)[1]).to.deep.equal([two.info.rdns, 'Two Wallet', true, 'eip155']);
  });

  it('leave out what the site excludes by reverse domain name', async () => {
    addWallet();
    addWallet('Two Wallet');
    const modal = makeModal('exclude-wallets="org.example.onewallet"');
    await until(() => modal.wallets.length > 0 && modal.wallets);
    expect(modal.wallets.map(({ name }) => name)).to.deep.equal(['Two Wallet']);
  });

  it('start nothing in an element outside the page', async () => {
    const modal = document.createElement('wallet-modal');
    expect(modal.wallets).to.deep.equal([]);
    await settled();
    addWallet();
    await settled();
    expect(modal.wallets).to.deep.equal([]);
  });

  it('give ids that connect takes', async () => {
    addWallet();
    const modal = makeModal();
    await until(() => modal.wallets[0]);
    expect(await modal.connect({ wallet: modal.wallets[0]?.id ?? '' })).to.equal(account);
  });
});

describe('a button for one wallet', () => {
  const inner = (host: Element) => host.shadowRoot?.querySelector('button') as HTMLButtonElement;

  it('connects it, and becomes the account button', async () => {
    const [one, two] = [addWallet(), addWallet('Two Wallet')];
    const modal = makeModal();
    const button = fixture('<wallet-button wallet="org.example.twowallet" balance="hide"></wallet-button>');
    inner(button).click();
    await until(() => modal.state.status === 'connected');
    expect([asked(one), asked(two)]).to.deep.equal([0, 1]);
    expect(inner(button).textContent).to.equal(`${alice.slice(0, 6)}…${alice.slice(-4)}`);
    await until(() => !modal.state.open);
    inner(button).click();
    await until(() => modal.state.view === 'Account');
  });

  it('is busy only until the modal is open', async () => {
    const wallet = addWallet();
    wallet.script([{ method: 'eth_requestAccounts', answer: 'never' }]);
    const modal = makeModal();
    const other = fixture('<wallet-button label="Other"></wallet-button>');
    const button = fixture('<wallet-button wallet="org.example.onewallet" label="In"></wallet-button>');
    inner(button).click();
    await until(() => modal.state.open && asked(wallet) === 1);
    modal.close();
    await until(() => inner(button).ariaBusy === 'false');
    expect(inner(other).ariaBusy).to.equal('false');
    expect(button.shadowRoot?.querySelector('[role=alert]')?.textContent).to.equal('');
  });

  it('with a namespace asks for a wallet of it while only another one is connected', async () => {
    const modal = await connectedModal(
      addWallet(),
      'networks="eip155:31337 solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1"',
    );
    const button = fixture('<wallet-button namespace="solana" label="Solana"></wallet-button>');
    expect(inner(button).textContent).to.equal('Solana');
    inner(button).click();
    await until(() => modal.state.view === 'Connect', 'the list');
  });
});

describe('reconnect="off"', () => {
  it('connects nothing by itself, also from the storage of the site', async () => {
    const wallet = addWallet();
    wallet.setAccounts([wallet.state.selected]);
    const modal = makeModal('reconnect="off"', { storage: remembering(wallet) });
    await modal.ready();
    await settled();
    expect(modal.state.status).to.equal('disconnected');
    expect(asked(wallet, 'eth_accounts')).to.equal(0);
    expect(await isPending(modal.connect({ wallet: 'org.example.onewallet' }))).to.equal(true);
    await until(() => modal.state.status === 'connected');
  });
});

describe('wallet-order', () => {
  const rows = (modal: Modal) =>
    [...(modal.shadowRoot?.querySelectorAll('[part=card] li:not(:has(li))') ?? [])].map(
      ({ textContent }) => textContent ?? '',
    );

  it('orders the list, the first one and the other', async () => {
    addWallet();
    const modal = makeModal('relay-url="ws://localhost:1" wallet-order="walletconnect custom"', {
      customWallets: [{ id: 'ours', name: 'Our Wallet' }],
    });
    await modal.show();
    await until(() => rows(modal).length >= 3);
    expect(
      rows(modal)
        .slice(0, 3)
        .map((text) => /WalletConnect|Our Wallet|One Wallet/.exec(text)?.[0]),
    ).to.deep.equal(['WalletConnect', 'Our Wallet', 'One Wallet']);
  });

  it('explains an unknown word', async () => {
    const told = warnings();
    const modal = makeModal('wallet-order="installed favourite"');
    await modal.ready();
    await until(() => told.length > 0);
    expect(told[0]).to.include('"favourite" in "wallet-order" is not one');
  });
});
