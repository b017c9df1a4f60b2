import { expect } from 'chai';
import { SANDBOX_ADDRESSES } from '../../src/sandbox/index.js';
import { rejection, until } from '../support/promises.js';
import { addWallet, connectedModal, heardBy, later, loadInterface, press, TWO } from './support.js';

loadInterface();

const [alice, bob] = SANDBOX_ADDRESSES;
const idOf = (name: string) => `org.example.${name.replace(/\W/g, '').toLowerCase()}`;

/** A modal with the wallets One and Two, connected in this order, on different networks and with different accounts. */
async function withTwo(attributes = 'multiple') {
  const one = addWallet('One');
  const two = addWallet('Two');
  two.switchChain(TWO.id);
  const modal = await connectedModal(one, attributes);
  two.setAccounts([bob as string]);
  expect(await modal.connect({ wallet: idOf('Two'), keep: true })).to.equal(`${TWO.id}:${bob}`);
  modal.close();
  await until(() => !modal.state.open);
  return { modal, one, two };
}

describe('several wallets', () => {
  it('are told apart by the page: which is active, and which are connected, too', async () => {
    const { modal, one } = await withTwo();
    expect(modal.state.connector?.name).to.equal('Two');
    expect(modal.state.otherConnections).to.deep.equal([
      {
        address: alice,
        caipAddress: `eip155:31337:${alice}`,
        accounts: [`eip155:31337:${alice}`],
        network: 'eip155:31337',
        isUnsupportedNetwork: false,
        connector: { id: idOf('One'), name: 'One', type: 'ANNOUNCED' },
      },
    ]);
    one.setAccounts([bob as string]);
    await until(() => modal.state.otherConnections[0]?.address === bob);
    expect(modal.state.connector?.name).to.equal('Two');
  });

  it('are switched by the page: account, network, provider and events follow', async () => {
    const { modal, one } = await withTwo();
    const asked = one.requests.length;
    const heard = heardBy(modal);
    const told: unknown[] = [];
    const note = (name: string) => (value: unknown) => told.push([name, value]);
    for (const name of ['accountsChanged', 'chainChanged', 'connect', 'disconnect'] as const)
      modal.provider.on(name, note(name));
    await modal.switchWallet(idOf('One'));
    const connector = { id: idOf('One'), name: 'One', type: 'ANNOUNCED' };
    const caip = `eip155:31337:${alice}`;
    expect(heard).to.deep.equal([
      ['wallet-network-changed', { namespace: 'eip155', network: 'eip155:31337', isUnsupported: false }],
      [
        'wallet-account-changed',
        { namespace: 'eip155', address: alice, caipAddress: caip, accounts: [caip], connector },
      ],
    ]);
    expect(told).to.deep.equal([
      ['chainChanged', '0x7a69'],
      ['accountsChanged', [alice]],
    ]);
    expect(modal.state).to.deep.include({ address: alice, network: 'eip155:31337', connector });
    expect(modal.state.otherConnections.map((other) => other.connector.name)).to.deep.equal(['Two']);
    // The wallet got no request, but gets the page's requests from now on.
    expect(one.requests.length).to.equal(asked);
    await modal.provider.request({ method: 'personal_sign', params: ['0x00', alice] });
    expect(one.requests.at(-1)?.method).to.equal('personal_sign');
  });

  it('are told apart also if they have the same account', async () => {
    const { modal, two } = await withTwo();
    two.setAccounts([alice as string]);
    two.switchChain('eip155:31337');
    await until(() => modal.state.address === alice && modal.state.network === 'eip155:31337');
    const heard = heardBy(modal);
    await modal.switchWallet(idOf('One'));
    expect(heard.map(([name]) => name)).to.deep.equal(['wallet-account-changed']);
    expect(modal.state.connector?.name).to.equal('One');
  });

  it('end one by one, or all at once', async () => {
    const { modal, one, two } = await withTwo();
    const heard = heardBy(modal);
    await modal.disconnect({ wallet: idOf('One') });
    expect(modal.state.otherConnections).to.deep.equal([]);
    expect(one.state.shared).to.deep.equal([]);
    expect([heard, modal.state.connector?.name]).to.deep.equal([[], 'Two']);
    await modal.connect({ wallet: idOf('One') });
    // No other wallet becomes active in its place.
    await modal.disconnect({ wallet: idOf('One') });
    expect([modal.state.address, modal.state.otherConnections.length]).to.deep.equal([undefined, 1]);
    await modal.disconnect();
    expect([modal.state.otherConnections, two.state.shared]).to.deep.equal([[], []]);
  });

  it('return after a page load, without a prompt, the active one last known', async () => {
    const { modal, one, two } = await withTwo();
    const { storage } = modal;
    modal.remove();
    for (const wallet of [one, two]) expect(wallet.state.shared.length).to.equal(1);
    const asked = [one, two].map(({ requests }) => requests.length);
    const again = await connectedModal(one, 'multiple', { storage });
    await until(() => again.state.otherConnections.length === 1);
    expect(again.state.connector?.name).to.equal('Two');
    expect(again.state.otherConnections[0]?.connector.name).to.equal('One');
    const since = [one, two].flatMap(({ requests }, at) => requests.slice(asked[at]));
    expect(since.filter(({ method }) => method === 'eth_requestAccounts')).to.deep.equal([]);
  });

  it('are connected by the visitor’s choice with keep, though one is connected', async () => {
    const one = addWallet('One');
    addWallet('Two');
    const modal = await connectedModal(one, 'multiple');
    const connecting = modal.connect({ keep: true });
    await press(modal, 'Two');
    await connecting;
    expect(modal.state.connector?.name).to.equal('Two');
    expect(modal.state.otherConnections[0]?.connector.name).to.equal('One');
  });

  it('are refused where the site did not ask for them', async () => {
    const modal = await connectedModal(addWallet('One'));
    addWallet('Two');
    expect(await rejection(modal.connect({ keep: true }))).to.include({
      code: 'request_invalid',
      message: 'What was asked cannot be read. "keep" needs the attribute "multiple".',
    });
    expect((await rejection(modal.switchWallet(idOf('Two')))).code).to.equal('not_connected');
    await modal.connect({ wallet: idOf('Two') });
    expect([modal.state.connector?.name, modal.state.otherConnections]).to.deep.equal(['Two', []]);
  });

  it('are kept from the page until the visitor has signed in', async () => {
    const { modal } = await withTwo();
    modal.siwe = {
      required: true,
      getNonce: async () => 'abcdefgh12345678',
      createMessage: () => '',
      verifyMessage: async () => false,
      getSession: async () => null,
      signOut: async () => true,
    } as never;
    later(() => modal.close());
    await until(() => modal.state.address === undefined);
    expect(modal.state.otherConnections).to.deep.equal([]);
  });
});
