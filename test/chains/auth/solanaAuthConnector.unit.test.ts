import { expect } from 'chai';
import { frameCalls } from '../../../src/bridge/frameCalls.js';
import { frameMemory } from '../../../src/bridge/frameMemory.js';
import { framePlace } from '../../../src/bridge/framePlace.js';
import { frameRpc } from '../../../src/bridge/frameRpc.js';
import { frameSession } from '../../../src/bridge/frameSession.js';
import { frameSolanaAdapter } from '../../../src/bridge/frameSolanaAdapter.js';
import { solanaAuthConnector } from '../../../src/chains/auth/solanaAuthConnector.js';
import type { ConnectorEvent } from '../../../src/chains/connector.js';
import type { CaipNetworkId } from '../../../src/lib/networks/caip.js';
import { knownNetwork, unnamedNetwork } from '../../../src/lib/networks/networks.js';
import { memoryStorage, safeStorage } from '../../../src/lib/safeStorage.js';
import { fromBase58, toBase58 } from '../../../src/lib/solana/base58.js';
import { SOLANA_DEVNET, SOLANA_TESTNET } from '../../../src/lib/solana/solana.js';
import { SANDBOX_SOLANA_ADDRESSES } from '../../../src/sandbox/index.js';
import { answerSolana, isSolanaMethod } from '../../../src/sandbox/solanaWallet/frameMethods.js';
import { makeConnection } from '../../bridge/support.js';
import {
  isSignature,
  makeSolanaWallet,
  readSigned,
  solTransfer,
  transactionOf,
  utf8,
} from '../../sandbox/solanaSupport.js';
import { rejection, until } from '../../support/promises.js';

const [alice, bob] = SANDBOX_SOLANA_ADDRESSES;
const forEver = () => ({ signal: new AbortController().signal });
const definition = (id: CaipNetworkId) => knownNetwork(id) ?? unnamedNetwork(id);

type Spoil = (answer: unknown, method: string) => unknown;

/** The connector to a frame with an account from a sandbox wallet, with the real code in between. */
function overFrame(spoil: Spoil = (answer) => answer) {
  const wallet = makeSolanaWallet({ chains: ['solana:devnet', 'solana:testnet'] });
  wallet.setAccounts([alice]);
  let network: CaipNetworkId = SOLANA_DEVNET;
  let isSignedIn = true;
  const asked: string[] = [];
  const failing = new Set<string>();

  async function answer(name: string, payload: unknown): Promise<unknown> {
    asked.push(name);
    if (failing.has(name)) throw new Error('Out of order');
    const { chainId, method, params } = (payload ?? {}) as Record<string, string>;
    if (name === 'IS_CONNECTED') return { isConnected: isSignedIn };
    if (name === 'SIGN_OUT') isSignedIn = false;
    if (chainId) network = chainId as CaipNetworkId;
    if (name === 'GET_USER') return { address: alice, chainId: network };
    if (name === 'SWITCH_NETWORK') return { chainId: network };
    if (method && isSolanaMethod(method))
      return spoil(await answerSolana(wallet, network, method, params), method);
    return undefined;
  }

  const listeners: ((data: unknown) => void)[] = [];
  const window = {
    async postMessage({ type, payload, id }: { type: string; payload?: unknown; id: string }) {
      const name = type.replace('@w3m-app/', '');
      const tell = (ending: string, said: unknown) => {
        for (const listener of listeners)
          listener({ type: `@w3m-frame/${name}_${ending}`, payload: said, id });
      };
      await Promise.resolve();
      await answer(name, payload).then(
        (said) => tell('SUCCESS', said),
        (error: Error) => tell('ERROR', { message: error.message }),
      );
    },
  };
  const here = makeConnection({
    open(onLoad) {
      queueMicrotask(onLoad);
      return { window: window as never, isConnected: true, remove: () => undefined };
    },
    greeting: () => ({ SYNC_THEME: {} }),
  });
  listeners.push((data) => here.deliver({ source: window, origin: 'https://frame.example', data }));
  const session = frameSession();
  const memory = frameMemory(safeStorage(memoryStorage(), () => undefined));
  const { clock } = here;
  const place = framePlace(here.connection, session);
  const calls = frameCalls({
    connection: { isOpen: true, request: place.request, doubt: place.doubt },
    memory,
    session,
    clock,
    abortApprovals: here.connection.abortApprovals,
  });
  const networks = () => [SOLANA_DEVNET, SOLANA_TESTNET];
  const rpc = frameRpc(place);
  const solana = frameSolanaAdapter({ place, calls, rpc, session, networks, isAlone: () => true });
  const connector = solanaAuthConnector({
    info: { id: 'auth', type: 'AUTH', namespace: 'solana', name: 'Auth' },
    source: { solana, abortApprovals: here.connection.abortApprovals },
    clock,
    networks: () => networks().map(definition),
    wantedNetworks: networks,
  });
  const events: ConnectorEvent[] = [];
  connector.subscribe((event) => events.push(event));
  const { signer } = connector;
  if (!signer) throw new Error('no signer');
  return {
    wallet,
    connector,
    signer,
    events,
    asked,
    place,
    here,
    calls,
    fail: (name: string) => void failing.add(name),
    signOut: () => (isSignedIn = false),
  };
}

async function connected(spoil?: Spoil) {
  const all = overFrame(spoil);
  await all.connector.connect(forEver());
  return all;
}

const FACTS = { accounts: [`${SOLANA_DEVNET}:${alice}`], network: SOLANA_DEVNET };
const transfer = () => transactionOf(alice, [solTransfer(alice, bob, 5n)]);

describe('the Solana auth connector', () => {
  it('takes over an existing sign-in without a prompt', async () => {
    const { connector, events, wallet } = overFrame();
    expect(await connector.connect(forEver())).to.deep.equal(FACTS);
    expect(events).to.deep.equal([{ type: 'connected', ...FACTS }]);
    expect(wallet.requests).to.deep.equal([]);
  });

  it('reconnects as long as the user is signed in', async () => {
    const { connector, signOut } = overFrame();
    expect(await connector.reconnect(forEver())).to.deep.equal(FACTS);
    const other = overFrame();
    other.signOut();
    expect(await other.connector.reconnect(forEver())).to.equal(undefined);
    expect(other.events).to.deep.equal([]);
    signOut();
  });

  it('signs messages and transactions, one and many', async () => {
    const { signer } = await connected();
    const message = utf8('Hello');
    expect(isSignature(await signer.signMessage(message), message, alice)).to.equal(true);
    for (const count of [1, 3]) {
      const signed = await signer.signTransactions(Array.from({ length: count }, transfer));
      expect(signed).to.have.length(count);
      for (const one of signed) {
        const { signatures, message: body } = readSigned(one);
        expect(isSignature(signatures[alice] ?? utf8(''), body, alice)).to.equal(true);
      }
    }
  });

  it('switches to another cluster of the site, and reports it', async () => {
    const { connector, events, asked } = await connected();
    await connector.switchNetwork(definition(SOLANA_TESTNET), forEver());
    expect(asked).to.include('SWITCH_NETWORK');
    expect(events.at(-1)).to.deep.include({ type: 'connected', network: SOLANA_TESTNET });
    const elsewhere = connector.switchNetwork(unnamedNetwork('solana:local'), forEver());
    expect((await rejection(elsewhere)).code).to.equal('chain_not_supported');
  });

  it('ends the sign-in when it disconnects, and disconnects when the sign-in ends', async () => {
    const { connector, events, asked } = await connected();
    await connector.disconnect();
    expect(asked).to.include('SIGN_OUT');
    expect(events.at(-1)).to.deep.equal({ type: 'disconnected', reason: 'user' });

    const failing = await connected();
    failing.fail('SIGN_OUT');
    expect(await rejection(failing.connector.disconnect())).to.include({ code: 'frame_failed' });
    expect(failing.events.at(-1)).to.deep.equal({ type: 'disconnected', reason: 'user' });

    const other = await connected();
    await other.calls.signOut();
    expect(other.events.at(-1)).to.deep.equal({ type: 'disconnected', reason: 'wallet' });
  });

  it('ends pending approvals before signing out', async () => {
    const { connector, signer, wallet, asked } = await connected();
    wallet.script([{ method: 'solana:signMessage', answer: 'never' }]);
    const signing = rejection(signer.signMessage(utf8('Hello')));
    await until(() => wallet.requests.length);
    await connector.disconnect();
    expect(await signing).to.include({ message: 'Request was aborted' });
    expect(asked).to.include('SIGN_OUT');
  });

  it('rejects with user_rejected when the visitor declines or closes the view', async () => {
    const { signer, wallet, here } = await connected();
    wallet.script([{ method: 'solana:signMessage', answer: 'reject' }]);
    const declined = await rejection(signer.signMessage(utf8('Hello')));
    expect(declined).to.include({ code: 'user_rejected', message: 'User rejected the request.' });
    wallet.script([{ method: 'solana:signTransaction', answer: 'never' }]);
    const closed = rejection(signer.signTransactions([transfer()]));
    await until(() => wallet.requests.some(({ method }) => method === 'solana:signTransaction'));
    here.connection.abortApprovals();
    expect(await closed).to.include({ code: 'user_rejected', message: 'Request was aborted' });
  });

  it('does not call a transaction declined when the view was closed, because it may have been approved', async () => {
    const { signer, wallet, here } = await connected();
    const send = signer.signAndSendTransaction;
    wallet.script([{ method: 'solana:signAndSendTransaction', answer: 'never' }]);
    const closed = rejection(send(transfer()));
    await until(() => wallet.requests.some(({ method }) => method === 'solana:signAndSendTransaction'));
    here.connection.abortApprovals();
    expect((await closed).code).to.equal('aborted');
  });

  it('does not call a request declined that somebody else than the visitor rejected', async () => {
    const { signer, wallet } = await connected();
    const error = new Error('transaction rejected: blockhash not found');
    wallet.script([{ method: 'solana:signAndSendTransaction', answer: 'reject', error }]);
    expect((await rejection(signer.signAndSendTransaction(transfer()))).code).to.equal('frame_failed');
  });

  it('passes on the frame’s error messages', async () => {
    const { signer, wallet } = await connected();
    wallet.script([{ method: 'solana:signMessage', answer: 'reject', error: new Error('Out of order') }]);
    expect(await rejection(signer.signMessage(utf8('Hello')))).to.include({
      code: 'frame_failed',
      message: 'Out of order',
    });
  });

  const cut = (text: unknown) => toBase58((fromBase58(`${text}`) ?? new Uint8Array()).slice(0, -1));
  const flip = (text: unknown) => {
    const bytes = fromBase58(`${text}`) ?? new Uint8Array();
    return toBase58(bytes.map((byte, index) => (index === 5 ? byte ^ 1 : byte)));
  };
  type Answer = Record<string, unknown>;
  const mapped =
    (change: (value: unknown) => unknown): Spoil =>
    (answer) =>
      Object.fromEntries(
        Object.entries(answer as Answer).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.map(change) : change(value),
        ]),
      );
  for (const [what, spoil] of [
    ['with a missing byte', mapped(cut)],
    ['signed by another key', mapped(flip)],
    ['of another type', mapped(() => 7)],
    ['that are not base58', mapped((value) => `${value}0`)],
    ['without the requested fields', () => ({})],
    ['that are null', () => null],
  ] satisfies [string, Spoil][]) {
    it(`rejects answers ${what}`, async () => {
      const { signer } = await connected(spoil);
      for (const ask of [
        () => signer.signMessage(utf8('Hello')),
        () => signer.signTransactions([transfer()]),
        () => signer.signTransactions([transfer(), transfer()]),
      ]) {
        expect((await rejection(ask())).code).to.equal('wallet_invalid_answer');
      }
    });
  }

  it('rejects fewer signed transactions than requested', async () => {
    const { signer } = await connected((answer) => ({
      transactions: (answer as { transactions: unknown[] }).transactions.slice(1),
    }));
    const signing = signer.signTransactions([transfer(), transfer()]);
    expect((await rejection(signing)).code).to.equal('wallet_invalid_answer');
  });
});
