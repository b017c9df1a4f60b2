import { expect } from 'chai';
import { HttpResponse, http } from 'msw';
import { expectAccessible } from '../../support/axe.js';
import { mockNetwork } from '../../support/worker.js';
import {
  addWallet,
  button,
  heading,
  inside,
  type Modal,
  openModal,
  row,
  rpc,
  text,
  until,
} from '../support.js';

const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const MARK = 'Watching only. Nothing can be signed.';
const HAS = /^(eth_getBalance|eth_getCode|eth_call|eth_chainId|eth_blockNumber)$/;

/** The events that the page gets from a modal. */
function listen(modal: Modal) {
  const heard: string[] = [];
  for (const name of [
    'wallet-connected',
    'wallet-account-changed',
    'wallet-network-changed',
    'wallet-error',
    'wallet-track',
    'wallet-view-changed',
    'wallet-transaction',
  ] as const) {
    modal.addEventListener(name, (event) => {
      heard.push(`${name} ${JSON.stringify((event as CustomEvent).detail)}`);
    });
  }
  return heard;
}

const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

async function type(modal: Modal, words: string) {
  const field = (await inside(modal).findByShadowLabelText('Address or name')) as HTMLTextAreaElement;
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  set?.call(field, words);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A visitor who watches Bob. */
async function watching(attributes = 'features="watch history"') {
  const modal = await openModal({ attributes });
  const heard = listen(modal);
  (await button(modal, 'Watch an address')).click();
  await heading(modal, 'Watch an address');
  await type(modal, BOB.toLowerCase());
  const start = await button(modal, 'Watch');
  await until(() => !isOff(start));
  start.click();
  await heading(modal, 'Watched account');
  return { modal, heard };
}

describe('Watching an address', () => {
  const asked: string[] = [];
  const network = mockNetwork(rpc);
  beforeEach(() => {
    asked.length = 0;
    network.use(
      http.post('/rpc/:chain', async ({ request }) => {
        const { method } = (await request.clone().json()) as { method: string };
        asked.push(method);
        return undefined;
      }),
    );
  });

  it('is offered where the page wants it, and not otherwise', async () => {
    const modal = await openModal();
    addWallet('Alpha');
    await row(modal, 'Alpha');
    expect(modal.shadowRoot?.textContent).to.not.include('Watch an address');
    modal.setAttribute('features', 'watch');
    await button(modal, 'Watch an address');
  });

  it('shows what an account holds, and says that nothing can be signed', async () => {
    const { modal } = await watching();
    await text(modal, MARK);
    await button(modal, '0x7099…79C8 Copy address');
    await button(modal, '1,234.567 ONE Copy exact balance');
    const words = modal.shadowRoot?.textContent ?? '';
    for (const absent of ['Send', 'Swap', 'Buy', 'Receive']) expect(words).to.not.include(absent);
    expect(asked.filter((method) => !HAS.test(method))).to.deep.equal([]);
  });

  it('is no connection for the page, and the page does not hear of whom', async () => {
    const { modal, heard } = await watching();
    await button(modal, '1,234.567 ONE Copy exact balance');
    expect(modal.state.status).to.equal('disconnected');
    expect(modal.state.address).to.equal(undefined);
    expect(modal.state.balance).to.equal(undefined);
    expect(modal.state.connections).to.deep.equal({});
    expect(await modal.provider.request({ method: 'eth_accounts' })).to.deep.equal([]);
    expect(JSON.stringify(modal.state).toLowerCase()).to.not.include(BOB.slice(2).toLowerCase());
    expect(heard.join('\n').toLowerCase()).to.not.include(BOB.slice(2).toLowerCase());
    expect(heard.filter((one) => one.startsWith('wallet-connected'))).to.deep.equal([]);
  });

  it('asks for a connection before anything is sent', async () => {
    const { modal } = await watching('features="watch send"');
    await modal.show('WalletSend');
    await heading(modal, 'Connect wallet');
  });

  it('goes on on another network, which is not the site’s', async () => {
    const { modal } = await watching();
    (await button(modal, /Network One/)).click();
    (await row(modal, 'Network Two')).click();
    await button(modal, '1,234.567 TWO Copy exact balance');
    expect(modal.state.network).to.not.equal('eip155:31338');
  });

  it('ends with a connection', async () => {
    addWallet('Alpha');
    const { modal } = await watching();
    (await button(modal, 'Connect wallet')).click();
    (await row(modal, 'Alpha')).click();
    await until(() => modal.state.status === 'connected');
    await until(() => !modal.state.open);
    await modal.disconnect();
    await modal.show('Watch');
    await heading(modal, 'Watch an address');
    expect(modal.shadowRoot?.textContent).to.not.include('0x7099');
  });

  it('goes on when the modal opens again', async () => {
    const { modal } = await watching();
    modal.close();
    await until(() => !modal.state.open);
    await modal.show();
    (await button(modal, 'Watch an address')).click();
    await text(modal, MARK);
    await button(modal, '0x7099…79C8 Copy address');
  });

  it('stops', async () => {
    const { modal } = await watching();
    (await button(modal, 'Stop watching')).click();
    await heading(modal, 'Watch an address');
    const field = (await inside(modal).findByShadowLabelText('Address or name')) as HTMLTextAreaElement;
    expect(field.value).to.equal('');
  });

  for (const [typed, words] of [
    [BOB.replace('C8', 'c8'), 'There’s a typing error in this address. Copy it again.'],
    ['nobody', 'This isn’t an address on Network One.'],
    ['bob.eth', 'Names don’t work here. Enter an address.'],
    ['9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM', 'This address doesn’t work on Network One.'],
  ] as const) {
    it(`says what is wrong with ${typed}`, async () => {
      const modal = await openModal({ attributes: 'features="watch"', view: 'Watch' });
      await type(modal, typed);
      await text(modal, words);
      expect(isOff(await button(modal, 'Watch'))).to.equal(true);
    });
  }

  it('says of a contract that it is one', async () => {
    network.use(
      http.post('/rpc/:chain', async ({ request }) => {
        const { id, method } = (await request.clone().json()) as { id: number; method: string };
        return method === 'eth_getCode'
          ? HttpResponse.json({ jsonrpc: '2.0', id, result: '0x6001' })
          : undefined;
      }),
    );
    const modal = await openModal({ attributes: 'features="watch"', view: 'Watch' });
    await type(modal, BOB);
    await text(modal, 'This is a smart contract');
  });

  for (const theme of ['dark', 'light'] as const) {
    it(`can be used by everybody (${theme})`, async () => {
      const { modal } = await watching(`features="watch history" theme-mode="${theme}"`);
      await button(modal, /exact balance$/);
      await expectAccessible(modal);
      (await button(modal, /Network One/)).click();
      await row(modal, 'Network Two');
      await expectAccessible(modal);
      await modal.show('Watch');
      await type(modal, 'nobody');
      await text(modal, /^This isn’t an address/);
      await expectAccessible(modal);
    });
  }

  it('does not take what could not be read for nothing', async () => {
    network.use(http.post('/rpc/:chain', () => new HttpResponse(null, { status: 400 })));
    const { modal, heard } = await watching();
    await text(modal, 'Balance not available');
    await text(modal, /This doesn’t tell you what is there/);
    expect(modal.shadowRoot?.textContent).to.not.include('Your funds');
    expect(heard.filter((one) => one.startsWith('wallet-error'))).to.deep.equal([]);
  });
});
