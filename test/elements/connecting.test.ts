import { expect } from 'chai';
import { HttpResponse, http } from 'msw';
import { memoryStorage } from '../../src/lib/safeStorage.js';
import { SANDBOX_ADDRESSES } from '../../src/sandbox/index.js';
import { fixture } from '../support/fixture.js';
import { deferred, isPending, rejection, settled, until } from '../support/promises.js';
import { mockNetwork } from '../support/worker.js';
import {
  addWallet,
  CHAINS,
  connectedModal,
  type Heard,
  heardBy,
  islandOf,
  later,
  loadInterface,
  type Modal,
  makeModal,
  names,
  OTHER,
  pageErrors,
  press,
  remembering,
  TWO,
  warnings,
} from './support.js';

loadInterface();

const [alice, bob] = SANDBOX_ADDRESSES;
const account = `eip155:31337:${alice}`;
const only = (heard: readonly Heard[], name: string) => heard.filter(([one]) => one === name);

mockNetwork(
  http.post('/rpc-of-one', async ({ request }) => {
    const { id } = (await request.json()) as { id: number };
    return HttpResponse.json({ jsonrpc: '2.0', id, result: '0x1bc16d674ec80000' });
  }),
);

describe('connection events', () => {
  it('are complete and in order', async () => {
    const wallet = addWallet();
    const modal = makeModal();
    const heard = heardBy(document);
    await modal.show();
    await press(modal, 'One Wallet');
    await until(() => modal.state.status === 'connected');
    expect(only(heard, 'wallet-connected')).to.deep.equal([
      [
        'wallet-connected',
        {
          namespace: 'eip155',
          address: alice,
          caipAddress: account,
          accounts: [account],
          network: 'eip155:31337',
          connector: { id: wallet.info.rdns, name: 'One Wallet', type: 'ANNOUNCED' },
        },
      ],
    ]);
    await until(() => !modal.state.open);
    expect(names(heard)).to.deep.equal([
      'wallet-before-open',
      'wallet-view-changed',
      'wallet-open',
      'wallet-view-changed',
      'wallet-connected',
      'wallet-before-close',
      'wallet-close',
    ]);
    expect(heard[heard.length - 1]).to.deep.equal(['wallet-close', { reason: 'connected' }]);
    expect(modal.state).to.deep.include({
      status: 'connected',
      address: alice,
      caipAddress: account,
      accounts: [account],
      network: 'eip155:31337',
      networkName: 'Network One',
      isUnsupportedNetwork: false,
    });
  });

  it('cross shadow roots', async () => {
    const host = fixture('<div></div>');
    const heard = heardBy(document);
    const modal = Object.assign(document.createElement('wallet-modal'), { remember: 'none', chains: CHAINS });
    host.attachShadow({ mode: 'open' }).append(modal);
    await modal.show();
    expect(names(heard)).to.deep.equal(['wallet-before-open', 'wallet-view-changed', 'wallet-open']);
  });

  it('report each change of account and network once', async () => {
    const wallet = addWallet();
    const modal = await connectedModal(wallet);
    const heard = heardBy(modal);
    wallet.setAccounts([alice, bob]);
    wallet.switchAccount(bob);
    wallet.switchChain(TWO.id);
    wallet.emit('chainChanged', '0x7a6a');
    wallet.emit('accountsChanged', [bob, alice]);
    await settled();
    const connector = { id: wallet.info.rdns, name: 'One Wallet', type: 'ANNOUNCED' };
    const two = (address: string, reference = 31337) => `eip155:${reference}:${address}`;
    expect(heard).to.deep.equal([
      [
        'wallet-account-changed',
        {
          namespace: 'eip155',
          address: alice,
          caipAddress: two(alice),
          accounts: [two(alice), two(bob)],
          connector,
        },
      ],
      [
        'wallet-account-changed',
        {
          namespace: 'eip155',
          address: bob,
          caipAddress: two(bob),
          accounts: [two(bob), two(alice)],
          connector,
        },
      ],
      ['wallet-network-changed', { namespace: 'eip155', network: TWO.id, isUnsupported: false }],
    ]);
  });

  it('report an unsupported network, then the view that shows it', async () => {
    const wallet = addWallet();
    const modal = await connectedModal(wallet);
    const heard = heardBy(modal);
    wallet.switchChain(OTHER.id);
    await until(() => modal.state.open);
    expect(heard[0]).to.deep.equal([
      'wallet-network-changed',
      { namespace: 'eip155', network: OTHER.id, isUnsupported: true },
    ]);
    expect(modal.state).to.include({ view: 'UnsupportedChain', isUnsupportedNetwork: true });
    const words = () => modal.shadowRoot?.textContent ?? '';
    await until(() => words().includes('Disconnect'), 'the first view of a visitor who saw no account');
    expect(words()).to.not.match(/\b[a-z]+\.[a-z]\w+/);
  });

  for (const [reason, end] of [
    ['user', (modal: Modal) => modal.disconnect()],
    ['wallet', (_: Modal, wallet: ReturnType<typeof addWallet>) => wallet.disconnect()],
  ] as const) {
    it(`report a disconnect by the ${reason}`, async () => {
      const wallet = addWallet();
      const modal = await connectedModal(wallet);
      const heard = heardBy(modal);
      await end(modal, wallet);
      await settled();
      expect(heard).to.deep.equal([['wallet-disconnected', { namespace: 'eip155', reason }]]);
      expect(modal.state).to.deep.include({ status: 'disconnected', accounts: [] });
      expect(modal.state.address).to.equal(undefined);
    });
  }

  it('report a network chosen while disconnected', async () => {
    const modal = makeModal();
    await modal.ready();
    const heard = heardBy(modal);
    await modal.switchNetwork('eip155:31338');
    expect(heard).to.deep.equal([
      ['wallet-network-changed', { namespace: 'eip155', network: TWO.id, isUnsupported: false }],
    ]);
    expect(await rejection(modal.switchNetwork('eip155:4711'))).to.include({ code: 'network_not_found' });
  });
});

describe('connect()', () => {
  it('resolves without opening when a wallet is connected', async () => {
    const modal = await connectedModal(addWallet());
    expect(await modal.connect()).to.equal(account);
    expect(islandOf(modal)).to.equal(null);
  });

  it('opens, and resolves once a wallet is connected', async () => {
    addWallet();
    const modal = makeModal();
    const connecting = modal.connect();
    await until(() => modal.state.open);
    expect(modal.state.view).to.equal('Connect');
    await press(modal, 'One Wallet');
    expect(await connecting).to.equal(account);
  });

  it('waits for a remembered connection before opening', async () => {
    const wallet = addWallet();
    wallet.setAccounts([alice]);
    const reading = deferred();
    const inner = remembering(wallet);
    const storage = { ...inner, getItem: (key: string) => reading.promise.then(() => inner.getItem(key)) };
    const modal = makeModal('', { storage });
    const connecting = modal.connect();
    await until(() => modal.state.status === 'restoring');
    await settled();
    expect(modal.open).to.equal(false);
    reading.resolve();
    expect(await connecting).to.equal(account);
    expect(islandOf(modal)).to.equal(null);
  });

  it('opens when a remembered connection cannot be restored', async () => {
    const modal = makeModal('', { storage: remembering(addWallet()) });
    const connecting = rejection(modal.connect());
    await until(() => modal.state.open);
    modal.close();
    await connecting;
  });

  it('rejects when the visitor closes the modal', async () => {
    const modal = makeModal();
    const connecting = rejection(modal.connect());
    await until(() => modal.state.open);
    modal.close();
    expect(await connecting).to.include({ code: 'modal_closed' });
  });

  it('keeps waiting when a wallet refuses, until the visitor closes the modal', async () => {
    const wallet = addWallet('One Wallet', { policy: 'reject' });
    const modal = makeModal();
    const heard = heardBy(modal);
    const connecting = modal.connect().catch((error: unknown) => error);
    await until(() => modal.state.open);
    await press(modal, 'One Wallet');
    await until(() => only(heard, 'wallet-error').length);
    expect(only(heard, 'wallet-error')[0]?.[1]).to.include({ code: 'user_rejected' });
    expect(wallet.requests.map(({ method }) => method)).to.include('eth_requestAccounts');
    expect(await isPending(connecting)).to.equal(true);
    modal.close();
    expect(await connecting).to.include({ code: 'modal_closed' });
  });

  it('rejects when the page keeps the modal closed', async () => {
    const modal = makeModal();
    modal.addEventListener('wallet-before-open', (event) => event.preventDefault());
    expect(await rejection(modal.connect())).to.include({ code: 'modal_closed' });
  });

  it('rejects when the element is removed', async () => {
    const modal = makeModal();
    const connecting = rejection(modal.connect());
    await until(() => modal.state.open);
    modal.remove();
    expect(await connecting)
      .to.have.property('code')
      .that.is.oneOf(['aborted', 'modal_closed']);
  });

  it('rejects at once without opening when the signal is already aborted', async () => {
    const modal = makeModal();
    const heard = heardBy(modal);
    expect(await rejection(modal.connect({ signal: AbortSignal.abort() }))).to.include({ code: 'aborted' });
    await settled();
    expect(heard).to.deep.equal([]);
  });

  it('rejects and closes when the signal aborts, also while loading', async () => {
    for (const phase of ['loading', 'open'] as const) {
      const modal = makeModal();
      const controller = new AbortController();
      const connecting = rejection(modal.connect(controller));
      await until(() => (phase === 'open' ? modal.state.open : modal.open));
      controller.abort();
      expect(await connecting).to.include({ code: 'aborted' });
      await modal.ready();
      await settled();
      expect(modal.open).to.equal(false);
      expect(modal.state.open).to.equal(false);
    }
  });

  it('serves several callers at once', async () => {
    addWallet();
    const modal = makeModal();
    const heard = heardBy(modal);
    const connecting = Promise.all([modal.connect(), modal.connect()]);
    await until(() => modal.state.open);
    await press(modal, 'One Wallet');
    expect(await connecting).to.deep.equal([account, account]);
    expect(only(heard, 'wallet-open')).to.have.length(1);
  });

  it('can be called again after the visitor declined', async () => {
    addWallet();
    const modal = makeModal();
    const refused = rejection(modal.connect());
    await until(() => modal.state.open);
    modal.close();
    await refused;
    const connecting = modal.connect();
    await until(() => modal.state.open);
    await press(modal, 'One Wallet');
    expect(await connecting).to.equal(account);
  });
});

describe('subscribe()', () => {
  it('calls the listener with the current state, then with each change', async () => {
    const modal = makeModal();
    const states: Modal['state'][] = [];
    const stop = modal.subscribe((state) => states.push(state));
    expect(states).to.deep.equal([modal.state]);
    await modal.show();
    expect(states[states.length - 1]).to.equal(modal.state);
    expect(modal.state).to.not.equal(states[0]);
    expect(states[0]?.open).to.equal(false);
    stop();
    stop();
    const told = states.length;
    modal.close();
    await until(() => !modal.state.open);
    expect(states).to.have.length(told);
  });

  it('calls the other listeners when one throws, and does not break the page', async () => {
    const modal = makeModal();
    const heard = heardBy(modal);
    const states: Modal['state'][] = [];
    let isBroken = false;
    modal.subscribe(() => {
      if (!isBroken) return;
      isBroken = false;
      throw new Error('A listener of the page broke');
    });
    modal.subscribe((state) => states.push(state));
    const errors = pageErrors();
    isBroken = true;
    await modal.show();
    expect(errors).to.have.length(1);
    expect(errors[0]).to.include('A listener of the page broke');
    expect(states[states.length - 1]?.open).to.equal(true);
    expect(names(heard)).to.deep.equal(['wallet-before-open', 'wallet-view-changed', 'wallet-open']);
  });
});

describe('watchBalance()', () => {
  const chains = [{ ...CHAINS[0], id: 'eip155:31337', rpcUrl: '/rpc-of-one' } as const];

  it('reads the balance until it is stopped', async () => {
    const modal = await connectedModal(addWallet(), '', { chains });
    expect(modal.state.balance).to.equal(undefined);
    const stops = [modal.watchBalance(), modal.watchBalance()];
    await until(() => modal.state.balance);
    expect(modal.state.balance).to.equal('2 ETH');
    stops[0]?.();
    stops[0]?.();
    await settled();
    expect(modal.state.balance).to.equal('2 ETH');
    stops[1]?.();
    await settled();
    expect(modal.state.balance).to.equal(undefined);
  });

  it('works before anything is loaded', async () => {
    const modal = makeModal('', { chains });
    later(modal.watchBalance());
    const wallet = addWallet();
    wallet.setAccounts([alice]);
    modal.storage = remembering(wallet);
    await until(() => modal.state.balance);
  });
});

describe('two elements on one page', () => {
  it('connect independently', async () => {
    const [one, two] = [addWallet('One Wallet'), addWallet('Two Wallet')];
    const first = await connectedModal(one, 'id="first"');
    const second = makeModal('id="second"');
    await second.ready();
    expect(second.state.status).to.equal('disconnected');
    two.setAccounts([bob]);
    second.storage = remembering(two);
    second.remove();
    await settled();
    fixture('<div></div>').append(second);
    await until(() => second.state.status === 'connected');
    expect(first.state.address).to.equal(alice);
    expect(second.state.address).to.equal(bob);
    await second.disconnect();
    expect(first.state.status).to.equal('connected');
  });

  it('open independently', async () => {
    const [first, second] = [makeModal(), makeModal()];
    await first.show('Networks');
    expect(second.state.open).to.equal(false);
    expect(islandOf(second)).to.equal(null);
  });
});

describe('remembering', () => {
  const KEYS = /^wallet-modal(\/[^/]+)?\/connection$/;
  const keysIn = (storage: Storage) => Object.keys(storage).filter((key) => KEYS.test(key));
  function forget() {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of keysIn(storage)) storage.removeItem(key);
    }
  }
  beforeEach(forget);
  afterEach(forget);

  async function connected(markup: string): Promise<Modal> {
    const modal = fixture<Modal>(`<div>${markup}</div>`).querySelector('wallet-modal:last-of-type') as Modal;
    modal.chains = CHAINS;
    await modal.show();
    await press(modal, 'One Wallet');
    await until(() => modal.state.status === 'connected');
    return modal;
  }

  for (const [remember, local, session] of [
    ['local', 1, 0],
    ['session', 0, 1],
    ['none', 0, 0],
  ] as const) {
    it(`uses ${remember} storage`, async () => {
      addWallet();
      await connected(`<wallet-modal remember="${remember}"></wallet-modal>`);
      expect([keysIn(localStorage).length, keysIn(sessionStorage).length]).to.deep.equal([local, session]);
    });
  }

  for (const [what, markup, key] of [
    ['alone', '<wallet-modal></wallet-modal>', 'wallet-modal/connection'],
    ['with an id', '<wallet-modal id="shop"></wallet-modal>', 'wallet-modal/shop/connection'],
    [
      'second without an id',
      '<wallet-modal></wallet-modal><wallet-modal></wallet-modal>',
      'wallet-modal/:1/connection',
    ],
    [
      'first without an id',
      '<wallet-modal id="shop"></wallet-modal><wallet-modal></wallet-modal>',
      'wallet-modal/connection',
    ],
  ] as const) {
    it(`uses its own key for an element that is ${what}`, async () => {
      addWallet();
      await connected(markup);
      expect(keysIn(localStorage)).to.deep.equal([key]);
      expect(JSON.parse(localStorage.getItem(key) ?? '')).to.deep.equal([
        {
          connectorId: 'org.example.onewallet',
          account,
        },
      ]);
    });
  }

  it('ends with a disconnect', async () => {
    addWallet();
    const modal = await connected('<wallet-modal></wallet-modal>');
    await modal.disconnect();
    await until(() => keysIn(localStorage).length === 0);
  });

  it('restores a saved connection, unless it is invalid', async () => {
    const wallet = addWallet();
    wallet.setAccounts([alice]);
    for (const broken of ['', '{', 'null', '7', '{"connectorId":1}', '[]']) {
      localStorage.setItem('wallet-modal/connection', broken);
      const modal = fixture<Modal>('<wallet-modal></wallet-modal>');
      await settled();
      expect(await modal.provider.request({ method: 'eth_accounts' })).to.deep.equal([]);
      modal.parentElement?.remove();
      await settled();
    }
    localStorage.setItem(
      'wallet-modal/connection',
      JSON.stringify({ connectorId: 'org.example.onewallet', account }),
    );
    const modal = fixture<Modal>('<wallet-modal></wallet-modal>');
    await until(() => modal.state.status === 'connected');
  });

  it('uses the host’s storage, even when it is set late', async () => {
    const wallet = addWallet();
    wallet.setAccounts([alice]);
    const modal = fixture<Modal>('<wallet-modal></wallet-modal>');
    await settled();
    modal.storage = remembering(wallet);
    await until(() => modal.state.status === 'connected');
    expect(keysIn(localStorage)).to.deep.equal([]);
  });

  it('reports a failing storage once, and lasts as long as the page', async () => {
    const told = warnings();
    const wallet = addWallet();
    wallet.setAccounts([alice]);
    const denied = () => Promise.reject(new Error('denied'));
    const modal = makeModal('', { storage: { ...memoryStorage(), getItem: denied, setItem: denied } });
    const heard = heardBy(modal);
    await modal.show();
    await press(modal, 'One Wallet');
    await until(() => modal.state.status === 'connected');
    await modal.disconnect();
    expect(only(heard, 'wallet-error').map(([, detail]) => detail)).to.deep.equal([
      { code: 'storage_unavailable', message: 'The connection cannot be remembered.' },
    ]);
    expect(told).to.have.length(1);
  });
});

describe('prefetching', () => {
  const island = async (modal: Modal) => {
    await settled();
    return islandOf(modal);
  };

  it('starts when the pointer reaches a button', async () => {
    for (const type of ['pointerenter', 'focusin', 'pointerdown']) {
      const modal = makeModal();
      const button = fixture('<wallet-button></wallet-button>');
      expect(await island(modal)).to.equal(null);
      button.dispatchEvent(new Event(type));
      await until(() => islandOf(modal), type);
      modal.remove();
    }
  });

  it('does not start when turned off', async () => {
    const modal = makeModal('prefetch="none"');
    fixture('<wallet-button></wallet-button>').dispatchEvent(new Event('pointerenter'));
    expect(await island(modal)).to.equal(null);
  });

  it('starts by itself when the browser is idle, if configured', async () => {
    const modal = makeModal('prefetch="idle"');
    await until(() => islandOf(modal));
    expect(modal.state.open).to.equal(false);
  });
});
