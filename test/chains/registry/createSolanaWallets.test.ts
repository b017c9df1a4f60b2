import { expect } from 'chai';
import { createConnectorRegistry } from '../../../src/chains/registry/createConnectorRegistry.js';
import { registerSolanaWallet } from '../../../src/sandbox/index.js';
import { later } from '../../elements/support.js';
import { makeSolanaWallet } from '../../sandbox/solanaSupport.js';
import { fakeClock } from '../../support/fakeClock.js';
import { rejection, until } from '../../support/promises.js';

async function setUp() {
  const registry = await createConnectorRegistry({
    clock: fakeClock(),
    namespaces: ['solana'],
    offersAnnounced: true,
    offersInjected: true,
    signInNamespaces: [],
    openSignIn: () => Promise.reject(new Error('Nobody can sign in.')),
    networks: () => [],
    whenRestored: async () => undefined,
    wantedNetworks: () => ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
  });
  later(registry.destroy);
  const register = (name: string) => {
    const stop = registerSolanaWallet(makeSolanaWallet({ name }));
    later(stop);
    return stop;
  };
  const ids = () => registry.list().map(({ id }) => id);
  return { registry, register, ids };
}

describe('Solana wallets in the registry', () => {
  it('appear early or late, each of them, and disappear', async () => {
    const { registry, register, ids } = await setUp();
    register('Early');
    await until(() => ids().length === 1);
    const stop = register('Late');
    register('Late');
    expect(ids()).to.deep.equal(['solana/Early', 'solana/Late', 'solana/Late 2']);
    const rivals = registry.list().filter(({ namespace }) => namespace === 'solana');
    expect(rivals.map(({ hasRival = false }) => hasRival)).to.deep.equal([false, true, true]);
    stop();
    expect(ids()).to.deep.equal(['solana/Early', 'solana/Late'], 'the other one of that name');
  });

  it('stay connected when they disappear, but cannot be connected again', async () => {
    const { registry, register, ids } = await setUp();
    const stop = register('Gone');
    await until(() => ids().length === 1);
    const connector = await registry.open('solana/Gone');
    await connector.connect({ signal: new AbortController().signal });
    stop();
    expect(ids()).to.deep.equal([]);
    expect(await registry.open('solana/Gone')).to.equal(connector);
    await connector.disconnect();
    registry.release('solana/Gone');
    expect((await rejection(registry.open('solana/Gone'))).code).to.equal('wallet_not_found');
  });

  it('are hidden when the site turns announced wallets off or has no Solana network', async () => {
    const { registry, register, ids } = await setUp();
    register('Left out');
    await until(() => ids().length === 1);
    const options = {
      clock: fakeClock(),
      offersInjected: false,
      signInNamespaces: [],
      openSignIn: () => Promise.reject(new Error('Nobody can sign in.')),
      networks: () => [],
      whenRestored: async () => undefined,
      wantedNetworks: () => [],
    };
    registry.configure({ ...options, namespaces: ['solana'], offersAnnounced: false });
    expect(ids()).to.deep.equal([]);
    registry.configure({ ...options, namespaces: ['solana'], offersAnnounced: true });
    await until(() => ids().length === 1);
    registry.configure({ ...options, namespaces: ['eip155'], offersAnnounced: true });
    expect(ids()).to.deep.equal([]);
  });
});
