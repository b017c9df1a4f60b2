import { expect } from 'chai';
import { type FramedWindow, safeParent } from '../../../src/lib/safe/safeParent.js';
import { safeProvider } from '../../../src/lib/safe/safeProvider.js';
import { handleRequest } from '../../../src/session/handleRequest.js';
import { ALICE, BOB, fakeConnector, world } from '../../atoms/fakes.js';
import { rejection } from '../../support/promises.js';

const SAFE = 'https://app.safe.global';
const HASH = `0x${'ab'.repeat(32)}`;

interface Asked {
  readonly id: string;
  readonly method: string;
  readonly params: unknown;
}

/** A page in a Safe that answers so. */
function inSafe(answer: (asked: Asked) => object) {
  const asked: Asked[] = [];
  let tell: (event: object) => void = () => undefined;
  const parent = {
    postMessage(message: Asked) {
      asked.push(message);
      queueMicrotask(() =>
        tell({ source: parent, origin: SAFE, data: { id: message.id, ...answer(message) } }),
      );
    },
  };
  const scope = {
    parent,
    location: { ancestorOrigins: [SAFE] },
    addEventListener: (_name: string, listener: typeof tell) => {
      tell = listener;
    },
    removeEventListener: () => undefined,
  };
  const safe = safeParent(scope as unknown as FramedWindow, [SAFE]);
  if (!safe) throw new Error('There is no Safe.');
  const { request } = safeProvider(safe, { address: ALICE, chainId: '0x7a69' });
  return { asked, request, ask: (method: string, ...params: unknown[]) => request({ method, params }) };
}

const fails = (error: unknown) => inSafe(() => ({ success: false, error }));
const sends = () => inSafe(() => ({ success: true, data: { safeTxHash: HASH } }));

describe('the provider of a Safe', () => {
  for (const [what, error, code] of [
    ['closed what was asked', 'Transaction was rejected', 4001],
    ['refused in other words', 'User rejected the request', 4001],
    ['is not why it failed', 'Transaction was rejected by the relay', -32603],
    ['is not asked, because the service is down', 'Request cancelled due to timeout', -32603],
    ['is not heard of', { code: 4001 }, -32603],
  ] as const) {
    it(`says ${code} when its owner ${what}`, async () => {
      const { ask } = fails(error);
      expect(await rejection(ask('eth_sendTransaction', { to: BOB }))).to.include({ code });
      expect(await rejection(ask('personal_sign', '0x00', ALICE))).to.include({ code });
    });
  }

  it('calls nothing a refusal that no owner is asked about', async () => {
    const { ask } = fails('Transaction was rejected');
    expect(await rejection(ask('eth_getBalance', ALICE))).to.include({ code: -32603 });
  });

  const call = { to: BOB, value: '0x1' };
  for (const [what, method, params, code] of [
    ['a transaction of another account', 'eth_sendTransaction', { ...call, from: BOB }, 4100],
    ['a transaction of nobody', 'eth_sendTransaction', { ...call, from: {} }, 4100],
    ['calls of another account', 'wallet_sendCalls', { from: BOB, calls: [call] }, 4100],
    ['a transaction on another network', 'eth_sendTransaction', { ...call, chainId: '0x1' }, 4901],
    ['calls on another network', 'wallet_sendCalls', { chainId: '0x1', calls: [call] }, 4901],
    ['calls on no network', 'wallet_sendCalls', { chainId: {}, calls: [call] }, 4901],
  ] as const) {
    it(`refuses ${what} without asking the Safe`, async () => {
      const { asked, ask } = sends();
      expect(await rejection(ask(method, params))).to.include({ code });
      expect(asked).to.deep.equal([]);
    });
  }

  for (const [what, method, params] of [
    ['its own transaction', 'eth_sendTransaction', { ...call, from: ALICE.toLowerCase(), chainId: '0x7a69' }],
    ['a transaction that names nobody', 'eth_sendTransaction', call],
    ['its own calls', 'wallet_sendCalls', { from: ALICE, chainId: '0x7a69', calls: [call] }],
  ] as const) {
    it(`sends ${what}`, async () => {
      const { asked, ask } = sends();
      const answer = await ask(method, params);
      expect(answer).to.deep.equal(method === 'wallet_sendCalls' ? { id: HASH } : HASH);
      expect(asked.map(({ method: name, params: given }) => [name, given])).to.deep.equal([
        ['sendTransactions', { txs: [{ to: BOB, value: '0x1', data: '0x' }], params: undefined }],
      ]);
    });
  }

  for (const [method, ...params] of [
    ['personal_sign', '0x00', ALICE],
    ['eth_signTypedData_v4', ALICE, '{}'],
  ] as const) {
    it(`hands on "0x" for ${method} to the page when its owners sign on chain`, async () => {
      const { request } = sends();
      const wallet = fakeConnector('safe');
      Object.assign(wallet.provider ?? {}, { request });
      const { store, connect } = world({ wallets: [wallet] });
      await connect(wallet);
      expect(await handleRequest(store, { method, params }, async () => undefined)).to.equal('0x');
    });
  }
});
