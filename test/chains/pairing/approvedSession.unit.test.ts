import { expect } from 'chai';
import {
  allowsMethod,
  sessionAccounts,
  sessionNetworks,
  sessionPeer,
} from '../../../src/chains/pairing/approvedSession.js';
import { proposedNamespaces } from '../../../src/chains/pairing/proposedNamespaces.js';
import { unnamedNetwork } from '../../../src/lib/networks/networks.js';
import { SOLANA_DEVNET, SOLANA_MAINNET, SOLANA_TESTNET } from '../../../src/lib/solana/solana.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

describe('a session', () => {
  it('shares the accounts of all its EVM namespaces in order', () => {
    const session = {
      topic: 't',
      namespaces: {
        eip155: { accounts: [`eip155:1:${ALICE}`, `eip155:10:${BOB}`], methods: ['personal_sign'] },
        'eip155:137': { accounts: [`eip155:137:${ALICE}`], methods: ['eth_sign'] },
        solana: { accounts: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:abc'] },
      },
    };
    expect(sessionAccounts(session)).to.deep.equal([
      { network: 'eip155:1', address: ALICE },
      { network: 'eip155:10', address: BOB },
      { network: 'eip155:137', address: ALICE },
    ]);
    expect(sessionNetworks(session)).to.deep.equal(['eip155:1', 'eip155:10', 'eip155:137']);
    expect(allowsMethod(session, 'eip155:137', 'eth_sign')).to.equal(true);
    expect(allowsMethod(session, 'eip155:137', 'personal_sign'), 'of another scope').to.equal(false);
    expect(allowsMethod(session, 'eip155:1', 'personal_sign')).to.equal(true);
    expect(allowsMethod(session, 'eip155:10', 'personal_sign')).to.equal(true);
    expect(allowsMethod(session, 'eip155:1', 'eth_sign'), 'of another scope').to.equal(false);
    expect(allowsMethod(session, 'eip155:13', 'eth_sign'), 'of a network that begins alike').to.equal(false);
    expect(allowsMethod(session, 'eip155:1', 'eth_sendTransaction')).to.equal(false);
  });

  it('ignores accounts that are invalid or not on an EVM network', () => {
    const nonsense = [
      '',
      'eip155',
      'eip155:1',
      'eip155:0:0x',
      `eip155:x:${ALICE}`,
      'eip155:1:0x1234',
      `a:b:${ALICE}`,
    ];
    for (const accounts of [nonsense, [null, 7, {}], undefined]) {
      const session = { topic: 't', namespaces: { eip155: { accounts: accounts as string[] } } };
      expect(sessionAccounts(session)).to.deep.equal([]);
    }
  });
});

describe('the name of a wallet app', () => {
  const named = (metadata: object) => sessionPeer({ topic: 't', namespaces: {}, peer: { metadata } });

  it('is the app’s own, on one line', () => {
    expect(named({ name: ' My\n\u202eWallet ', icons: ['data:image/png;base64,AA=='] })).to.deep.equal({
      name: 'My Wallet',
      icon: 'data:image/png;base64,AA==',
    });
  });

  it('is missing when the app gives none, and remote icons are not fetched', () => {
    for (const metadata of [
      {},
      { name: 7, icons: 'x' },
      { name: '', icons: ['https://wallet.test/a.png'] },
    ]) {
      expect(named(metadata)).to.deep.equal({});
    }
    expect(sessionPeer({ topic: 't', namespaces: {} })).to.deep.equal({});
  });
});

describe('a proposal', () => {
  it('lists the site’s networks, or one where the site accepts any', () => {
    const networks = ['eip155:10', 'solana:x', 'eip155:137'].map((id) =>
      unnamedNetwork(id as `${string}:${string}`),
    );
    expect(proposedNamespaces(networks).eip155?.chains).to.deep.equal(['eip155:10', 'eip155:137']);
    expect(proposedNamespaces([]).eip155?.chains).to.deep.equal(['eip155:1']);
  });

  it('lists Solana networks by all their ids, and no EVM network where the site has none', () => {
    const named = (...ids: `${string}:${string}`[]) =>
      proposedNamespaces(ids.map((id) => unnamedNetwork(id)));
    expect(named('eip155:10')).to.have.all.keys('eip155');
    expect(named('eip155:10', SOLANA_TESTNET)).to.have.all.keys('eip155', 'solana');
    expect(named(SOLANA_MAINNET, SOLANA_TESTNET, SOLANA_DEVNET)).to.deep.equal({
      solana: {
        chains: [
          SOLANA_MAINNET,
          SOLANA_TESTNET,
          SOLANA_DEVNET,
          'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
          'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
        ],
        methods: [
          'solana_signMessage',
          'solana_signTransaction',
          'solana_signAllTransactions',
          'solana_signAndSendTransaction',
        ],
        events: [],
      },
    });
  });
});
