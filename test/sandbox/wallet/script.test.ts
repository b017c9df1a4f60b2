import { expect } from 'chai';
import { SANDBOX_ADDRESSES } from '../../../src/sandbox/index.js';
import { call, eventsOf, makeWallet, rejection, settles, wait } from '../support.js';

const [alice, bob] = SANDBOX_ADDRESSES;
const CONNECT = 'eth_requestAccounts';

describe('a scripted wallet', () => {
  it('uses each answer once, in order, before its policy', async () => {
    const wallet = makeWallet({ policy: 'reject' });
    wallet.script([
      { method: 'personal_sign', answer: 'approve' },
      { method: CONNECT, answer: 'reject' },
      { method: CONNECT, answer: 'approve' },
    ]);
    expect((await rejection(call(wallet, CONNECT))).code).to.equal(4001);
    expect(await call(wallet, CONNECT)).to.deep.equal([alice]);
    expect(await call(wallet, 'personal_sign', '0x00', alice)).to.match(/^0x[0-9a-f]{130}$/);
    expect((await rejection(call(wallet, 'personal_sign', '0x00', alice))).code).to.equal(4001);
  });

  it('uses an answer a given number of times', async () => {
    const wallet = makeWallet();
    wallet.script([
      { method: 'eth_chainId', answer: 'nonsense', value: 'odd', times: 2 },
      { method: 'eth_accounts', answer: 'never', times: Number.POSITIVE_INFINITY },
    ]);
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push(await call(wallet, 'eth_chainId'));
    expect(answers).to.deep.equal(['odd', 'odd', '0x7a69']);
    expect(await settles(call(wallet, 'eth_accounts'), 10)).to.equal(false);
    expect(await settles(call(wallet, 'eth_accounts'), 10)).to.equal(false);
    wallet.reset();
    expect(await call(wallet, 'eth_accounts')).to.deep.equal([]);
  });

  it('drops withdrawn answers', async () => {
    const wallet = makeWallet();
    wallet.script([{ method: '*', answer: 'reject', times: Number.POSITIVE_INFINITY }]);
    expect((await rejection(call(wallet, 'eth_chainId'))).code).to.equal(4001);
    wallet.clearScript();
    expect(await call(wallet, 'eth_chainId')).to.equal('0x7a69');
  });

  it('matches any request with *', async () => {
    const wallet = makeWallet();
    wallet.script([{ method: '*', answer: 'reject' }]);
    expect((await rejection(call(wallet, 'eth_chainId'))).code).to.equal(4001);
    expect(await call(wallet, 'eth_chainId')).to.equal('0x7a69');
  });

  it('shares the accounts of the answer', async () => {
    const wallet = makeWallet();
    wallet.script([{ method: CONNECT, answer: 'approve', value: [bob.toLowerCase()] }]);
    expect(await call(wallet, CONNECT)).to.deep.equal([bob]);
  });

  it('answers late, without earlier changes', async () => {
    const wallet = makeWallet();
    const events = eventsOf(wallet);
    wallet.script([{ method: CONNECT, answer: 'approve', delayMs: 80 }]);
    const answer = call(wallet, CONNECT);
    expect(await settles(answer, 40)).to.equal(false);
    expect(events.map(([name]) => name)).to.deep.equal(['connect']);
    expect(await answer).to.deep.equal([alice]);
  });

  it('delays requests without a prompt, too', async () => {
    const wallet = makeWallet();
    wallet.script([{ method: 'eth_chainId', answer: 'approve', delayMs: 60 }]);
    const answer = call(wallet, 'eth_chainId');
    expect(await settles(answer, 30)).to.equal(false);
    expect(await answer).to.equal('0x7a69');
  });

  it('answers -32002 to a second connection request while one is pending', async () => {
    const wallet = makeWallet();
    wallet.script([{ method: CONNECT, answer: 'approve', delayMs: 40 }]);
    const first = call(wallet, CONNECT);
    const second = await rejection(call(wallet, CONNECT));
    expect(second.code).to.equal(-32002);
    expect(second.message).to.include(CONNECT).and.to.include(location.origin);
    const third = await rejection(call(wallet, 'wallet_requestPermissions', { eth_accounts: {} }));
    expect(third.code).to.equal(-32002);
    expect(await first).to.deep.equal([alice]);
  });

  it('rejects with any error unchanged', async () => {
    const wallet = makeWallet();
    const thrown = [{ code: 4001 }, 'Cancelled', undefined, null, new Error('')];
    wallet.script(thrown.map((error) => ({ method: CONNECT, answer: 'reject', error })));
    for (const error of thrown) expect(await rejection(call(wallet, CONNECT))).to.equal(error);
  });

  it('reports a pending request', async () => {
    const wallet = makeWallet();
    wallet.script([{ method: CONNECT, answer: 'pending' }]);
    expect((await rejection(call(wallet, CONNECT))).code).to.equal(-32002);
  });

  it('never answers', async () => {
    const wallet = makeWallet();
    wallet.script([{ method: CONNECT, answer: 'never' }]);
    expect(await settles(call(wallet, CONNECT))).to.equal(false);
    expect(wallet.requests[0]?.outcome).to.equal('pending');
    expect(await call(wallet, CONNECT)).to.deep.equal([alice]);
  });

  it('answers nonsense, given or generated', async () => {
    const wallet = makeWallet();
    wallet.script([
      { method: CONNECT, answer: 'nonsense', value: [] },
      { method: CONNECT, answer: 'nonsense' },
      { method: 'eth_chainId', answer: 'nonsense', value: '31337' },
      { method: 'eth_chainId', answer: 'nonsense', value: undefined },
      { method: 'eth_chainId', answer: 'nonsense', error: 'oops' },
    ]);
    expect(await call(wallet, CONNECT)).to.deep.equal([]);
    expect(await call(wallet, CONNECT)).to.deep.equal([null, 42, 'not an address', '0x1234']);
    expect(await call(wallet, 'eth_chainId')).to.equal('31337');
    expect(await call(wallet, 'eth_chainId')).to.equal(undefined);
    expect(await rejection(call(wallet, 'eth_chainId'))).to.equal('oops');
  });

  it('validates what it approves', async () => {
    const wallet = makeWallet();
    wallet.script([
      { method: 'wallet_switchEthereumChain', answer: 'approve' },
      { method: 'personal_sign', answer: 'approve' },
    ]);
    expect((await rejection(call(wallet, 'wallet_switchEthereumChain', { chainId: '0x1' }))).code).to.equal(
      4902,
    );
    expect((await rejection(call(wallet, 'personal_sign', '0x00', alice))).code).to.equal(4100);
  });
});

describe('a locked wallet', () => {
  it('connects once unlocked, and refuses a second request until then', async () => {
    const wallet = makeWallet();
    wallet.lock();
    const answer = call(wallet, CONNECT);
    expect(await settles(answer)).to.equal(false);
    expect((await rejection(call(wallet, CONNECT))).code).to.equal(-32002);
    wallet.unlock();
    expect(await answer).to.deep.equal([alice]);
  });

  it('rejects when its user does not unlock it', async () => {
    const wallet = makeWallet({ policy: 'reject' });
    wallet.lock();
    expect((await rejection(call(wallet, CONNECT))).code).to.equal(4001);
    expect(wallet.state.locked).to.equal(true);
  });

  it('is unlocked by a scripted approval', async () => {
    const wallet = makeWallet({ policy: 'reject' });
    wallet.lock();
    wallet.script([{ method: CONNECT, answer: 'approve' }]);
    expect(await call(wallet, CONNECT)).to.deep.equal([alice]);
    expect(wallet.state.locked).to.equal(false);
  });

  it('can lock itself during a request', async () => {
    const wallet = makeWallet();
    await call(wallet, CONNECT);
    const events = eventsOf(wallet);
    wallet.script([{ method: CONNECT, answer: 'lock' }]);
    const answer = call(wallet, CONNECT);
    expect(await settles(answer, 20)).to.equal(false);
    expect(await call(wallet, 'eth_accounts')).to.deep.equal([]);
    wallet.unlock();
    expect(await answer).to.deep.equal([alice]);
    expect(events.filter(([name]) => name === 'accountsChanged')).to.deep.equal([
      ['accountsChanged', []],
      ['accountsChanged', [alice]],
    ]);
  });
});

describe('a wallet that disappears', () => {
  it('answers nothing, not even pending requests', async () => {
    const wallet = makeWallet();
    const events = eventsOf(wallet);
    wallet.script([{ method: CONNECT, answer: 'approve', delayMs: 20 }]);
    const before = call(wallet, CONNECT);
    wallet.vanish();
    const after = call(wallet, 'eth_chainId');
    await wait(40);
    expect(await settles(before)).to.equal(false);
    expect(await settles(after)).to.equal(false);
    expect(events).to.deep.equal([]);
    expect(wallet.state.gone).to.equal(true);
    expect(wallet.gone.aborted).to.equal(true);
    expect(wallet.provider.isConnected()).to.equal(false);
  });

  it('can do so during a request', async () => {
    const wallet = makeWallet();
    wallet.script([{ method: 'personal_sign', answer: 'vanish' }]);
    await call(wallet, CONNECT);
    expect(await settles(call(wallet, 'personal_sign', '0x00', alice))).to.equal(false);
    expect(wallet.state.gone).to.equal(true);
  });
});
