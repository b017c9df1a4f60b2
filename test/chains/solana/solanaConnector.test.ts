import type { Wallet } from '@wallet-standard/base';
import { expect } from 'chai';
import type { ConnectorEvent } from '../../../src/chains/connector.js';
import { solanaConnector } from '../../../src/chains/solana/solanaConnector.js';
import { standardSource } from '../../../src/chains/solana/standardSource.js';
import type { CaipNetworkId } from '../../../src/lib/networks/caip.js';
import { knownNetwork, type NetworkDefinition, unnamedNetwork } from '../../../src/lib/networks/networks.js';
import { SOLANA_DEVNET, SOLANA_MAINNET, SOLANA_TESTNET } from '../../../src/lib/solana/solana.js';
import {
  SANDBOX_SOLANA_ADDRESSES,
  type SolanaSandboxWallet,
  type SolanaSandboxWalletOptions,
  waitForPrompt,
} from '../../../src/sandbox/index.js';
import {
  isSignature,
  makeSolanaWallet,
  readSigned,
  solTransfer,
  transactionOf,
  utf8,
} from '../../sandbox/solanaSupport.js';
import { fakeClock } from '../../support/fakeClock.js';
import { isPending, rejection, settled } from '../../support/promises.js';

const WALLET_READ_DEADLINE_MS = 5_000;

const [alice, bob, carol] = SANDBOX_SOLANA_ADDRESSES;
const forEver = () => ({ signal: new AbortController().signal });
const definition = (id: CaipNetworkId): NetworkDefinition => knownNetwork(id) ?? unnamedNetwork(id);
const on = (network: CaipNetworkId, ...addresses: string[]) => addresses.map((one) => `${network}:${one}`);

function setUp(
  options: SolanaSandboxWalletOptions = {},
  {
    networks = [SOLANA_DEVNET, SOLANA_TESTNET],
    wanted,
    wrap = (one) => one.standard,
    wallet = makeSolanaWallet(options),
  }: {
    networks?: readonly CaipNetworkId[];
    wanted?: CaipNetworkId;
    wrap?: (wallet: SolanaSandboxWallet) => object;
    wallet?: SolanaSandboxWallet;
  } = {},
) {
  const clock = fakeClock();
  const connector = solanaConnector({
    info: { id: 'solana/test', type: 'ANNOUNCED', namespace: 'solana', name: 'Test' },
    source: standardSource(wrap(wallet) as Wallet),
    clock,
    networks: () => networks.map(definition),
    wantedNetworks: () => (wanted ? [wanted, ...networks] : networks),
  });
  const events: ConnectorEvent[] = [];
  connector.subscribe((event) => events.push(event));
  const signer = connector.signer;
  if (!signer) throw new Error('no signer');
  return { wallet, clock, connector, signer, events };
}

async function connected(...args: Parameters<typeof setUp>) {
  const here = setUp(...args);
  await here.connector.connect(forEver());
  return here;
}

describe('connecting a Solana wallet', () => {
  it('reports accounts and network, the site’s wanted one if the wallet supports it', async () => {
    for (const [wanted, expected] of [
      [undefined, SOLANA_DEVNET],
      [SOLANA_TESTNET, SOLANA_TESTNET],
      [SOLANA_MAINNET, SOLANA_DEVNET],
    ] as const) {
      const { connector, events } = setUp({}, wanted ? { wanted } : {});
      const facts = await connector.connect(forEver());
      expect(facts.network).to.equal(expected);
      expect(facts.accounts[0]).to.equal(`${expected}:${alice}`);
      expect(events).to.deep.equal([{ type: 'connected', ...facts }]);
    }
  });

  it('fails when the wallet supports none of the site’s networks', async () => {
    const { connector, events } = setUp({ chains: ['solana:testnet'] }, { networks: [SOLANA_MAINNET] });
    expect((await rejection(connector.connect(forEver()))).code).to.equal('chain_not_supported');
    expect(events).to.deep.equal([]);
  });

  it('rejects when the visitor declines', async () => {
    const { connector, events } = setUp({ policy: 'reject' });
    expect((await rejection(connector.connect(forEver()))).code).to.equal('user_rejected');
    expect(events).to.deep.equal([]);
  });

  it('has no deadline, and can be aborted', async () => {
    const { connector, clock } = setUp({ policy: 'ask' });
    const giveUp = new AbortController();
    const asked = connector.connect({ signal: giveUp.signal });
    const prompt = await waitForPrompt();
    clock.move(600_000);
    expect(await isPending(asked)).to.equal(true);
    giveUp.abort();
    expect((await rejection(asked)).code).to.equal('aborted');
    prompt.reject();
  });

  for (const [what, answer, code] of [
    ['no account', { accounts: [] }, 'wallet_locked'],
    ['no list', { accounts: 'all' }, 'wallet_invalid_answer'],
    ['nothing', undefined, 'wallet_invalid_answer'],
    ['a null account', { accounts: [null] }, 'wallet_invalid_answer'],
    ['no address', { accounts: [{ address: '0OIl', chains: ['solana:devnet'] }] }, 'wallet_invalid_answer'],
    [
      'an EVM address',
      { accounts: [{ address: `0x${'ab'.repeat(20)}`, chains: ['solana:devnet'] }] },
      'wallet_invalid_answer',
    ],
    ['an account without networks', { accounts: [{ address: alice }] }, 'chain_not_supported'],
    [
      'an account on another chain',
      { accounts: [{ address: alice, chains: ['sui:mainnet'] }] },
      'chain_not_supported',
    ],
  ] as const) {
    it(`fails with a clear error when the wallet returns ${what}`, async () => {
      const features = { 'standard:connect': { version: '1.0.0', connect: async () => answer } };
      const { connector, events } = setUp({}, { wrap: ({ standard }) => ({ ...standard, features }) });
      expect((await rejection(connector.connect(forEver()))).code).to.equal(code);
      expect(events).to.deep.equal([]);
    });
  }

  it('matches a network by another wallet’s own id', async () => {
    const { connector } = setUp({ chains: ['solana:localnet'] }, { networks: ['solana:localnet'] });
    expect((await connector.connect(forEver())).accounts[0]).to.equal(`solana:localnet:${alice}`);
  });
});

describe('restoring a Solana connection', () => {
  it('needs no prompt, and finds nothing when the wallet would prompt', async () => {
    const { connector, wallet, events } = setUp({ policy: 'ask' });
    expect(await connector.reconnect(forEver())).to.equal(undefined);
    wallet.setAccounts([alice]);
    expect((await connector.reconnect(forEver()))?.accounts).to.deep.equal(on(SOLANA_DEVNET, alice));
    expect(events).to.have.length(1);
  });

  it('continues on the same network, and starts on the wanted one after a disconnect', async () => {
    const { connector: reloaded, wallet } = setUp({ policy: 'approve' }, { wanted: SOLANA_DEVNET });
    wallet.setAccounts([alice]);
    const account = `${SOLANA_TESTNET}:${alice}` as const;
    expect((await reloaded.reconnect({ ...forEver(), account }))?.network).to.equal(SOLANA_TESTNET);
    await reloaded.disconnect();
    expect((await reloaded.connect(forEver())).network).to.equal(SOLANA_DEVNET);
  });

  it('is given up when the wallet does not answer', async () => {
    const { connector, wallet, clock } = setUp();
    wallet.script([{ method: 'standard:connect', answer: 'never' }]);
    const taking = connector.reconnect(forEver());
    await settled();
    clock.move(WALLET_READ_DEADLINE_MS);
    expect((await rejection(taking)).code).to.equal('timeout');
  });
});

describe('a Solana connection', () => {
  it('follows the wallet’s accounts, and ends without any', async () => {
    const { wallet, events } = await connected();
    wallet.setAccounts([bob, carol]);
    await settled();
    expect(events.at(-1)).to.deep.include({ accounts: on(SOLANA_DEVNET, bob, carol) });
    wallet.disconnect();
    await settled();
    expect(events.at(-1)).to.deep.equal({ type: 'disconnected', reason: 'wallet' });
  });

  it('keeps the selected account', async () => {
    const { connector, wallet, events } = await connected();
    wallet.setAccounts([alice, bob]);
    connector.selectAccount(`${SOLANA_DEVNET}:${bob}`);
    wallet.setAccounts([carol, alice, bob]);
    await settled();
    expect(events.at(-1)).to.deep.include({ accounts: on(SOLANA_DEVNET, bob, alice, carol) });
  });

  it('ignores empty and invalid events', async () => {
    const { wallet, events } = await connected();
    const before = events.at(-1);
    wallet.emit({});
    wallet.emit({ features: {} });
    wallet.emit({ accounts: 'all' });
    await settled();
    expect(events.at(-1)).to.deep.equal(before);
  });

  it('switches clusters without a prompt, to those that the wallet supports', async () => {
    const { connector, wallet, events } = await connected();
    const asked = wallet.requests.length;
    await connector.switchNetwork(definition(SOLANA_TESTNET), forEver());
    expect(events.at(-1)).to.deep.include({ network: SOLANA_TESTNET });
    const refused = connector.switchNetwork(definition(SOLANA_MAINNET), forEver());
    expect((await rejection(refused)).code).to.equal('chain_not_supported');
    expect(events.at(-1)).to.deep.include({ network: SOLANA_TESTNET });
    expect(wallet.requests).to.have.length(asked);
  });

  it('ends for the site at once, even when the wallet cannot be reached', async () => {
    const { connector, wallet, events, clock } = await connected({ without: ['standard:disconnect'] });
    await connector.disconnect();
    expect(events.at(-1)).to.deep.equal({ type: 'disconnected', reason: 'user' });
    await connector.connect(forEver());
    wallet.script([{ method: 'standard:disconnect', answer: 'never' }]);
    wallet.setWithout([]);
    const ending = connector.disconnect();
    await settled();
    expect(events.at(-1)).to.deep.equal({ type: 'disconnected', reason: 'user' });
    clock.move(WALLET_READ_DEADLINE_MS);
    await ending;
  });

  it('leaves the connection of another modal of the page, and the last one ends it in the wallet', async () => {
    const { connector, wallet } = await connected();
    const other = setUp({}, { wallet });
    await other.connector.connect(forEver());
    await connector.disconnect();
    await settled();
    expect(other.events.map(({ type }) => type)).to.deep.equal(['connected']);
    expect(wallet.standard.accounts).to.have.length(1);
    await other.connector.disconnect();
    expect(wallet.standard.accounts).to.have.length(0);
  });

  it('works with a wallet without events', async () => {
    const { signer } = await connected({ without: ['standard:events'] });
    expect(await signer.signMessage(utf8('hi'))).to.have.length(64);
  });
});

describe('signing with a Solana wallet', () => {
  it('returns the signature of a message as bytes', async () => {
    const { signer } = await connected();
    const message = utf8('Sign in, please. \u{1f511}');
    expect(isSignature(await signer.signMessage(message), message, alice)).to.equal(true);
  });

  it('signs legacy and versioned transactions, several at once, on the current network', async () => {
    const { signer, wallet } = await connected();
    const asked = (['legacy', 0] as const).map((version) =>
      transactionOf(alice, [solTransfer(alice, bob, 5n)], version),
    );
    for (const bytes of await signer.signTransactions(asked)) {
      const { signatures, message } = readSigned(bytes);
      expect(isSignature(signatures[alice] ?? new Uint8Array(), message, alice)).to.equal(true);
    }
    expect(JSON.stringify(wallet.requests.at(-1)?.params)).to.contain('"solana:devnet"');
  });

  it('rejects when the visitor declines', async () => {
    const { signer, wallet } = await connected();
    wallet.policy = 'reject';
    expect((await rejection(signer.signMessage(utf8('hi')))).code).to.equal('user_rejected');
  });

  it('needs a connection', async () => {
    const { signer, connector } = await connected();
    await connector.disconnect();
    expect((await rejection(signer.signMessage(utf8('hi')))).code).to.equal('not_connected');
  });

  for (const feature of ['solana:signMessage', 'solana:signTransaction'] as const) {
    it(`explains what a wallet without ${feature} cannot do`, async () => {
      const { signer } = await connected({ without: [feature] });
      const asked =
        feature === 'solana:signMessage'
          ? signer.signMessage(utf8('hi'))
          : signer.signTransactions([transactionOf(alice, [solTransfer(alice, bob, 5n)])]);
      const { code, message } = await rejection(asked);
      expect(code).to.equal('method_not_supported');
      expect(message).to.contain(`The wallet does not support the "${feature}" feature`);
    });
  }

  for (const spoil of ['wrong-key', 'short-signature', 'no-array'] as const) {
    it(`rejects an invalid signature: ${spoil}`, async () => {
      const { signer, wallet } = await connected();
      wallet.script([
        { method: 'solana:signMessage', answer: 'approve', spoil },
        { method: 'solana:signTransaction', answer: 'approve', spoil },
      ]);
      const transaction = transactionOf(alice, [solTransfer(alice, bob, 5n)]);
      for (const asked of [signer.signMessage(utf8('hi')), signer.signTransactions([transaction])]) {
        expect((await rejection(asked)).code).to.equal('wallet_invalid_answer');
      }
    });
  }

  it('rejects the signature of another message', async () => {
    const { signer, wallet } = await connected();
    wallet.script([{ method: 'solana:signMessage', answer: 'approve', spoil: 'other-transaction' }]);
    expect((await rejection(signer.signMessage(utf8('hi')))).code).to.equal('wallet_invalid_answer');
  });
});
