import { expect } from 'chai';
import { register } from '../../src/elements/register.js';
import { fixture } from '../support/fixture.js';
import { rejection, settled, until } from '../support/promises.js';
import {
  addWallet,
  CHAINS,
  connectedModal,
  heardBy,
  islandOf,
  later,
  loadInterface,
  type Modal,
  makeModal,
  names,
  ONE,
  press,
  warnings,
} from './support.js';

loadInterface();

describe('opening', () => {
  it('dispatches events before and after, with the view', async () => {
    const modal = makeModal();
    const heard = heardBy(document);
    await modal.show();
    expect(heard).to.deep.equal([
      ['wallet-before-open', { view: undefined }],
      ['wallet-view-changed', { view: 'Connect' }],
      ['wallet-open', null],
    ]);
    expect(modal.state).to.include({ open: true, view: 'Connect' });
    expect(modal.open).to.equal(true);
  });

  for (const [how, open] of [
    ['the attribute', (modal: Modal) => modal.setAttribute('open', '')],
    [
      'the property',
      (modal: Modal) => {
        modal.open = true;
      },
    ],
    ['the method', (modal: Modal) => void modal.show()],
  ] as const) {
    it(`works by ${how}, and the attribute comes and goes once`, async () => {
      const modal = makeModal();
      const heard = heardBy(modal);
      const records: (string | null)[] = [];
      new MutationObserver((more) => records.push(...more.map(({ oldValue }) => oldValue))).observe(modal, {
        attributeFilter: ['open'],
        attributeOldValue: true,
      });
      open(modal);
      await until(() => modal.state.open);
      expect(names(heard)).to.deep.equal(['wallet-before-open', 'wallet-view-changed', 'wallet-open']);
      modal.close();
      await until(() => !modal.state.open);
      expect(modal.hasAttribute('open')).to.equal(false);
      // The empty value that the page sets may be overwritten.
      expect(records.filter((value) => value !== '')).to.deep.equal([null, 'shown']);
    });
  }

  it('happens when the element is created with the attribute, but not with "false"', async () => {
    const [modal, closed] = [makeModal('open'), makeModal('open="false"')];
    await until(() => modal.state.open);
    expect(closed.open).to.equal(false);
    expect(closed.state.open).to.equal(false);
    expect(islandOf(closed)).to.equal(null);
  });

  for (const [what, modal, view] of [
    ['the attribute view', () => makeModal('view="WhatIsAWallet"'), 'WhatIsAWallet'],
    ['nothing else', () => makeModal(), 'Connect'],
  ] as const) {
    it(`starts with ${view} by ${what}`, async () => {
      const here = modal();
      await here.show();
      expect(here.state.view).to.equal(view);
    });
  }

  it('prefers the view of the method', async () => {
    const modal = makeModal('view="WhatIsAWallet"');
    const heard = heardBy(modal);
    await modal.show('Networks');
    expect(heard[0]).to.deep.equal(['wallet-before-open', { view: 'Networks' }]);
    expect(modal.state.view).to.equal('Networks');
  });

  it('changes the view when already open, without opening again', async () => {
    const modal = makeModal();
    await modal.show();
    const heard = heardBy(modal);
    await modal.show('Networks');
    await modal.show();
    expect(heard).to.deep.equal([['wallet-view-changed', { view: 'Networks' }]]);
  });

  it('opens again at once, and leaves nothing behind when it closes before that is painted', async () => {
    const opener = fixture<HTMLButtonElement>('<button>Open</button>');
    const modal = makeModal();
    await modal.show();
    modal.close();
    const dialog = modal.shadowRoot?.querySelector('dialog') as HTMLDialogElement;
    await until(() => !dialog.open && !dialog.inert);
    opener.focus();
    // No task runs until it is closed again, so nothing is painted.
    await modal.show();
    expect(dialog.matches(':modal')).to.equal(true);
    expect(modal.state.open).to.equal(true);
    modal.close();
    await until(() => !dialog.open && !dialog.inert);
    expect(document.activeElement).to.equal(opener);
    await modal.show();
    await settled();
    expect(dialog.matches(':modal')).to.equal(true);
  });

  it('shakes the card when the page prevents closing', async () => {
    const modal = makeModal();
    await modal.show();
    const card = modal.shadowRoot?.querySelector('[part=card]') as HTMLElement;
    modal.addEventListener('wallet-before-close', (event) => event.preventDefault(), { once: true });
    modal.close();
    await until(() => card.matches('[data-shaking]'), 'the shaking');
    expect(modal.open).to.equal(true);
    await until(() => !card.matches('[data-shaking]'), 'its end');
    modal.close();
    expect(modal.open).to.equal(false);
  });

  for (const [when, end] of [
    ['right after closing', (modal: ReturnType<typeof makeModal>) => modal.close()],
    ['while open', () => undefined],
  ] as const) {
    it(`lets the page scroll again when removed ${when}`, async () => {
      const modal = makeModal();
      await modal.show();
      await until(() => document.documentElement.style.overflow === 'hidden', 'the scroll lock');
      end(modal);
      modal.remove();
      await until(() => document.documentElement.style.overflow !== 'hidden', 'the end of it', 3_000);
    });
  }

  it('leaves no trace when removed while opening', async () => {
    for (const delay of [() => Promise.resolve(), settled]) {
      const modal = makeModal();
      const opening = modal.show().catch(() => undefined);
      await delay();
      modal.remove();
      await opening;
      // Work scheduled after a paint runs after its frame.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      await settled();
      expect(document.documentElement.style.overflow).to.equal('');
    }
  });

  it('needs no animation frame, which hidden tabs do not get', async () => {
    const modal = makeModal();
    await modal.show();
    modal.close();
    const dialog = modal.shadowRoot?.querySelector('dialog') as HTMLDialogElement;
    await until(() => !dialog.open && !dialog.inert);
    const own = window.requestAnimationFrame;
    window.requestAnimationFrame = () => 0;
    try {
      await modal.show();
      await until(() => document.documentElement.style.overflow === 'hidden', 'the scroll lock');
      modal.close();
      await until(() => !dialog.open && !document.documentElement.style.overflow, 'the page as it was');
    } finally {
      window.requestAnimationFrame = own;
    }
  });

  it('starts with the usual view when the name is unknown, and warns once', async () => {
    const told = warnings();
    const modal = makeModal();
    const heard = heardBy(modal);
    await modal.show('Nonsense');
    expect(modal.state.view).to.equal('Connect');
    modal.close();
    await modal.show('Nonsense');
    await until(() => told.length, 'the complaint');
    const errors = heard.filter(([name]) => name === 'wallet-error');
    expect(errors).to.deep.equal([
      ['wallet-error', { code: 'config_invalid', message: 'The modal cannot open with this view.' }],
    ]);
    expect(told).to.have.length(1);
    expect(told[0])
      .to.include('"Nonsense"')
      .and.to.include('Connect, ConnectSocials, ConnectingSiwe, ConnectingWalletConnect, AllWallets');
  });

  for (const view of ['Nowhere', 'ConnectingExternal'])
    it(`warns once about the unknown attribute view="${view}", and starts with Connect`, async () => {
      const told = warnings();
      const modal = makeModal(`view="${view}"`);
      await modal.show();
      expect(modal.state.view).to.equal('Connect');
      await until(() => told.length, 'the complaint');
      expect(told).to.have.length(1);
      expect(told[0]).to.include('Choose one of Connect, ');
    });

  it('refuses views that need more than a name', async () => {
    warnings();
    for (const view of ['ConnectingExternal', 'SwitchNetwork', 'toString', '__proto__']) {
      const modal = makeModal();
      await modal.show(view);
      expect(modal.state.view, view).to.equal('Connect');
    }
  });

  it('can be prevented by the page', async () => {
    const modal = makeModal();
    modal.addEventListener('wallet-before-open', (event) => event.preventDefault());
    const heard = heardBy(modal);
    await modal.show();
    modal.open = true;
    await settled();
    expect(modal.open).to.equal(false);
    expect(islandOf(modal)).to.equal(null);
    expect(names(heard)).to.deep.equal(['wallet-before-open', 'wallet-before-open']);
  });

  it('happens once when requested twice', async () => {
    const modal = makeModal();
    const heard = heardBy(modal);
    await Promise.all([modal.show(), modal.show(), modal.show('Networks')]);
    expect(names(heard).filter((name) => name !== 'wallet-view-changed')).to.deep.equal([
      'wallet-before-open',
      'wallet-open',
    ]);
    expect(modal.state.view).to.equal('Networks');
  });

  it('happens once when closed and reopened while loading', async () => {
    const modal = makeModal();
    const heard = heardBy(modal);
    const first = modal.show('WhatIsAWallet');
    modal.close();
    await Promise.all([first, modal.show()]);
    expect(names(heard)).to.deep.equal([
      'wallet-before-open',
      'wallet-before-close',
      'wallet-close',
      'wallet-before-open',
      'wallet-view-changed',
      'wallet-open',
    ]);
    expect(modal.state).to.include({ open: true, view: 'Connect' });
  });

  it('does not happen when closed while loading', async () => {
    const modal = makeModal();
    const heard = heardBy(modal);
    const opening = modal.show();
    modal.close();
    await opening;
    expect(names(heard)).to.deep.equal(['wallet-before-open', 'wallet-before-close', 'wallet-close']);
    expect(modal.state.open).to.equal(false);
  });
});

describe('closing', () => {
  for (const [how, close] of [
    ['the method', (modal: Modal) => modal.close()],
    ['the attribute', (modal: Modal) => modal.removeAttribute('open')],
    ['"false"', (modal: Modal) => modal.setAttribute('open', 'false')],
  ] as const) {
    it(`dispatches events before and after, by ${how}`, async () => {
      const modal = makeModal();
      await modal.show();
      const heard = heardBy(document);
      close(modal);
      modal.close();
      await until(() => !modal.state.open);
      expect(heard).to.deep.equal([
        ['wallet-before-close', { reason: 'api' }],
        ['wallet-close', { reason: 'api' }],
      ]);
      expect(modal.open).to.equal(false);
    });
  }

  it('can be prevented by the page, which still sees the attribute', async () => {
    const modal = makeModal();
    await modal.show('Networks');
    modal.addEventListener('wallet-before-close', (event) => event.preventDefault());
    const heard = heardBy(modal);
    modal.open = false;
    modal.close();
    await settled();
    expect(names(heard)).to.deep.equal(['wallet-before-close', 'wallet-before-close']);
    expect(modal.open).to.equal(true);
    expect(modal.state).to.include({ open: true, view: 'Networks' });
  });

  it('does nothing when closed', () => {
    const modal = makeModal();
    const heard = heardBy(modal);
    modal.close();
    modal.open = false;
    expect(heard).to.deep.equal([]);
  });

  it('happens by the close button, with that reason', async () => {
    const modal = makeModal();
    await modal.show();
    const heard = heardBy(modal);
    await until(() => modal.shadowRoot?.querySelector('[aria-label="Close"]'));
    modal.shadowRoot?.querySelector<HTMLElement>('[aria-label="Close"]')?.click();
    expect(heard).to.deep.equal([
      ['wallet-before-close', { reason: 'button' }],
      ['wallet-close', { reason: 'button' }],
    ]);
  });
});

describe('an inline modal', () => {
  it('is open from the start', async () => {
    const heard = heardBy(document);
    const modal = makeModal('inline');
    await until(() => modal.state.open);
    expect(modal.open).to.equal(true);
    expect(names(heard)).to.deep.equal(['wallet-before-open', 'wallet-view-changed', 'wallet-open']);
    expect(modal.shadowRoot?.querySelector('dialog')).to.equal(null);
  });
});

describe('a disconnected element', () => {
  it('opens nothing, and its methods still work', async () => {
    const modal = Object.assign(document.createElement('wallet-modal'), { chains: CHAINS, remember: 'none' });
    const heard = heardBy(modal);
    await modal.show();
    modal.close();
    await modal.switchNetwork('eip155:31338');
    await modal.disconnect();
    expect(await rejection(modal.connect())).to.include({ code: 'modal_closed' });
    expect(await modal.provider.request({ method: 'eth_accounts' })).to.deep.equal([]);
    expect(modal.state).to.include({ open: false, status: 'disconnected' });
    expect(names(heard).filter((name) => name.includes('open'))).to.deep.equal([]);
    fixture('<div></div>').append(modal);
    await modal.show('Networks');
    expect(modal.state).to.include({ view: 'Networks', wantedNetwork: 'eip155:31338' });
  });

  it('opens once it is added to the page, if requested', async () => {
    const modal = Object.assign(document.createElement('wallet-modal'), { chains: CHAINS, open: true });
    const heard = heardBy(modal);
    await settled();
    expect(heard).to.deep.equal([]);
    fixture('<div></div>').append(modal);
    await until(() => modal.state.open);
  });
});

describe('an open element', () => {
  async function openAtNetworks() {
    const place = fixture('<div></div>');
    const modal = makeModal();
    await modal.show();
    await modal.show('Networks');
    await until(() => modal.shadowRoot?.textContent?.includes(ONE.name), 'the networks');
    return { place, modal, heard: heardBy(modal), island: islandOf(modal) };
  }

  it('keeps its state when moved', async () => {
    const { place, modal, heard, island } = await openAtNetworks();
    place.append(modal);
    await settled();
    expect(heard).to.deep.equal([]);
    expect(modal.state).to.include({ open: true, view: 'Networks' });
    expect(islandOf(modal)).to.equal(island);
    expect(modal.shadowRoot?.textContent).to.include(ONE.name);
    await until(() => modal.shadowRoot?.querySelector('dialog:modal'));
  });

  it('keeps its state when moved with moveBefore', async function () {
    const { place, modal, heard, island } = await openAtNetworks();
    if (!('moveBefore' in place)) this.skip();
    (place as unknown as { moveBefore(node: Node, child: null): void }).moveBefore(modal, null);
    await settled();
    expect(heard).to.deep.equal([]);
    expect(modal.state).to.include({ open: true, view: 'Networks' });
    expect(islandOf(modal)).to.equal(island);
    await until(() => modal.shadowRoot?.querySelector('dialog:modal'));
  });

  it('closes when removed, and opens again when added back', async () => {
    const { place, modal, heard } = await openAtNetworks();
    modal.remove();
    await settled();
    expect(heard).to.deep.equal([['wallet-close', { reason: 'removed' }]]);
    expect(modal.state).to.include({ open: false, status: 'disconnected' });
    expect(islandOf(modal)).to.equal(null);
    heard.length = 0;
    place.append(modal);
    await until(() => modal.state.open);
    expect(names(heard)).to.deep.equal(['wallet-before-open', 'wallet-view-changed', 'wallet-open']);
    expect(modal.state.view).to.equal('Connect');
  });

  it('opens once when removed and added back while loading', async () => {
    const place = fixture('<div></div>');
    const modal = makeModal();
    const heard = heardBy(modal);
    const opening = modal.show('WhatIsAWallet');
    modal.remove();
    await Promise.resolve();
    await Promise.resolve();
    place.append(modal);
    await opening;
    await until(() => modal.state.open);
    await settled();
    expect(names(heard).filter((name) => name === 'wallet-open')).to.have.length(1);
    expect(modal.shadowRoot?.querySelectorAll('wallet-modal-island')).to.have.length(1);
  });
});

describe('a connection', () => {
  it('stays when the element is moved, and ends for it when removed', async () => {
    const wallet = addWallet();
    const modal = await connectedModal(wallet);
    const heard = heardBy(modal);
    fixture('<div></div>').append(modal);
    await settled();
    expect(modal.state.status).to.equal('connected');
    modal.remove();
    await settled();
    expect(modal.state.status).to.equal('disconnected');
    expect(heard).to.deep.equal([]);
    for (const event of ['accountsChanged', 'chainChanged', 'disconnect'] as const) {
      expect(wallet.provider.listenerCount(event)).to.equal(0);
    }
    // The wallet still allows it, so the element reconnects when it comes back.
    fixture('<div></div>').append(modal);
    await until(() => modal.state.status === 'connected');
  });

  it('is not created by an element that was removed while a wallet was asked', async () => {
    const wallet = addWallet('One Wallet', { policy: 'ask' });
    wallet.script([{ method: 'eth_requestAccounts', answer: 'approve', delayMs: 30 }]);
    const modal = makeModal();
    await modal.show();
    const heard = heardBy(modal);
    await press(modal, 'One Wallet');
    await until(() => wallet.requests.some(({ method }) => method === 'eth_requestAccounts'));
    modal.remove();
    await until(() => wallet.state.shared.length);
    await settled();
    expect(names(heard).filter((name) => name === 'wallet-connected')).to.deep.equal([]);
    expect(modal.state.status).to.equal('disconnected');
  });
});

describe('registering', () => {
  it('is harmless when repeated', () => {
    const told = warnings();
    const before = customElements.get('wallet-modal');
    register();
    expect(customElements.get('wallet-modal')).to.equal(before);
    expect(told).to.deep.equal([]);
  });

  it('warns about another version, which stays', () => {
    const told = warnings();
    const mark = customElements.get('wallet-modal') as unknown as { walletModalVersion: string };
    const own = mark.walletModalVersion;
    later(() => {
      mark.walletModalVersion = own;
    });
    mark.walletModalVersion = '0.0.7';
    register();
    expect(told).to.have.length(1);
    expect(told[0]).to.include('duplicate_version').and.to.include('0.0.7').and.to.include(own);
  });
});
