import { expect } from 'chai';
import type { ConnectorConfig, WagmiChain } from '../../src/frameworks/wagmiTypes.js';
import type { Siwe, SiweSession } from '../../src/lib/siwe/siwe.js';
import { registerSolanaWallet, SANDBOX_SOLANA_ADDRESSES } from '../../src/sandbox/index.js';
import { type ModalTarget, type WalletModalConnectorOptions, walletModal } from '../../src/wagmi.js';
import {
  addWallet,
  CHAINS,
  connectedModal,
  loadInterface,
  type Modal,
  makeModal,
  press,
  remembering,
} from '../elements/support.js';
import { makeSolanaWallet } from '../sandbox/solanaSupport.js';
import { deferred, isPending, until } from '../support/promises.js';

loadInterface();

const chainOf = (id: number): WagmiChain => ({
  id,
  name: `Chain ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['/no-chain'] } },
});

/** A connector and the events that it sent to wagmi, which listens for changes only after it has connected. */
function makeConnector(target?: ModalTarget, options?: WalletModalConnectorOptions) {
  const told: unknown[] = [];
  let isConnected = false;
  const config: ConnectorConfig<WagmiChain> = {
    chains: [chainOf(31337), chainOf(31338)],
    emitter: {
      emit(name: string, data?: unknown) {
        if (name !== 'change') isConnected = name === 'connect';
        told.push(data === undefined ? [name] : [name, data]);
      },
      listenerCount: () => (isConnected ? 1 : 0),
    },
  };
  return { connector: walletModal(target, options)(config), told };
}

const codeOf = (promise: Promise<unknown>) => promise.catch(({ code }) => code);
const addressesOf = (modal: Modal) => [modal.state.connections.eip155?.address];

describe('the wagmi connector', () => {
  it('is named after its target, or as the site says', () => {
    const ids = [undefined, 'wallet-modal', '#one', () => null].map((one) => makeConnector(one).connector.id);
    expect(ids).to.deep.equal(['walletModal', 'walletModal', 'walletModal:#one', 'walletModal']);
    expect(makeConnector(makeModal('id="two"')).connector.id).to.equal('walletModal:#two');
    const { connector } = makeConnector('#one', { id: 'own', name: 'Own', icon: 'data:,' });
    expect(connector).to.include({ id: 'own', name: 'Own', icon: 'data:,', type: 'walletModal' });
  });

  it('waits for an element that is added later, and tells of its connection', async () => {
    const { connector, told } = makeConnector('#late');
    await connector.setup();
    expect(await connector.getProvider()).to.equal(undefined);
    expect(await connector.isAuthorized()).to.equal(false);
    expect(await codeOf(connector.connect())).to.equal('no_modal');
    await connector.disconnect();
    const modal = await connectedModal(addWallet(), 'id="late"');
    const accounts = addressesOf(modal);
    expect(told).to.deep.equal([['connect', { accounts, chainId: 31337 }]]);
    expect(await connector.getProvider()).to.equal(modal.provider);
    expect(await connector.getAccounts()).to.deep.equal(accounts);
    expect(await connector.getChainId()).to.equal(31337);
  });

  it('follows the element that is there, also after another has taken its place', async () => {
    const { connector, told } = makeConnector('.mine');
    await connector.setup();
    const first = await connectedModal(addWallet('First Wallet'), 'class="mine"');
    first.remove();
    await until(() => told.length === 2, 'the end of the first connection');
    expect(told[1]).to.deep.equal(['disconnect']);
    const second = await connectedModal(addWallet('Second Wallet'), 'class="mine"');
    expect(told[2]).to.deep.equal(['connect', { accounts: addressesOf(second), chainId: 31337 }]);
  });

  it('follows the active one of several wallets', async () => {
    const [first, second] = [addWallet('First Wallet'), addWallet('Second Wallet')];
    second.setAccounts(second.accounts.slice(1, 2));
    const modal = await connectedModal(first, 'multiple');
    const { connector, told } = makeConnector(modal);
    await connector.connect();
    const accounts = addressesOf(modal);
    const told0 = told.length;
    await modal.connect({ wallet: second.info.rdns });
    await modal.switchWallet(first.info.rdns);
    const others = second.accounts.slice(1, 2);
    expect(told.slice(told0)).to.deep.equal([
      ['change', { accounts: others, chainId: 31337 }],
      ['change', { accounts, chainId: 31337 }],
    ]);
    expect(await connector.getAccounts()).to.deep.equal(accounts);
    modal.close();
  });

  it('works with an element of another copy of the package, from another script', async () => {
    class OtherModal extends HTMLElement {
      state = { connections: {} };
      subscribe(listener: (state: object) => void) {
        listener(this.state);
        return () => undefined;
      }
      connect = () => Promise.reject(Object.assign(new Error('Closed'), { code: 'modal_closed' }));
    }
    customElements.define('other-modal', OtherModal);
    const { connector } = makeConnector(new OtherModal() as unknown as Modal);
    expect(await connector.getAccounts()).to.deep.equal([]);
    expect(await codeOf(connector.connect())).to.equal(4001);
  });

  it('is authorised once a remembered connection is back, and opens nothing to reconnect', async () => {
    const wallet = addWallet();
    wallet.setAccounts([wallet.state.selected]);
    const modal = makeModal('', { storage: remembering(wallet) });
    const { connector } = makeConnector(modal);
    expect(await connector.isAuthorized()).to.equal(true);
    expect(await connector.connect({ isReconnecting: true })).to.deep.equal({
      accounts: addressesOf(modal),
      chainId: 31337,
    });
    await modal.disconnect();
    expect(await connector.isAuthorized()).to.equal(false);
    expect(await codeOf(connector.connect({ isReconnecting: true }))).to.equal('not_connected');
    expect(modal.open).to.equal(false);
  });

  it('loads nothing to find out that nothing is remembered', async () => {
    const modal = makeModal();
    const { connector } = makeConnector(modal);
    expect(await connector.isAuthorized()).to.equal(false);
    expect(modal.state.wantedNetwork).to.equal(undefined);
    expect(await connector.getChainId()).to.equal(31337);
  });

  it('tells of nothing before the visitor has signed in, where the site requires that', async () => {
    const wallet = addWallet();
    let session: SiweSession | undefined;
    const siwe: Siwe = {
      required: true,
      getSession: () => session,
      verifyMessage: () => {
        session = { address: wallet.state.selected, chainId: 31337 };
        return true;
      },
      signOut: () => undefined,
    };
    const modal = makeModal('', { siwe });
    const { connector, told } = makeConnector(modal);
    const connecting = connector.connect();
    await press(modal, 'One Wallet');
    await until(() => modal.state.view === 'ConnectingSiwe', 'the view to sign in');
    expect(told).to.deep.equal([]);
    await press(modal, 'Sign');
    expect(await connecting).to.deep.equal({ accounts: [wallet.state.selected], chainId: 31337 });
    expect(told).to.deep.equal([['connect', { accounts: [wallet.state.selected], chainId: 31337 }]]);
  });

  it('is authorised after a reload only while the site’s session lasts, where signing in is required', async () => {
    const wallet = addWallet();
    wallet.setAccounts([wallet.state.selected]);
    for (const session of [undefined, { address: wallet.state.selected, chainId: 31337 }]) {
      const answer = deferred<SiweSession | undefined>();
      let isAsked = false;
      const siwe: Siwe = {
        required: true,
        getSession: () => {
          isAsked = true;
          return answer.promise;
        },
        verifyMessage: () => false,
        signOut: () => undefined,
      };
      const { connector, told } = makeConnector(makeModal('', { siwe, storage: remembering(wallet) }));
      const isAuthorized = connector.isAuthorized();
      await until(() => isAsked, 'the question for the session');
      expect(await isPending(isAuthorized)).to.equal(true);
      expect(told).to.deep.equal([]);
      answer.resolve(session);
      expect(await isAuthorized).to.equal(session !== undefined);
    }
  });

  it('says nothing to wagmi of what wagmi itself has ended', async () => {
    const modal = await connectedModal(addWallet());
    const { connector, told } = makeConnector(modal);
    await connector.connect();
    told.length = 0;
    await connector.disconnect();
    expect(told).to.deep.equal([]);
    expect(modal.state.connections).to.deep.equal({});
  });

  it('rejects for a visitor who closes the modal as wagmi expects', async () => {
    const modal = makeModal();
    const { connector } = makeConnector(modal);
    const connecting = connector.connect().catch((error) => error);
    await until(() => modal.state.view === 'Connect', 'the modal');
    modal.close();
    const error = await connecting;
    expect(error).to.include({ name: 'UserRejectedRequestError', code: 4001 });
    expect(error.cause).to.include({ code: 'modal_closed' });
  });

  it('knows EVM accounts only, and disconnects only them', async () => {
    const [address] = SANDBOX_SOLANA_ADDRESSES;
    const sun = makeSolanaWallet({ name: 'Sun Wallet' });
    registerSolanaWallet(sun);
    const moon = addWallet('Moon Wallet');
    const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';
    const modal = makeModal(`networks="eip155:31337 ${devnet}"`, {
      chains: [...CHAINS, { id: devnet, name: 'Devnet', rpcUrl: '/no-chain' }],
    });
    const { connector, told } = makeConnector(modal);
    expect(await connector.isAuthorized()).to.equal(false);
    const connecting = modal.connect({ namespace: 'solana' });
    await press(modal, 'Sun Wallet');
    await connecting;
    expect(told).to.deep.equal([]);
    expect(await connector.getAccounts()).to.deep.equal([]);
    expect(await connector.getChainId()).to.equal(31337);

    await until(() => !modal.state.open, 'the modal to close');
    const connected = connector.connect();
    // The first request's list stays until the modal opens again.
    await until(() => modal.state.open, 'the modal to open');
    await press(modal, 'Moon Wallet');
    expect(await connected).to.deep.equal({ accounts: [moon.state.selected], chainId: 31337 });
    await connector.disconnect();
    expect(Object.keys(modal.state.connections)).to.deep.equal(['solana']);
    expect(modal.state.connections.solana?.address).to.equal(address);
  });
});
