import { expect } from 'chai';
import { stringToHex, verifyMessage } from 'viem';
import {
  findPrompt,
  SANDBOX_ADDRESSES,
  type SandboxWalletOptions,
  waitForPrompt,
} from '../../src/sandbox/index.js';
import { fixture } from '../support/fixture.js';
import { focused, press } from '../support/keys.js';
import { call, makeWallet, rejection, settles } from './support.js';

const [alice, bob] = SANDBOX_ADDRESSES;
const CONNECT = 'eth_requestAccounts';

function asking(options: Partial<SandboxWalletOptions> = {}) {
  return makeWallet({ policy: 'ask', name: 'Ask Wallet', ...options });
}

function connected(options: Partial<SandboxWalletOptions> = {}) {
  const wallet = asking(options);
  wallet.setAccounts([alice]);
  return wallet;
}

describe('the prompt of a sandbox wallet', () => {
  it('shows who asks for what, and that it holds no real funds', async () => {
    const answer = call(asking(), CONNECT);
    const { kind, text, approve } = await waitForPrompt();
    expect(kind).to.equal('connect');
    for (const said of ['Ask Wallet', location.origin, CONNECT, alice, bob, 'no real funds']) {
      expect(text).to.include(said);
    }
    approve();
    expect(await answer).to.deep.equal([alice]);
    expect(findPrompt()).to.equal(undefined);
  });

  it('lets the visitor choose the accounts to share', async () => {
    const wallet = asking();
    const answer = call(wallet, CONNECT);
    const prompt = await waitForPrompt();
    prompt.choose([]);
    prompt.approve();
    expect(findPrompt()?.text).to.include('Choose at least one account.');
    prompt.choose([bob]);
    prompt.approve();
    expect(await answer).to.deep.equal([bob]);
  });

  it('rejects', async () => {
    const answer = rejection(call(asking(), CONNECT));
    (await waitForPrompt()).reject();
    expect((await answer).code).to.equal(4001);
    expect(findPrompt()).to.equal(undefined);
  });

  it('works by keyboard alone, and returns the focus', async () => {
    const button = fixture('<button>Connect</button>');
    button.focus();
    const answer = rejection(call(asking(), CONNECT));
    await waitForPrompt();
    expect(focused()?.getAttribute('role')).to.equal('dialog');
    const seen: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      await press('Tab');
      const now = focused();
      seen.push(now instanceof HTMLInputElement ? now.value : (now?.textContent ?? ''));
    }
    expect(seen).to.deep.equal([...SANDBOX_ADDRESSES.slice(0, 3), 'Reject', 'Approve', alice]);
    await press('Shift+Tab');
    expect(focused()?.textContent).to.equal('Approve');
    await press('Escape');
    expect((await answer).code).to.equal(4001);
    expect(focused()).to.equal(button);

    const second = call(asking(), CONNECT);
    await waitForPrompt();
    await press('Shift+Tab');
    await press('Enter');
    expect(await second).to.deep.equal([alice]);
  });

  it('keeps its key events from the page', async () => {
    let heard = 0;
    const listener = () => {
      heard += 1;
    };
    document.addEventListener('keydown', listener);
    const answer = rejection(call(asking(), CONNECT));
    await waitForPrompt();
    await press('Escape');
    await answer;
    document.removeEventListener('keydown', listener);
    expect(heard).to.equal(0);
  });

  it('covers the page', async () => {
    const answer = rejection(call(asking(), CONNECT));
    const { element, reject } = await waitForPrompt();
    const style = getComputedStyle(element);
    expect([style.position, style.zIndex]).to.deep.equal(['fixed', '2147483647']);
    const { width, height, right } = element.getBoundingClientRect();
    expect(width > 200 && height > 200 && right <= innerWidth).to.equal(true);
    reject();
    await answer;
  });

  it('shows one request after another', async () => {
    const wallet = connected();
    const first = call(wallet, 'personal_sign', stringToHex('one'), alice);
    const second = rejection(call(wallet, 'personal_sign', stringToHex('two'), alice));
    const prompt = await waitForPrompt();
    expect(await settles(Promise.race([first, second]), 20)).to.equal(false);
    expect(findPrompt()?.text).to.include('1 of 2').and.to.include('one');
    prompt.approve();
    expect(
      await verifyMessage({ address: alice, message: 'one', signature: (await first) as '0x' }),
    ).to.equal(true);
    expect(findPrompt()?.text).to.include('two').and.to.not.include(' of ');
    findPrompt()?.reject();
    expect((await second).code).to.equal(4001);
  });

  it('refuses a second connection request while it is open', async () => {
    const wallet = asking();
    const first = call(wallet, CONNECT);
    const prompt = await waitForPrompt();
    expect((await rejection(call(wallet, CONNECT))).code).to.equal(-32002);
    prompt.approve();
    expect(await first).to.deep.equal([alice]);
  });

  it('asks to unlock first, which can also happen elsewhere', async () => {
    const wallet = asking();
    wallet.lock();
    const answer = call(wallet, CONNECT);
    const prompt = await waitForPrompt();
    expect(prompt.kind).to.equal('unlock');
    expect(prompt.text).to.include('locked').and.to.include('Unlock');
    prompt.approve();
    const next = await waitForPrompt();
    expect(next.kind).to.equal('connect');
    next.approve();
    expect(await answer).to.deep.equal([alice]);

    wallet.lock();
    const again = call(wallet, CONNECT);
    expect((await waitForPrompt()).kind).to.equal('unlock');
    wallet.unlock();
    expect(await again).to.deep.equal([alice]);
    expect(findPrompt()).to.equal(undefined);
  });

  it('closes with the wallet, whose request stays pending', async () => {
    const wallet = asking();
    const answer = call(wallet, CONNECT);
    await waitForPrompt();
    wallet.vanish();
    expect(findPrompt()).to.equal(undefined);
    expect(await settles(answer)).to.equal(false);
  });

  it('is rejected when the wallet is reset', async () => {
    const wallet = asking();
    const answer = rejection(call(wallet, CONNECT));
    await waitForPrompt();
    wallet.reset();
    expect((await answer).code).to.equal(4001);
  });
});
