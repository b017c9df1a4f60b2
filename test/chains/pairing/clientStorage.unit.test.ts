import { expect } from 'chai';
import { clientStorage } from '../../../src/chains/pairing/clientStorage.js';
import { memoryStorage, safeStorage } from '../../../src/lib/safeStorage.js';

function setUp() {
  const kept = memoryStorage();
  const failures: unknown[] = [];
  const storage = clientStorage(
    safeStorage(kept, (cause) => failures.push(cause)),
    (key) => `ours/${key}`,
  );
  return { kept, storage };
}

describe('the storage of the pairing client', () => {
  it('stores values under our own keys', async () => {
    const { kept, storage } = setUp();
    const keys = { client_ed25519_seed: 'ab' };
    await storage.setItem('wc@2:core:0.3//keychain', keys);
    expect(kept.getItem('ours/wc@2:core:0.3//keychain')).to.equal('{"client_ed25519_seed":"ab"}');
    expect(await storage.getItem('wc@2:core:0.3//keychain')).to.deep.equal(keys);
    await storage.removeItem('wc@2:core:0.3//keychain');
    expect(kept.getItem('ours/wc@2:core:0.3//keychain')).to.equal(null);
  });

  it('returns undefined for missing keys and foreign values', async () => {
    const { kept, storage } = setUp();
    expect(await storage.getItem('none')).to.equal(undefined);
    kept.setItem('ours/broken', '{');
    expect(await storage.getItem('broken')).to.equal(undefined);
  });

  const member = { publicKey: 'ab', metadata: { name: 'App' } };
  const session = {
    ...{ topic: 't', expiry: 1, relay: { protocol: 'irn' }, self: member, peer: member },
    namespaces: { eip155: { accounts: ['eip155:1:0xab'], methods: [], events: [] } },
  };
  for (const [name, good, bad] of [
    ['session', session, { ...session, namespaces: null }],
    [
      'session',
      session,
      { ...session, namespaces: { eip155: { ...session.namespaces.eip155, accounts: 'all' } } },
    ],
    ['session', session, { ...session, peer: {} }],
    ['pairing', { topic: 't', expiry: 1, relay: { protocol: 'irn' } }, { topic: 7, expiry: 1, relay: {} }],
    ['subscription', { id: 'i', topic: 't' }, { id: 'i' }],
    ['expirer', { target: 'topic:t', expiry: 1 }, { target: 'topic:t', expiry: 'soon' }],
    ['history', { id: 1, topic: 't', request: { method: 'm' } }, { id: 1, topic: 't', request: null }],
  ] as const) {
    it(`drops invalid entries of the list ${name}`, async () => {
      const { kept, storage } = setUp();
      const key = `wc@2:core:0.3:wallet-modal x hosted//${name}`;
      kept.setItem(`ours/${key}`, JSON.stringify([bad, null, 'text', good, []]));
      expect(await storage.getItem(key)).to.deep.equal([good]);
    });
  }

  it('is empty when it holds another kind of value', async () => {
    const { kept, storage } = setUp();
    for (const name of ['session', 'pairing', 'keychain', 'messages', 'links', 'anything']) {
      for (const value of [7, true, 'text', name === 'session' || name === 'pairing' ? {} : []]) {
        kept.setItem(`ours/wc@2//${name}`, JSON.stringify(value));
        expect(await storage.getItem(`wc@2//${name}`), name).to.equal(undefined);
      }
    }
    kept.setItem('ours/wc@2//keychain', '{"a":7,"b":"c","d":null}');
    expect(await storage.getItem('wc@2//keychain')).to.deep.equal({ b: 'c' });
  });
});
