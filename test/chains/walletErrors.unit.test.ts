import { expect } from 'chai';
import { askWallet } from '../../src/chains/evm/askWallet.js';
import { eip1193Connector } from '../../src/chains/evm/eip1193Connector.js';
import { toWalletError } from '../../src/chains/walletErrors.js';
import type { Eip1193Provider } from '../../src/lib/requests/eip1193.js';
import { SANDBOX_ADDRESSES } from '../../src/sandbox/index.js';
import { fakeClock } from '../support/fakeClock.js';
import { rejection } from '../support/promises.js';

const nested = (code: unknown) => ({ code: -32603, message: 'Internal', data: { originalError: { code } } });

describe('toWalletError', () => {
  for (const [thrown, code] of [
    [{ code: 4001, message: 'User rejected the request.' }, 'user_rejected'],
    [{ code: '4001' }, 'user_rejected'],
    [nested(4001), 'user_rejected'],
    [{ code: -32603, message: 'User denied transaction signature' }, 'user_rejected'],
    [{ message: 'Request was cancelled by the user' }, 'user_rejected'],
    ['User Rejected', 'user_rejected'],
    [{ code: -32002, message: 'Request already pending' }, 'already_pending'],
    [{ code: 4100, message: 'Unauthorised' }, 'wallet_locked'],
    [{ code: 4902 }, 'chain_not_added'],
    [{ code: 4901 }, 'chain_not_added'],
    [{ code: 5000 }, 'chain_not_added'],
    [nested(4902), 'chain_not_added'],
    [{ code: 4200 }, 'method_not_supported'],
    [{ code: -32601 }, 'method_not_supported'],
    [{ code: -32603, message: 'Out of order' }, 'wallet_failed'],
    [{ code: 0, message: 'Nothing' }, 'wallet_failed'],
    [new Error('Out of order'), 'wallet_failed'],
    [undefined, 'wallet_failed'],
    [null, 'wallet_failed'],
    [{}, 'wallet_failed'],
    [{ code: {}, message: [], data: null }, 'wallet_failed'],
  ] as const) {
    it(`maps ${thrown instanceof Error ? thrown : JSON.stringify(thrown)} to ${code}`, () => {
      const error = toWalletError(thrown, 'eth_test');
      expect(error.code).to.equal(code);
      expect(error.cause).to.equal(thrown);
      expect(error.shortMessage).to.match(/\S/);
    });
  }

  for (const code of [4901, 4902, 5000]) {
    it(`does not take ${code} for an unknown network when none was asked for`, () => {
      const error = toWalletError({ code, message: 'Out of order' }, 'eth_requestAccounts');
      expect(error).to.include({ code: 'wallet_failed', shortMessage: 'Out of order' });
      expect(toWalletError({ code }, 'wallet_switchEthereumChain').code).to.equal('chain_not_added');
    });
  }

  for (const code of [4200, -32601]) {
    it(`takes ${code} for a request that the wallet does not have, whatever it was for`, () => {
      for (const method of ['eth_requestAccounts', 'personal_sign', 'standard:connect', 'wc_sessionPropose'])
        expect(toWalletError({ code }, method)).to.include({
          code: 'method_not_supported',
          shortMessage: 'The wallet does not support this request.',
          details: `${method} failed with code ${code}.`,
        });
      for (const method of ['wallet_switchEthereumChain', 'wallet_addEthereumChain', 'switch'])
        expect(toWalletError({ code }, method).code).to.equal('chain_not_supported');
    });
  }

  for (const [thrown, code] of [
    [{ code: -32600, message: 'Invalid request' }, 'chain_not_added'],
    [{ code: -32602, message: 'Invalid params' }, 'chain_not_added'],
    [
      { code: -32603, message: 'Unrecognized chain ID "0x7a6a". Try adding the chain first.' },
      'chain_not_added',
    ],
    [{ code: -32000, message: 'Unsupported network' }, 'chain_not_added'],
    ['The chain 31338 has not been added', 'chain_not_added'],
    [new Error("Network isn't supported"), 'chain_not_added'],
    [{ code: -32603, message: 'Internal error' }, 'wallet_failed'],
    [new Error('Network request failed'), 'wallet_failed'],
    [{ code: 4001, message: 'Unrecognized chain ID' }, 'user_rejected'],
  ] as const) {
    it(`takes ${thrown instanceof Error ? thrown : JSON.stringify(thrown)} after a switch for ${code}`, () => {
      expect(toWalletError(thrown, 'wallet_switchEthereumChain').code).to.equal(code);
      expect(toWalletError(thrown, 'wallet_addEthereumChain').code).to.not.equal('chain_not_added');
    });
  }

  it('keeps the wallet’s message, cleaned and shortened', () => {
    expect(toWalletError(new Error('Out of\u202e order'), 'x').shortMessage).to.equal('Out of order');
    expect(toWalletError('x'.repeat(5_000), 'x').shortMessage).to.have.length(200);
  });

  it('tells developers the method and the code', () => {
    expect(toWalletError({ code: -32000, message: 'No' }, 'eth_test').details).to.equal(
      'eth_test failed with code -32000.',
    );
  });

  it('reads an error whose fields throw', () => {
    const thrown = Object.defineProperty({}, 'message', {
      get: () => {
        throw new Error('Again');
      },
    });
    expect(toWalletError(thrown, 'eth_test').code).to.equal('wallet_failed');
  });
});

describe('askWallet', () => {
  it('rejects when the wallet throws', async () => {
    const provider = {
      request() {
        throw { code: 4001 };
      },
    } as unknown as Eip1193Provider;
    const ask = askWallet(provider, fakeClock());
    expect(await rejection(ask.machine('eth_test'))).to.include({ code: 'user_rejected' });
  });

  it('sends no params when there are none', async () => {
    const seen: unknown[] = [];
    const provider = { request: async (args: unknown) => seen.push(args) } as unknown as Eip1193Provider;
    const ask = askWallet(provider, fakeClock());
    await ask.machine('eth_one');
    await ask.machine('eth_two', ['a']);
    expect(seen).to.deep.equal([{ method: 'eth_one' }, { method: 'eth_two', params: ['a'] }]);
  });
});

describe('a wallet without events', () => {
  const answers: Record<string, unknown> = {
    eth_requestAccounts: [SANDBOX_ADDRESSES[0]],
    eth_chainId: '0x1',
  };
  const info = { id: 'a', type: 'INJECTED', namespace: 'eip155' } as const;
  const request = async ({ method }: { method: string }) => answers[method];
  const broken = () => {
    throw new Error('No events here');
  };

  for (const [what, events] of [
    ['has no listener methods', {}],
    ['throws when a listener is added', { on: broken, removeListener: broken }],
    ['has other values in their place', { on: true, removeListener: {} }],
  ] as const) {
    it(`connects and disconnects when it ${what}`, async () => {
      const provider = { request, ...events } as unknown as Eip1193Provider;
      const connector = eip1193Connector(
        { info, provider },
        { clock: fakeClock(), baseUrl: 'https://site.example' },
      );
      const { accounts } = await connector.connect({ signal: new AbortController().signal });
      expect(accounts).to.deep.equal([`eip155:1:${SANDBOX_ADDRESSES[0]}`]);
      await connector.disconnect();
      connector.destroy();
    });
  }
});
