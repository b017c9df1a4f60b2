import { expect } from 'chai';
import { parseCaipNetworkId } from '../../src/lib/networks/caip.js';
import { fromBase58, toBase58 } from '../../src/lib/solana/base58.js';
import { SOLANA_DEVNET, SOLANA_MAINNET } from '../../src/lib/solana/solana.js';
import type { SandboxChain } from '../../src/sandbox/chains.js';
import { accountHandlers } from '../../src/sandbox/frame/accountHandlers.js';
import type { FrameState } from '../../src/sandbox/frame/frameState.js';
import { findPrompt, SANDBOX_SOLANA_ADDRESSES, waitForPrompt } from '../../src/sandbox/index.js';
import type { SignInUser } from '../../src/sandbox/services/signInServer.js';
import { isSignature, readSigned, solTransfer, transactionOf, utf8 } from './solanaSupport.js';
import { DEAD_CHAINS, rejection } from './support.js';

const [bob] = SANDBOX_SOLANA_ADDRESSES;
const DEVNET: SandboxChain<string> = {
  id: SOLANA_DEVNET,
  name: 'Devnet',
  rpcUrl: '/rpc/devnet',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
};

/** The frame of a signed-in user, and the requests to its clusters. */
function frameOf(id = 'ada@example.com') {
  let user: SignInUser = {
    id,
    email: 'ada@example.com',
    userName: undefined,
    chainId: undefined,
    preferredAccountType: 'eoa',
    isSmartAccountDeployed: false,
  };
  const state: Partial<FrameState> = {
    session: () => undefined,
    setSession: () => undefined,
    user: async () => user,
    async change(change) {
      user = { ...user, ...change };
      return user;
    },
  };
  const handlers = accountHandlers(
    state as FrameState,
    [...DEAD_CHAINS, DEVNET],
    () => 'https://site.example',
  );
  const ask = (method: string, params: object) => handlers.RPC_REQUEST({ method, params }) as Promise<object>;
  return { ...handlers, ask };
}

async function onSolana() {
  const frame = frameOf();
  const { address } = await frame.GET_USER({ chainId: SOLANA_DEVNET });
  return { ...frame, address, transfer: transactionOf(address, [solTransfer(address, bob, 1_500_000_000n)]) };
}

const read = (answer: object, name: string) =>
  fromBase58(`${(answer as Record<string, unknown>)[name]}`) ?? new Uint8Array();

describe('the Solana account in the sandbox sign-in frame', () => {
  const { fetch } = globalThis;
  const asked: { method: string; params: unknown[] }[] = [];
  let results: Record<string, unknown> = {};
  beforeEach(() => {
    asked.length = 0;
    results = { getBalance: { value: 0 } };
    globalThis.fetch = async (_url, init) => {
      const body = JSON.parse(`${init?.body}`);
      asked.push(body);
      return Response.json({ jsonrpc: '2.0', id: body.id, result: results[body.method] ?? null });
    };
  });
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  it('is stable for each user, different between users, and funded', async () => {
    const user = await frameOf().GET_USER({ chainId: SOLANA_DEVNET });
    expect(user).to.deep.equal({
      email: 'ada@example.com',
      address: user.address,
      chainId: SOLANA_DEVNET,
      accounts: [{ address: user.address, type: 'eoa' }],
    });
    expect(fromBase58(user.address)).to.have.length(32);
    expect(asked.map(({ method }) => method)).to.deep.equal(['getBalance', 'requestAirdrop']);
    expect((await frameOf().GET_USER({ chainId: SOLANA_MAINNET })).address).to.equal(user.address);
    expect((await frameOf('bob').GET_USER({ chainId: SOLANA_DEVNET })).address).to.not.equal(user.address);
  });

  it('does not change the EVM account, and both can be switched to', async () => {
    const frame = frameOf();
    const evm = await frame.GET_USER({ chainId: 31338 });
    await frame.GET_USER({ chainId: SOLANA_DEVNET });
    expect(await frame.GET_CHAIN_ID()).to.deep.equal({ chainId: SOLANA_DEVNET });
    expect(await frame.SWITCH_NETWORK({ chainId: 31338 })).to.deep.equal({ chainId: 31338 });
    expect(await frame.GET_USER({})).to.deep.equal(evm);
    expect(await frame.SWITCH_NETWORK({ chainId: SOLANA_MAINNET })).to.deep.equal({
      chainId: SOLANA_MAINNET,
    });
    const unknown = frame.SWITCH_NETWORK({ chainId: 'solana:moon' });
    expect((await rejection(unknown)).message).to.equal('The sandbox does not know this network.');
    expect(parseCaipNetworkId(SOLANA_MAINNET)?.namespace).to.equal('solana');
  });

  it('signs a message that the user approved', async () => {
    const { ask, address } = await onSolana();
    const message = utf8('Hello you');
    const signing = ask('solana_signMessage', { message: toBase58(message), pubkey: address });
    const { text, approve } = await waitForPrompt();
    expect(text).to.include('Hello you').and.to.include(address).and.to.include('https://site.example');
    approve();
    expect(isSignature(read(await signing, 'signature'), message, address)).to.equal(true);
  });

  it('removes its prompt when the user is signed out', async () => {
    const frame = await onSolana();
    const message = toBase58(utf8('Hello you'));
    const signing = rejection(frame.ask('solana_signMessage', { message, pubkey: frame.address }));
    await waitForPrompt();
    await frame.SIGN_OUT();
    expect(findPrompt()).to.equal(undefined);
    await signing;
  });

  it('signs a transaction whose transfers the user approved, and several at once', async () => {
    const { ask, address, transfer } = await onSolana();
    const isSigned = (bytes: Uint8Array) => {
      const { signatures, message } = readSigned(bytes);
      return isSignature(signatures[address] ?? utf8(''), message, address);
    };
    const signing = ask('solana_signTransaction', { transaction: toBase58(transfer) });
    const first = await waitForPrompt();
    expect(first.text).to.include(`Transfer 1.5 SOL from ${address} to ${bob}`);
    first.approve();
    expect(isSigned(read(await signing, 'transaction'))).to.equal(true);

    const transactions = [toBase58(transfer), toBase58(transfer)];
    const both = ask('solana_signAllTransactions', { transactions });
    const second = await waitForPrompt();
    expect(second.text).to.include('Transaction 2 of 2');
    second.approve();
    const { transactions: signed } = (await both) as { transactions: string[] };
    expect(signed.map((text) => isSigned(fromBase58(text) ?? utf8('')))).to.deep.equal([true, true]);
  });

  it('sends what it signed to the cluster', async () => {
    const { ask, address, transfer } = await onSolana();
    const sent = new Uint8Array(64).fill(9);
    results.sendTransaction = toBase58(sent);
    const options = { skipPreflight: true };
    const sending = ask('solana_signAndSendTransaction', { transaction: toBase58(transfer), options });
    const { text, approve } = await waitForPrompt();
    expect(text).to.include(`from ${address} to ${bob}`);
    approve();
    expect(read(await sending, 'signature')).to.deep.equal(sent);
    const { params } = asked.at(-1) ?? { params: [] };
    const bytes = Uint8Array.from(atob(`${params[0]}`), (letter) => letter.charCodeAt(0));
    const { signatures, message } = readSigned(bytes);
    expect(isSignature(signatures[address] ?? utf8(''), message, address)).to.equal(true);
    expect(params[1]).to.deep.include({ encoding: 'base64', skipPreflight: true });
  });

  it('declines with the usual error', async () => {
    const { ask, address, transfer } = await onSolana();
    for (const [method, params] of [
      ['solana_signMessage', { message: '2', pubkey: address }],
      ['solana_signTransaction', { transaction: toBase58(transfer) }],
      ['solana_signAllTransactions', { transactions: [toBase58(transfer)] }],
      ['solana_signAndSendTransaction', { transaction: toBase58(transfer) }],
    ] as const) {
      const declined = rejection(ask(method, params));
      (await waitForPrompt()).reject();
      expect((await declined).message, method).to.equal('User rejected the request.');
    }
  });

  it('signs nothing for other accounts, nothing unreadable, and nothing while on an EVM network', async () => {
    const { ask, address, SWITCH_NETWORK } = await onSolana();
    const foreign = transactionOf(bob, [solTransfer(bob, address, 1n)]);
    for (const [method, params] of [
      ['solana_signMessage', { message: '2', pubkey: bob }],
      ['solana_signMessage', { message: '0OIl', pubkey: address }],
      ['solana_signTransaction', { transaction: '2' }],
      ['solana_signTransaction', { transaction: toBase58(foreign) }],
    ] as const) {
      expect((await rejection(ask(method, params))).message)
        .to.be.a('string')
        .that.is.not.equal('');
    }
    await SWITCH_NETWORK({ chainId: 31337 });
    const refused = await rejection(ask('solana_signMessage', { message: '2', pubkey: address }));
    expect(refused.message).to.equal('The account is not on Solana.');
  });
});
