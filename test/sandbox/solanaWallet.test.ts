import { getWallets } from '@wallet-standard/app';
import type { Wallet } from '@wallet-standard/base';
import { expect } from 'chai';
import {
  announce,
  findPrompt,
  registerSolanaWallet,
  SANDBOX_SOLANA_ADDRESSES,
  SANDBOX_SOLANA_KEYS,
  type SolanaSandboxWallet,
  waitForPrompt,
} from '../../src/sandbox/index.js';
import { featuresOf, makeSolanaWallet } from './solanaSupport.js';
import { makeWallet, rejection, settles, wait } from './support.js';

const [alice, bob, carol] = SANDBOX_SOLANA_ADDRESSES;

const connect = (wallet: SolanaSandboxWallet, silent?: boolean) =>
  featuresOf(wallet)['standard:connect'].connect(silent === undefined ? undefined : { silent });
const addresses = (accounts: readonly { readonly address: string }[]) => accounts.map((one) => one.address);

/** Records a wallet's `change` events. */
function changesOf(wallet: SolanaSandboxWallet) {
  const changes: Readonly<Record<string, unknown>>[] = [];
  featuresOf(wallet)['standard:events'].on('change', (properties) => changes.push({ ...properties }));
  return changes;
}

describe('a registered Solana wallet', () => {
  const undo: (() => void)[] = [];
  const register = (wallet: SolanaSandboxWallet, options?: { late: number }) => {
    const stop = registerSolanaWallet(wallet, options);
    undo.push(stop);
    return stop;
  };
  const names = () =>
    getWallets()
      .get()
      .map(({ name }) => name);
  afterEach(() => {
    for (const stop of undo.splice(0)) stop();
  });

  it('is found by earlier and later listeners', async () => {
    register(makeSolanaWallet({ name: 'First' }));
    expect(names()).to.include('First');
    const told: string[] = [];
    const stop = getWallets().on('register', (...wallets) => told.push(...wallets.map(({ name }) => name)));
    register(makeSolanaWallet({ name: 'Second' }));
    expect(told).to.deep.equal(['Second']);
    register(makeSolanaWallet({ name: 'Late' }), { late: 20 });
    expect(names()).to.not.include('Late');
    await wait(60);
    expect(told).to.deep.equal(['Second', 'Late']);
    stop();
  });

  it('answers an app that starts later', () => {
    const wallet = makeSolanaWallet();
    register(wallet);
    const registered: Wallet[] = [];
    const api = {
      register: (one: Wallet) => {
        registered.push(one);
        return () => registered.splice(registered.indexOf(one), 1);
      },
    };
    window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }));
    expect(registered).to.deep.equal([wallet.standard]);
    wallet.vanish();
    expect(registered).to.deep.equal([]);
  });

  it('can be unregistered, and is when it disappears', async () => {
    const stop = register(makeSolanaWallet({ name: 'Taken back' }));
    const gone = makeSolanaWallet({ name: 'Gone' });
    register(gone);
    register(makeSolanaWallet({ name: 'Too late' }), { late: 10 })();
    stop();
    gone.vanish();
    await wait(40);
    for (const name of ['Taken back', 'Gone', 'Too late']) expect(names()).to.not.include(name);
  });

  it('is one wallet with its EVM provider', async () => {
    const evm = makeWallet({ name: 'Dual Wallet', rdns: 'org.example.dual' });
    const solana = makeSolanaWallet({ dual: evm });
    undo.push(announce(evm));
    register(solana);
    const svg = decodeURIComponent(evm.info.icon.slice(evm.info.icon.indexOf(',') + 1));
    expect(solana.standard.name).to.equal('Dual Wallet');
    expect(atob(solana.standard.icon.replace('data:image/svg+xml;base64,', ''))).to.equal(svg);
    evm.lock();
    expect(solana.state.locked).to.equal(true);
    solana.unlock();
    expect(evm.state.locked).to.equal(false);
    evm.vanish();
    expect(solana.state.gone).to.equal(true);
    expect(names()).to.not.include('Dual Wallet');
  });
});

describe('connecting a Solana wallet', () => {
  it('shares the chosen account on devnet and testnet', async () => {
    const wallet = makeSolanaWallet();
    expect(wallet.standard.accounts).to.deep.equal([]);
    const { accounts } = await connect(wallet);
    expect(accounts).to.equal(wallet.standard.accounts);
    expect(accounts).to.have.length(1);
    expect(accounts[0]).to.deep.include({
      address: alice,
      chains: ['solana:devnet', 'solana:testnet'],
      features: [
        'solana:signIn',
        'solana:signMessage',
        'solana:signTransaction',
        'solana:signAndSendTransaction',
      ],
    });
    expect(accounts[0]?.publicKey).to.have.length(32);
    expect(wallet.requests.map(({ method, outcome }) => [method, outcome])).to.deep.equal([
      ['standard:connect', 'resolved'],
    ]);
  });

  it('prompts the visitor, who chooses', async () => {
    const wallet = makeSolanaWallet({ policy: 'ask', name: 'Ask Wallet' });
    const answer = connect(wallet);
    const prompt = await waitForPrompt();
    expect(prompt.kind).to.equal('connect');
    for (const said of ['Ask Wallet', location.origin, 'standard:connect', alice, bob, carol]) {
      expect(prompt.text).to.include(said);
    }
    prompt.choose([bob, carol]);
    prompt.approve();
    expect(addresses((await answer).accounts)).to.deep.equal([bob, carol]);
    expect(addresses((await connect(wallet)).accounts)).to.deep.equal([bob, carol]);
  });

  it('is rejected with 4001', async () => {
    const wallet = makeSolanaWallet({ policy: 'ask' });
    const answer = rejection(connect(wallet));
    (await waitForPrompt()).reject();
    expect((await answer).code).to.equal(4001);
    wallet.policy = 'reject';
    expect((await rejection(connect(wallet))).code).to.equal(4001);
    expect(wallet.standard.accounts).to.deep.equal([]);
  });

  it('needs no prompt when silent, and shares what was shared before', async () => {
    const wallet = makeSolanaWallet({ policy: 'ask' });
    expect((await connect(wallet, true)).accounts).to.deep.equal([]);
    wallet.setAccounts([bob]);
    expect(addresses((await connect(wallet, true)).accounts)).to.deep.equal([bob]);
    wallet.lock();
    expect((await connect(wallet, true)).accounts).to.deep.equal([]);
    expect(findPrompt()).to.equal(undefined);
  });

  it('asks to unlock first', async () => {
    const wallet = makeSolanaWallet({ policy: 'ask' });
    wallet.setAccounts([alice]);
    wallet.lock();
    const answer = connect(wallet);
    expect((await waitForPrompt()).kind).to.equal('unlock');
    wallet.unlock();
    expect(addresses((await answer).accounts)).to.deep.equal([alice]);
  });

  it('survives a reload, even without its keys', async () => {
    const id = 'org.example.solana-memory';
    const before = makeSolanaWallet({ id, remember: 'local' });
    before.setAccounts([bob, carol]);
    before.switchAccount(carol);
    before.destroy();
    const after = makeSolanaWallet({ id, remember: 'local' });
    expect(addresses(after.standard.accounts)).to.deep.equal([carol, bob]);
    const stranger = makeSolanaWallet({ id, remember: 'local', keys: SANDBOX_SOLANA_KEYS.slice(3) });
    expect(stranger.state.shared).to.deep.equal([]);
    localStorage.removeItem(`wallet-modal-sandbox-solana:${id}`);
  });

  it('follows a script before its policy', async () => {
    const wallet = makeSolanaWallet({ policy: 'reject' });
    wallet.script([
      { method: 'standard:connect', answer: 'approve', value: bob, delayMs: 5 },
      { method: 'standard:disconnect', answer: 'never' },
    ]);
    expect(addresses((await connect(wallet)).accounts)).to.deep.equal([bob]);
    const end = featuresOf(wallet)['standard:disconnect'].disconnect();
    expect(await settles(end)).to.equal(false);
    wallet.vanish();
    expect(await settles(connect(wallet))).to.equal(false);
  });
});

describe('a Solana wallet', () => {
  it('reports the accounts that the site may use', async () => {
    const wallet = makeSolanaWallet();
    const changes = changesOf(wallet);
    await connect(wallet);
    wallet.setAccounts([alice, bob]);
    wallet.switchAccount(bob);
    wallet.switchAccount(carol);
    wallet.lock();
    wallet.unlock();
    await featuresOf(wallet)['standard:disconnect'].disconnect();
    const told = changes.map(({ accounts }) =>
      addresses(accounts as SolanaSandboxWallet['standard']['accounts']),
    );
    expect(told).to.deep.equal([[alice], [alice, bob], [bob, alice], [alice, bob], [], [alice, bob], []]);
  });

  it('reports chains and features', async () => {
    const wallet = makeSolanaWallet();
    const changes = changesOf(wallet);
    wallet.setChains(['solana:mainnet']);
    wallet.setWithout(['solana:signMessage']);
    wallet.setWithout(['solana:signMessage']);
    expect(changes).to.deep.equal([{ chains: ['solana:mainnet'] }, { features: wallet.standard.features }]);
    expect(Object.keys(wallet.standard.features)).to.not.include('solana:signMessage');
    wallet.setAccounts([alice]);
    wallet.setChains(['solana:devnet']);
    expect(Object.keys(changes.at(-1) ?? {})).to.deep.equal(['chains', 'accounts']);
  });

  it('sends no events when configured so, and none to removed listeners', () => {
    const quiet = makeSolanaWallet({ noEvents: true });
    const changes = changesOf(quiet);
    quiet.setAccounts([alice]);
    const wallet = makeSolanaWallet();
    const stop = featuresOf(wallet)['standard:events'].on('change', () => changes.push({}));
    stop();
    wallet.setAccounts([alice]);
    expect(changes).to.deep.equal([]);
    const heard = changesOf(wallet);
    wallet.emit({ accounts: 'none' });
    expect(heard).to.deep.equal([{ accounts: 'none' }]);
  });

  for (const feature of [
    'standard:disconnect',
    'standard:events',
    'solana:signAndSendTransaction',
  ] as const) {
    it(`lacks ${feature} when configured so`, () => {
      const { standard } = makeSolanaWallet({ without: [feature] });
      expect(Object.keys(standard.features)).to.have.length(6).and.to.not.include(feature);
    });
  }

  it('returns to its initial state after a reset', async () => {
    const wallet = makeSolanaWallet();
    await connect(wallet);
    wallet.switchAccount(bob);
    wallet.lock();
    wallet.reset();
    expect(wallet.state).to.deep.equal({ locked: false, gone: false, selected: alice, shared: [] });
    expect(wallet.requests).to.deep.equal([]);
  });

  it('needs keys, and selects only known accounts', () => {
    expect(() => makeSolanaWallet({ keys: [] })).to.throw(RangeError);
    expect(() => makeSolanaWallet().switchAccount('stranger')).to.throw(RangeError);
  });
});
