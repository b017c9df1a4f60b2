import { expect } from 'chai';
import type { Eip1193EventName } from '../../src/lib/requests/eip1193.js';
import { rejection, settled } from '../support/promises.js';
import { makeParts, type PartsUnderTest, signedIn, USER } from './parts.js';
import { ALICE, answerNext, BOB } from './support.js';

const FRAME_LOAD_DEADLINE_MS = 15_000;

const ask = ({ provider }: PartsUnderTest, method: string, params?: readonly unknown[]) =>
  provider.request(params ? { method, params } : { method });

function heardFrom({ provider }: PartsUnderTest): [Eip1193EventName, unknown][] {
  const heard: [Eip1193EventName, unknown][] = [];
  for (const name of ['connect', 'disconnect', 'accountsChanged', 'chainChanged'] as const) {
    provider.on(name, (value: unknown) => {
      heard.push([name, value instanceof Error ? (value as { code?: unknown }).code : value]);
    });
  }
  return heard;
}

describe('the frame’s provider', () => {
  it('has no accounts and is on Ethereum while nobody is signed in, without calling the frame', async () => {
    const here = makeParts();
    const before = here.frame.posted.length;
    expect(await ask(here, 'eth_accounts')).to.deep.equal([]);
    expect(await ask(here, 'eth_chainId')).to.equal('0x1');
    expect(here.frame.posted).to.have.length(before);
  });

  it('is on the network used last', async () => {
    const here = makeParts();
    await here.memory.noteChain(137);
    expect(await ask(here, 'eth_chainId')).to.equal('0x89');
    await here.memory.noteChain('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp');
    expect(await ask(here, 'eth_chainId')).to.equal('0x1');
  });

  it('reads the user when asked for accounts, and reports them', async () => {
    const here = makeParts();
    const heard = heardFrom(here);
    const asking = ask(here, 'eth_requestAccounts');
    await answerNext(here, 'GET_USER', { ...USER, chainId: 137 });
    expect(await asking).to.deep.equal([ALICE]);
    expect(await ask(here, 'eth_chainId')).to.equal('0x89');
    expect(heard).to.deep.equal([
      ['connect', { chainId: '0x89' }],
      ['accountsChanged', [ALICE]],
    ]);
  });

  it('reports a changed account and network once each', async () => {
    const here = await signedIn();
    const heard = heardFrom(here);
    const switching = ask(here, 'wallet_switchEthereumChain', [{ chainId: '0xa' }]);
    await answerNext(here, 'SWITCH_NETWORK', { chainId: 10 });
    await answerNext(here, 'GET_USER', { ...USER, chainId: 10 });
    expect(await switching).to.equal(null);
    const choosing = here.calls.setPreferredAccount('smartAccount');
    await answerNext(here, 'SET_PREFERRED_ACCOUNT', { type: 'smartAccount', address: BOB });
    await choosing;
    expect(heard).to.deep.equal([
      ['chainChanged', '0xa'],
      ['accountsChanged', [BOB, ALICE]],
    ]);
  });

  it('resolves without the frame when already on the network', async () => {
    const here = await signedIn();
    const before = here.frame.posted.length;
    expect(await ask(here, 'wallet_switchEthereumChain', [{ chainId: '0x1' }])).to.equal(null);
    expect(here.frame.posted).to.have.length(before);
  });

  it('rejects when the frame confirms a switch but stays on its network', async () => {
    const here = await signedIn();
    const switching = rejection(ask(here, 'wallet_switchEthereumChain', [{ chainId: '0xa' }]));
    await answerNext(here, 'SWITCH_NETWORK', { chainId: 1 });
    await answerNext(here, 'GET_USER', USER);
    expect(await switching).to.have.property('code', -32603);
    expect(await ask(here, 'eth_chainId')).to.equal('0x1');
  });

  it('rejects with 4902 for a network that the frame does not know, and with the frame’s message for one that it should', async () => {
    const here = await signedIn();
    for (const [chainId, code] of [
      ['0x7a69', 4902],
      ['0xa', -32603],
    ] as const) {
      const switching = rejection(ask(here, 'wallet_switchEthereumChain', [{ chainId }]));
      await settled();
      here.frame.fail('SWITCH_NETWORK', 'Unknown network');
      expect(await switching)
        .to.be.an('error')
        .that.has.property('code', code);
    }
    const declining = rejection(ask(here, 'wallet_switchEthereumChain', [{ chainId: '0x7a69' }]));
    await settled();
    here.frame.fail('SWITCH_NETWORK', 'User rejected the request.');
    expect(await declining).to.have.property('code', 4001);
  });

  it('ends the sign-in when its permission is revoked', async () => {
    const here = await signedIn();
    const heard = heardFrom(here);
    const ending = ask(here, 'wallet_revokePermissions', [{ eth_accounts: {} }]);
    await answerNext(here, 'SIGN_OUT');
    expect(await ending).to.equal(null);
    expect(heard).to.deep.equal([
      ['accountsChanged', []],
      ['disconnect', 4900],
    ]);
  });

  it('has nothing for EVM while the user is on Solana', async () => {
    const here = await signedIn({
      address: 'So11111111111111111111111111111111111111112',
      chainId: 'solana:5eykt4Us',
    });
    expect(await ask(here, 'eth_accounts')).to.deep.equal([]);
  });

  it('has no capabilities when the frame returns none', async () => {
    const here = await signedIn();
    for (const end of [() => here.frame.fail('RPC_REQUEST'), () => here.frame.answer('RPC_REQUEST', null)]) {
      const asking = ask(here, 'wallet_getCapabilities');
      end();
      expect(await asking).to.deep.equal({});
    }
  });

  for (const [what, code, run] of [
    ['a declined request', 4001, (here) => sign(here, 'User denied the request')],
    ['another failure', -32603, (here) => sign(here, 'Out of order')],
    ['a refusal by somebody else', -32603, (here) => sign(here, 'Request rejected by rate limiter')],
    ['a failure without a message', -32603, (here) => sign(here)],
    ['an aborted signature', 4001, (here) => sign(here, () => here.connection.abortApprovals())],
    // The visitor may have approved just before.
    ['an aborted transaction', -32603, (here) => stopped(here, 'eth_sendTransaction', [{ to: BOB }])],
    ['aborted calls', -32603, (here) => stopped(here, 'wallet_sendCalls', [{ calls: [] }])],
    ['a method that the frame does not support', 4200, (here) => ask(here, 'eth_sign', [])],
    ['invalid parameters', -32602, (here) => ask(here, 'eth_call')],
    ['an invalid network', -32602, (here) => ask(here, 'wallet_switchEthereumChain', [{ chainId: 'ten' }])],
    [
      'a frame that does not load',
      4900,
      (here) => {
        here.frame.takeAway();
        const asking = ask(here, 'eth_blockNumber');
        here.clock.move(FRAME_LOAD_DEADLINE_MS);
        return asking;
      },
    ],
  ] satisfies [string, number, (here: PartsUnderTest) => Promise<unknown>][]) {
    it(`rejects with ${code} for ${what}`, async () => {
      const here = await signedIn();
      const error = await rejection<{ code: unknown; message: unknown }>(run(here));
      expect(error.code).to.equal(code);
      expect(error).to.be.an('error');
      expect(error.message).to.be.a('string').that.is.not.equal('');
    });
  }

  it('calls no listener that was removed, and none after it was destroyed', async () => {
    const here = await signedIn();
    const heard = heardFrom(here);
    here.provider.destroy();
    here.session.clear();
    await settled();
    expect(heard).to.deep.equal([]);
  });
});

function sign(here: PartsUnderTest, end?: string | (() => void)): Promise<unknown> {
  const signing = ask(here, 'personal_sign', ['0x00', ALICE]);
  if (typeof end === 'function') end();
  else here.frame.fail('RPC_REQUEST', end);
  return signing;
}

function stopped(here: PartsUnderTest, method: string, params: readonly unknown[]): Promise<unknown> {
  const asking = ask(here, method, params);
  here.connection.abortApprovals();
  return asking;
}
