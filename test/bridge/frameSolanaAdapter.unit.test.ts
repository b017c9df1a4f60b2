import { expect } from 'chai';
import type { RpcEvent } from '../../src/bridge/frameRpc.js';
import type { CaipNetworkId } from '../../src/lib/networks/caip.js';
import { toBase58 } from '../../src/lib/solana/base58.js';
import { SOLANA_DEVNET, SOLANA_MAINNET, SOLANA_TESTNET } from '../../src/lib/solana/solana.js';
import { SANDBOX_SOLANA_ADDRESSES } from '../../src/sandbox/index.js';
import { rejection, settled } from '../support/promises.js';
import { makeParts, type PartsUnderTest, signedIn, USER } from './parts.js';
import { ALICE, answerNext } from './support.js';

const [SOL, OTHER] = SANDBOX_SOLANA_ADDRESSES;
const forEver = () => ({ signal: new AbortController().signal });
const asked = (network: CaipNetworkId = SOLANA_DEVNET, address: string = SOL) => ({
  ...forEver(),
  address,
  network,
});
const ALONE = { networks: () => [SOLANA_DEVNET, SOLANA_MAINNET], isAlone: () => true };
const BESIDE = { networks: () => [SOLANA_DEVNET], isAlone: () => false };
const SOL_USER = { email: 'ada@example.com', address: SOL, chainId: SOLANA_DEVNET };
const bytes = (...values: number[]) => Uint8Array.from(values);
const SIGNATURE = toBase58(new Uint8Array(64).fill(7));

/** The posted messages, in order, without the greeting. */
const posted = ({ frame }: PartsUnderTest, from = 0) =>
  frame.posted
    .slice(from)
    .map(({ message }) => [message.type.replace('@w3m-app/', ''), message.payload] as const);

/** A Solana-only site with a signed-in, connected user. */
async function alone() {
  const here = await signedIn(SOL_USER, ALONE);
  await here.solana.connect({ silent: false, ...forEver() });
  return here;
}

/** A site with EVM as well, whose user has both accounts. */
async function beside() {
  const here = await signedIn(USER, BESIDE);
  const connecting = here.solana.connect({ silent: false, ...forEver() });
  await answerNext(here, 'GET_USER', SOL_USER);
  await connecting;
  return here;
}

describe('connecting the Solana account of a sign-in', () => {
  it('takes over a user who signed in on Solana, without a prompt', async () => {
    const here = await signedIn(SOL_USER, ALONE);
    const before = here.frame.posted.length;
    expect(await here.solana.connect({ silent: false, ...forEver() })).to.deep.equal([
      { address: SOL, networks: [SOLANA_DEVNET, SOLANA_MAINNET] },
    ]);
    expect(posted(here, before)).to.deep.equal([]);
  });

  it('reads the user after a reload, on the site’s first network', async () => {
    const here = makeParts(undefined, ALONE);
    const before = here.frame.posted.length;
    const connecting = here.solana.connect({ silent: true, ...forEver() });
    await answerNext(here, 'IS_CONNECTED', { isConnected: true });
    await answerNext(here, 'GET_USER', SOL_USER);
    expect((await connecting)[0]?.address).to.equal(SOL);
    expect(here.session.user?.email).to.equal('ada@example.com');
    expect(posted(here, before)).to.deep.equal([
      ['IS_CONNECTED', undefined],
      ['GET_USER', { chainId: SOLANA_DEVNET }],
    ]);
  });

  it('finds no account when nobody is signed in', async () => {
    const here = makeParts(undefined, ALONE);
    const connecting = here.solana.connect({ silent: true, ...forEver() });
    await answerNext(here, 'IS_CONNECTED', { isConnected: false });
    expect(await connecting).to.deep.equal([]);
  });

  it('reads its account beside an EVM account, which stays the signed-in user', async () => {
    const here = await beside();
    expect(here.session.user).to.include({ address: ALICE, network: 'eip155:1' });
    expect(await here.provider.request({ method: 'eth_accounts' })).to.deep.equal([ALICE]);
    expect(await here.memory.lastChain()).to.equal(1);
  });

  it('supports the site’s clusters that the frame knows', async () => {
    const networks = (): CaipNetworkId[] => [SOLANA_TESTNET, 'solana:local'];
    const here = await signedIn(SOL_USER, { networks, isAlone: () => true });
    expect(await here.solana.connect({ silent: false, ...forEver() })).to.deep.equal([
      { address: SOL, networks: [SOLANA_TESTNET] },
    ]);
    const none = await signedIn(SOL_USER, { networks: () => ['solana:local'] });
    const refused = await rejection(none.solana.connect({ silent: false, ...forEver() }));
    expect(refused.code).to.equal('chain_not_supported');
  });

  for (const [what, user] of [
    ['an EVM account', USER],
    ['an address that is not base58', { address: '0OIl', chainId: SOLANA_DEVNET }],
    ['an address of 31 bytes', { address: toBase58(new Uint8Array(31).fill(1)), chainId: SOLANA_DEVNET }],
    ['an EVM address on Solana', { address: ALICE, chainId: SOLANA_DEVNET }],
    ['an invalid network', { address: SOL, chainId: 'solana' }],
  ] as const) {
    it(`rejects ${what}, and keeps the EVM account`, async () => {
      const here = await signedIn(USER, BESIDE);
      const connecting = rejection(here.solana.connect({ silent: false, ...forEver() }));
      await answerNext(here, 'GET_USER', user);
      expect((await connecting).code).to.equal('wallet_invalid_answer');
      expect(here.session.user).to.include({ address: ALICE });
    });
  }

  it('emits disconnect, and has no account afterwards', async () => {
    const here = await alone();
    const told: unknown[] = [];
    here.solana.subscribe((accounts) => told.push(accounts));
    const ending = Promise.all([here.solana.disconnect(), here.calls.signOut()]);
    await answerNext(here, 'SIGN_OUT');
    await ending;
    expect(posted(here).filter(([name]) => name === 'SIGN_OUT')).to.have.length(1);
    const late = await rejection(here.solana.signMessage(bytes(1), asked()));
    expect(late).to.include({ message: 'Account is required', code: 'not_connected' });

    const other = await alone();
    other.solana.subscribe((accounts) => told.push(accounts));
    other.session.clear();
    expect(told).to.deep.equal([[]]);
  });

  it('has no account when the sign-in ended meanwhile', async () => {
    const here = await signedIn(USER, BESIDE);
    const connecting = rejection(here.solana.connect({ silent: false, ...forEver() }));
    here.session.clear();
    await answerNext(here, 'GET_USER', SOL_USER);
    expect((await connecting).message).to.equal('Account is required');
  });
});

describe('requests of the Solana account', () => {
  const [message, one, two] = [bytes(0, 1, 255), bytes(1, 2, 3), bytes(4, 5)];
  const rows: [string, object, unknown, (here: PartsUnderTest) => Promise<unknown>, unknown][] = [
    [
      'solana_signMessage',
      { message: '19p', pubkey: SOL },
      { signature: SIGNATURE },
      ({ solana }) => solana.signMessage(message, asked()),
      new Uint8Array(64).fill(7),
    ],
    [
      'solana_signTransaction',
      { transaction: 'Ldp' },
      { transaction: '3gg' },
      ({ solana }) => solana.signTransactions([one], asked()),
      [Uint8Array.from([0x23, 0x45])],
    ],
    [
      'solana_signAllTransactions',
      { transactions: ['Ldp', 'Jk'] },
      { transactions: ['Ldp', 'Jk'] },
      ({ solana }) => solana.signTransactions([one, two], asked()),
      [one, two],
    ],
    [
      'solana_signAndSendTransaction',
      { transaction: 'Ldp' },
      { signature: SIGNATURE },
      ({ solana }) => solana.signAndSendTransaction(one, asked(), {}),
      SIGNATURE,
    ],
    [
      'solana_signAndSendTransaction',
      {
        transaction: 'Ldp',
        options: { skipPreflight: true, preflightCommitment: 'finalized', maxRetries: 0 },
      },
      { signature: SIGNATURE },
      ({ solana }) =>
        solana.signAndSendTransaction(one, asked(), {
          skipPreflight: true,
          preflightCommitment: 'finalized',
          maxRetries: 0,
          minContextSlot: undefined,
        }),
      SIGNATURE,
    ],
  ];

  for (const [method, params, reply, run, expected] of rows) {
    it(`send ${method} ${JSON.stringify(params)} for approval`, async () => {
      const here = await alone();
      const events: RpcEvent['type'][] = [];
      here.rpc.subscribe(({ type }) => events.push(type));
      const running = run(here);
      await settled();
      expect(here.frame.asked('RPC_REQUEST').payload).to.deep.equal({ method, params });
      expect(events).to.deep.equal(['asked']);
      here.frame.answer('RPC_REQUEST', reply);
      expect(await running).to.deep.equal(expected);
      expect(events).to.deep.equal(['asked', 'answered']);
    });
  }

  const nonsense: unknown[] = [
    null,
    'text',
    7,
    {},
    [],
    { signature: null, transaction: null, transactions: null },
    { signature: '', transaction: '', transactions: [''] },
    { signature: '0OIl', transaction: '0OIl', transactions: ['0OIl', '0OIl'] },
    { signature: [1, 2], transaction: { a: 1 }, transactions: [1] },
    { signature: '1'.repeat(100_000), transaction: '1'.repeat(100_000), transactions: ['1'.repeat(100_000)] },
  ];
  for (const [method, , , run] of rows.slice(0, 4)) {
    it(`reject nonsense as an answer to ${method}`, async () => {
      for (const reply of nonsense) {
        const here = await alone();
        const running = rejection(run(here));
        await answerNext(here, 'RPC_REQUEST', reply);
        expect((await running).code, JSON.stringify(reply)?.slice(0, 80)).to.equal('wallet_invalid_answer');
      }
    });
  }

  it('are refused before there is an account, and for another user’s account', async () => {
    const here = await signedIn(SOL_USER, ALONE);
    const before = here.frame.posted.length;
    for (const run of [
      () => here.solana.signMessage(message, asked()),
      () => here.solana.signTransactions([one], asked()),
      () => here.solana.signAndSendTransaction(one, asked(), {}),
    ]) {
      expect((await rejection(run())).message).to.equal('Account is required');
    }
    await here.solana.connect({ silent: false, ...forEver() });
    const other = here.solana.signMessage(message, asked(SOLANA_DEVNET, OTHER));
    expect((await rejection(other)).message).to.equal('Account is required');
    expect(posted(here, before)).to.deep.equal([]);
  });

  it('are withdrawn with the view that shows them', async () => {
    const here = await alone();
    const signing = rejection(here.solana.signMessage(message, asked()));
    await settled();
    here.connection.abortApprovals();
    expect(await signing).to.include({ code: 'aborted', message: 'Request was aborted' });
    expect(here.frame.isRemoved).to.equal(true);
  });

  it('go to another cluster after a switch', async () => {
    const here = await alone();
    const before = here.frame.posted.length;
    const switching = here.solana.switchNetwork(SOLANA_MAINNET, forEver());
    await answerNext(here, 'SWITCH_NETWORK', { chainId: SOLANA_MAINNET });
    await answerNext(here, 'GET_USER', { ...SOL_USER, chainId: SOLANA_MAINNET });
    await switching;
    expect(posted(here, before)).to.deep.equal([
      ['SWITCH_NETWORK', { chainId: SOLANA_MAINNET }],
      ['GET_USER', { chainId: SOLANA_MAINNET }],
    ]);
    expect(await here.memory.lastChain()).to.equal(SOLANA_MAINNET);
  });

  for (const make of [alone, beside]) {
    it(`fail to switch when the frame stays on its network, ${make.name}`, async () => {
      const here = await make();
      const switching = rejection(here.solana.switchNetwork(SOLANA_MAINNET, forEver()));
      await answerNext(here, 'SWITCH_NETWORK', { chainId: SOLANA_DEVNET });
      await settled();
      if (make === alone) here.frame.answer('GET_USER', SOL_USER);
      expect((await switching).code).to.equal('switch_failed');
    });
  }
});

describe('a frame with two networks', () => {
  const sign = (here: PartsUnderTest) => here.solana.signMessage(bytes(1), asked());
  const block = (here: PartsUnderTest) => here.provider.request({ method: 'eth_blockNumber' });

  it('is switched to the network of each request, and back', async () => {
    const here = await beside();
    const before = here.frame.posted.length;
    const reading = block(here);
    await answerNext(here, 'SWITCH_NETWORK', { chainId: 1 });
    await answerNext(here, 'RPC_REQUEST', '0x1');
    expect(await reading).to.equal('0x1');
    const signing = sign(here);
    await answerNext(here, 'SWITCH_NETWORK', { chainId: SOLANA_DEVNET });
    await answerNext(here, 'RPC_REQUEST', { signature: SIGNATURE });
    await signing;
    const again = sign(here);
    await answerNext(here, 'RPC_REQUEST', { signature: SIGNATURE });
    await again;
    expect(
      posted(here, before).map(([name, payload]) => [name, (payload as { chainId?: unknown }).chainId]),
    ).to.deep.equal([
      ['SWITCH_NETWORK', 1],
      ['RPC_REQUEST', undefined],
      ['SWITCH_NETWORK', SOLANA_DEVNET],
      ['RPC_REQUEST', undefined],
      ['RPC_REQUEST', undefined],
    ]);
  });

  it('is not switched while it shows an approval', async () => {
    const here = await beside();
    const signing = sign(here);
    await settled();
    const before = here.frame.posted.length;
    const reading = block(here);
    await settled();
    expect(posted(here, before)).to.deep.equal([]);
    here.frame.answer('RPC_REQUEST', { signature: SIGNATURE });
    await signing;
    await answerNext(here, 'SWITCH_NETWORK', { chainId: 1 });
    await answerNext(here, 'RPC_REQUEST', '0x2');
    expect(await reading).to.equal('0x2');
  });

  it('skips approvals that were cancelled while waiting', async () => {
    const here = await beside();
    const signing = rejection(sign(here));
    await settled();
    const waiting = rejection(here.provider.request({ method: 'personal_sign', params: ['0x00', ALICE] }));
    const control = new AbortController();
    const ended = rejection(here.rpc.request({ method: 'eth_gasPrice' }, control));
    control.abort();
    expect((await ended).code).to.equal('aborted');
    here.place.abortApprovals();
    here.connection.abortApprovals();
    expect((await signing).code).to.equal('aborted');
    expect(await waiting).to.include({ code: 4001, message: 'Request was aborted' });
    await settled();
    expect(here.frames).to.have.length(1);
  });

  it('is sent nothing when it cannot switch', async () => {
    const here = await beside();
    const reading = rejection(block(here));
    await answerNext(here, 'SWITCH_NETWORK', { chainId: SOLANA_DEVNET });
    expect((await reading).message).to.equal('The account is still on another network.');
    const again = block(here);
    await answerNext(here, 'SWITCH_NETWORK', { chainId: 1 });
    await answerNext(here, 'RPC_REQUEST', '0x3');
    expect(await again).to.equal('0x3');
  });

  it('is switched again after it was reloaded', async () => {
    const here = await beside();
    const signing = rejection(sign(here));
    await settled();
    here.place.abortApprovals();
    here.connection.abortApprovals();
    await signing;
    const again = sign(here);
    await settled();
    here.frame.greet();
    await answerNext(here, 'SWITCH_NETWORK', { chainId: SOLANA_DEVNET });
    await answerNext(here, 'RPC_REQUEST', { signature: SIGNATURE });
    expect(await again).to.have.length(64);
    expect(here.frames).to.have.length(2);
  });

  it('gets no extra calls with only one account', async () => {
    const here = await signedIn();
    const before = here.frame.posted.length;
    const reading = Promise.all([block(here), block(here)]);
    expect(posted(here, before)).to.have.length(2);
    for (const { message } of here.frame.posted.slice(before)) {
      here.frame.tell({ type: '@w3m-frame/RPC_REQUEST_SUCCESS', payload: '0x1', id: message.id });
    }
    expect(await reading).to.deep.equal(['0x1', '0x1']);
  });
});

describe('the network of a sign-in', () => {
  for (const [kept, namespace, expected] of [
    [undefined, undefined, 1],
    [undefined, 'solana', SOLANA_MAINNET],
    [undefined, 'eip155', 1],
    [137, 'eip155', 137],
    [137, 'solana', SOLANA_MAINNET],
    [SOLANA_DEVNET, 'solana', SOLANA_DEVNET],
    [SOLANA_DEVNET, 'eip155', 1],
    [SOLANA_DEVNET, undefined, SOLANA_DEVNET],
  ] as const) {
    it(`is ${expected} after ${kept}, for ${namespace ?? 'any namespace'}, and never NaN`, async () => {
      const here = makeParts();
      if (kept !== undefined) await here.memory.noteChain(kept);
      const reading = here.calls.getUser({ namespace }).catch(() => undefined);
      await settled();
      expect(here.frame.asked('GET_USER').payload).to.deep.equal({ chainId: expected });
      here.frame.fail('GET_USER');
      await reading;
    });
  }
});
