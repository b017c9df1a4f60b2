import { getTransactionDecoder } from '@solana/web3.js';
import type { Wallet, WalletAccount } from '@wallet-standard/base';
import { expect } from 'chai';
import { createSiteProvider } from '../../../src/chains/solana/siteProvider.js';
import { solanaConnector } from '../../../src/chains/solana/solanaConnector.js';
import type { StandardFeatures } from '../../../src/chains/solana/standardFeatures.js';
import { standardSource } from '../../../src/chains/solana/standardSource.js';
import type { WalletModalError } from '../../../src/lib/errors.js';
import { knownNetwork, type NetworkDefinition } from '../../../src/lib/networks/networks.js';
import { SOLANA_DEVNET, SOLANA_TESTNET, type SolanaSendOptions } from '../../../src/lib/solana/solana.js';
import { SANDBOX_SOLANA_ADDRESSES } from '../../../src/sandbox/index.js';
import {
  connectedSolana,
  isSignature,
  readSigned,
  solTransfer,
  transactionOf,
  utf8,
} from '../../sandbox/solanaSupport.js';
import { fakeClock } from '../../support/fakeClock.js';
import { rejection, settled } from '../../support/promises.js';

const [alice, bob] = SANDBOX_SOLANA_ADDRESSES;
const networks = () =>
  [SOLANA_DEVNET, SOLANA_TESTNET]
    .map((id) => knownNetwork(id))
    .filter((one): one is NetworkDefinition => !!one);

/** A provider over a sandbox wallet, as an element has it. */
async function setUp() {
  const { wallet } = connectedSolana();
  const clock = fakeClock();
  const connector = solanaConnector({
    info: { id: 'solana/test', type: 'ANNOUNCED', namespace: 'solana', name: 'Test' },
    source: standardSource(wallet.standard as Wallet),
    clock,
    networks,
    wantedNetworks: () => networks().map(({ id }) => id),
  });
  let endRestoring = () => {};
  const restored = new Promise<void>((resolve) => {
    endRestoring = resolve;
  });
  let connection: Awaited<ReturnType<typeof connector.connect>> | undefined;
  const { provider, changed } = createSiteProvider({
    clock,
    name: () => 'Site',
    networks,
    connection: () => connection,
    restored: () => restored,
    signer: async () => {
      if (connector.signer) return connector.signer;
      throw new Error('no signer');
    },
    connect: async () => {
      await connector.connect({ signal: new AbortController().signal });
    },
    disconnect: () => connector.disconnect(),
    track: (_account, _tokens, run) => run(undefined),
    whileAsked: (run) => run(),
  });
  connector.subscribe((event) => {
    connection = event.type === 'connected' ? event : undefined;
    changed();
  });
  const heard: unknown[] = [];
  for (const name of ['connect', 'accountsChanged', 'networkChanged', 'disconnect'] as const) {
    provider.on(name, (...told: unknown[]) => heard.push([name, ...told.filter((one) => one !== undefined)]));
  }
  const standard = provider.standardWallet as Wallet & { readonly features: StandardFeatures };
  return { provider, connector, wallet, heard, endRestoring, standard };
}

function accountOf({ accounts }: Wallet, at = 0): WalletAccount {
  const account = accounts[at];
  if (!account) throw new Error('It has two accounts.');
  return account;
}

/** Like the classes of web3.js 1, which serialise themselves and have a static parser. */
class OldTransaction {
  readonly wire: Uint8Array;

  constructor(wire: Uint8Array) {
    this.wire = wire;
  }

  static deserialize(wire: Uint8Array): OldTransaction {
    return new OldTransaction(wire);
  }

  serialize(): Uint8Array {
    return this.wire;
  }
}

describe('the site’s Solana provider', () => {
  it('signs a transaction in any form, and returns the same form', async () => {
    const { provider } = await setUp();
    await provider.connect();
    const wire = transactionOf(alice, [solTransfer(alice, bob, 5n)]);
    const check = (signed: Uint8Array) => {
      const { signatures, message } = readSigned(signed);
      expect(isSignature(signatures[alice] ?? new Uint8Array(), message, alice)).to.equal(true);
    };
    check(await provider.signTransaction(wire));

    const old = await provider.signTransaction(new OldTransaction(wire));
    expect(old).to.be.instanceOf(OldTransaction);
    check(old.wire);

    const compiled = { ...getTransactionDecoder().decode(wire), lifetimeConstraint: { blockhash: 'kept' } };
    const [signed] = await provider.signAllTransactions([compiled]);
    expect(signed?.lifetimeConstraint).to.deep.equal({ blockhash: 'kept' });
    const signature = signed?.signatures[alice as keyof typeof signed.signatures];
    expect(
      isSignature(new Uint8Array(signature ?? []), new Uint8Array(compiled.messageBytes), alice),
    ).to.equal(true);
  });

  for (const nothing of [undefined, null, 7, 'text', {}, []]) {
    it(`rejects ${JSON.stringify(nothing)} as a transaction`, async () => {
      const { provider } = await setUp();
      await provider.connect();
      const asked = provider.signTransaction(nothing as unknown as Uint8Array);
      expect((await rejection(asked)).code).to.equal('request_invalid');
    });
  }

  it('reports accounts, networks and the disconnect', async () => {
    const { provider, connector, heard } = await setUp();
    expect(provider.address).to.equal(undefined);
    expect(await provider.connect()).to.deep.equal({ address: alice });
    const [, testnet] = networks();
    if (testnet) await connector.switchNetwork(testnet, { signal: new AbortController().signal });
    await provider.disconnect();
    await settled();
    expect(heard).to.deep.equal([
      ['connect', { address: alice }],
      ['accountsChanged', [alice, bob]],
      ['networkChanged', SOLANA_DEVNET],
      ['networkChanged', SOLANA_TESTNET],
      ['accountsChanged', []],
      ['disconnect'],
    ]);
  });

  it('is a wallet of Wallet Standard', async () => {
    const { standard, endRestoring } = await setUp();
    endRestoring();
    expect(standard).to.include({ version: '1.0.0', name: 'Site' });
    expect(standard.chains).to.deep.equal(['solana:devnet', 'solana:testnet']);
    expect(standard.accounts).to.deep.equal([]);
    // A silent connection checks without a prompt whether a wallet is connected.
    const source = standardSource(standard);
    const asked = { signal: new AbortController().signal };
    expect(await source.connect({ ...asked, silent: true })).to.deep.equal([]);
    const [account] = await source.connect({ ...asked, silent: false });
    expect(account).to.deep.equal({ address: alice, networks: [SOLANA_DEVNET, SOLANA_TESTNET] });
    const who = { ...asked, address: alice, network: SOLANA_DEVNET };
    expect(isSignature(await source.signMessage(utf8('hi'), who), utf8('hi'), alice)).to.equal(true);
    const wire = transactionOf(alice, [solTransfer(alice, bob, 5n)], 'legacy');
    const [signed] = await source.signTransactions([wire], who);
    const { signatures, message } = readSigned(signed);
    expect(isSignature(signatures[alice] ?? new Uint8Array(), message, alice)).to.equal(true);
    await source.disconnect();
    expect(standard.accounts).to.deep.equal([]);
  });

  it('explains why a transaction cannot be serialised', async () => {
    const { provider } = await setUp();
    await provider.connect();
    const incomplete = {
      serialize(): Uint8Array {
        throw new Error('Transaction recentBlockhash required');
      },
    };
    const { code, details } = await rejection<WalletModalError>(provider.signTransaction(incomplete));
    expect(code).to.equal('request_invalid');
    expect(details).to.include('recentBlockhash required');
  });

  it('rejects transactions of an unsupported version in every form', async () => {
    const { provider, wallet } = await setUp();
    await provider.connect();
    const asked = wallet.requests.length;
    const later = Uint8Array.of(0x81, 1, 0, 0);
    for (const transaction of [later, { messageBytes: later, signatures: {} }]) {
      expect((await rejection(provider.signTransaction(transaction))).code).to.equal('request_invalid');
    }
    expect(wallet.requests.length).to.equal(asked);
  });

  it('accepts every valid send option, and no others', async () => {
    const { provider, wallet } = await setUp();
    await provider.connect();
    const wire = transactionOf(alice, [solTransfer(alice, bob, 5n)]);
    for (const options of [
      { preflightCommitment: 'soon' },
      { skipPreflight: 'yes' },
      { maxRetries: -1 },
      { minContextSlot: 5n },
    ]) {
      const sending = provider.signAndSendTransaction(wire, options as SolanaSendOptions);
      expect((await rejection(sending)).code).to.equal('request_invalid');
    }
    expect(wallet.requests.some(({ method }) => method === 'solana:signAndSendTransaction')).to.equal(false);
  });
});

describe('the Wallet Standard wallet for a site', () => {
  const wire = () => transactionOf(alice, [solTransfer(alice, bob, 5n)]);

  it('keeps account objects identical while nothing changes', async () => {
    const { provider, connector, standard } = await setUp();
    await provider.connect();
    const { accounts } = standard;
    expect(standard.accounts).to.equal(accounts);
    connector.selectAccount(`${SOLANA_DEVNET}:${bob}`);
    expect(standard.accounts).to.deep.equal([accounts[1], accounts[0]]);
    expect(standard.accounts[0]).to.equal(accounts[1]);
  });

  it('answers a silent connect when nothing is being restored any more', async () => {
    const { connector, standard, endRestoring } = await setUp();
    const asking = standard.features['standard:connect'].connect({ silent: true });
    await connector.connect({ signal: new AbortController().signal });
    endRestoring();
    expect((await asking).accounts.map(({ address }) => address)).to.deep.equal([alice, bob]);
  });

  it('signs with the requested account on the requested chain', async () => {
    const { provider, wallet, standard } = await setUp();
    await provider.connect();
    const second = accountOf(standard, 1);
    const message = utf8('hi');
    const [signed] = await standard.features['solana:signMessage'].signMessage({ account: second, message });
    expect(isSignature(signed?.signature ?? new Uint8Array(), message, bob)).to.equal(true);

    const account = accountOf(standard);
    const { signTransaction } = standard.features['solana:signTransaction'];
    await signTransaction({ account, transaction: wire(), chain: 'solana:testnet' });
    const asked = wallet.requests.findLast(({ method }) => method === 'solana:signTransaction');
    expect(JSON.stringify(asked)).to.include('solana:testnet');
    expect(provider.network).to.equal(SOLANA_DEVNET);
  });

  it('rejects chains that the site does not list, and accounts that are gone', async () => {
    const { provider, wallet, standard } = await setUp();
    await provider.connect();
    const account = accountOf(standard);
    const { signAndSendTransaction } = standard.features['solana:signAndSendTransaction'];
    const send = (chain: `${string}:${string}`) =>
      signAndSendTransaction({ account, transaction: wire(), chain });
    expect((await rejection(send('solana:mainnet'))).code).to.equal('chain_not_supported');
    await provider.disconnect();
    expect((await rejection(send('solana:devnet'))).code).to.equal('not_connected');
    expect(wallet.requests.some(({ method }) => method === 'solana:signAndSendTransaction')).to.equal(false);
  });

  it('asks once for transactions that belong together', async () => {
    const { provider, wallet, standard } = await setUp();
    await provider.connect();
    const account = accountOf(standard);
    const { signTransaction } = standard.features['solana:signTransaction'];
    const input = () => ({ account, transaction: wire() });
    expect(await signTransaction(input(), input())).to.have.length(2);
    const questions = () =>
      wallet.requests.filter(({ method }) => method === 'solana:signTransaction').length;
    expect(questions()).to.equal(1);
    expect(await signTransaction(input(), { ...input(), chain: 'solana:testnet' })).to.have.length(2);
    expect(questions()).to.equal(3);
  });
});
