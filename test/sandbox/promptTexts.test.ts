import { expect } from 'chai';
import { encodeFunctionData, erc20Abi, stringToHex, toHex } from 'viem';
import {
  SANDBOX_ADDRESSES,
  type SandboxChain,
  type SandboxWalletOptions,
  waitForPrompt,
} from '../../src/sandbox/index.js';
import { expectAccessible } from '../support/axe.js';
import { call, localChains, makeWallet, rejection } from './support.js';

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

describe('the prompt text', () => {
  /** Sends a request, reads its prompt, checks it for accessibility, and declines. */
  async function said(
    wallet: ReturnType<typeof asking>,
    method: string,
    ...params: unknown[]
  ): Promise<string> {
    const answer = rejection(call(wallet, method, ...params));
    const { text, element, reject } = await waitForPrompt();
    await expectAccessible(element);
    reject();
    expect((await answer).code).to.equal(4001);
    return text;
  }

  it('for connecting', async () => {
    expect(await said(asking(), CONNECT)).to.include('Connect to this site?');
  });

  it('for a message', async () => {
    const text = await said(connected(), 'personal_sign', stringToHex('Hello\n<b>you</b>'), alice);
    expect(text).to.include('Sign this message?').and.to.include('Hello\n<b>you</b>').and.to.include(alice);
  });

  it('for a sign-in message for another site', async () => {
    const message = (host: string) =>
      stringToHex(
        `${host} wants you to sign in with your Ethereum account:\n${alice}\n\nURI: https://${host}`,
      );
    expect(await said(connected(), 'personal_sign', message('example.org'), alice)).to.include(
      `for example.org, but this site is ${location.host}`,
    );
    expect(await said(connected(), 'personal_sign', message(location.host), alice)).to.not.include(
      'but this site',
    );
  });

  it('for typed data', async () => {
    const data = {
      domain: { name: 'Sandbox' },
      types: { Mail: [{ name: 'contents', type: 'string' }] },
      primaryType: 'Mail',
      message: { contents: 'Hello' },
    };
    const text = await said(connected(), 'eth_signTypedData_v4', alice, data);
    expect(text).to.include('Sandbox').and.to.include('Mail').and.to.include('"contents": "Hello"');
  });

  it('for a network switch', async () => {
    const text = await said(asking(), 'wallet_switchEthereumChain', { chainId: '0x7a6a' });
    expect(text).to.include('One (31337)').and.to.include('Two (31338)');
  });

  it('for a token to watch', async () => {
    const options = { address: bob, symbol: 'SBX', decimals: 18 };
    const text = await said(asking(), 'wallet_watchAsset', { type: 'ERC20', options });
    expect(text).to.include('SBX').and.to.include(bob);
  });

  describe('on a chain', () => {
    let one: SandboxChain;
    let two: SandboxChain;
    before(async () => {
      [one, two] = (await localChains()) as [SandboxChain, SandboxChain];
    });

    it('for a transaction', async () => {
      const wallet = connected({ chains: [one] });
      const text = await said(wallet, 'eth_sendTransaction', {
        from: alice,
        to: bob,
        value: toHex(15n * 10n ** 17n),
      });
      expect(text).to.include('1.5 ETH').and.to.include(bob).and.to.include('Sandbox One (31337)');
      expect(text).to.match(/Network fee, at most0\.0\d+ ETH/);
    });

    it('for a token transfer that would fail', async () => {
      const [token] = one.tokens ?? [];
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [bob, 10n ** 18n] });
      const text = await said(connected({ chains: [one] }), 'eth_sendTransaction', {
        from: alice,
        to: token?.address,
        data,
      });
      expect(text)
        .to.include(`1000000000000 SUSD to ${bob}`)
        .and.to.include('would fail: execution reverted');
    });

    it('for a network to add', async () => {
      const text = await said(asking({ chains: [one] }), 'wallet_addEthereumChain', {
        chainId: '0x7a6a',
        chainName: two.name,
        nativeCurrency: two.nativeCurrency,
        rpcUrls: [two.rpcUrl],
      });
      expect(text)
        .to.include('Sandbox Two')
        .and.to.include('31338')
        .and.to.include(two.rpcUrl)
        .and.to.include('TWO');
    });
  });
});
