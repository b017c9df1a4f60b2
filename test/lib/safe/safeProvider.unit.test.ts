import { expect } from 'chai';
import { type FramedWindow, safeParent } from '../../../src/lib/safe/safeParent.js';
import { safeProvider } from '../../../src/lib/safe/safeProvider.js';
import { handleRequest } from '../../../src/session/handleRequest.js';
import { ALICE, BOB, fakeConnector, world } from '../../atoms/fakes.js';
import { rejection } from '../../support/promises.js';

const SAFE = 'https://app.safe.global';
const HASH = `0x${'ab'.repeat(32)}`;
const CHAIN_HASH = `0x${'cd'.repeat(32)}`;

interface Asked {
  readonly id: string;
  readonly method: string;
  readonly params: unknown;
}

/** A page in a Safe that gives these answers. */
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

  for (const [what, calls] of [
    ['a list with a hole', new Array(1).concat([call])],
    ['empty', []],
    ['missing', undefined],
    ['a text', 'transfer'],
    ['an object', { 0: call }],
    ['of nothing', [null]],
    ['of texts', ['0x']],
    ['to nobody', [{ value: '0x1' }]],
    ['of no amount', [{ ...call, value: 'all' }]],
    ['of less than nothing', [{ ...call, value: -1 }]],
    ['of no bytes', [{ ...call, data: '0x123' }]],
    ['good but for the last', [call, {}]],
  ] as const) {
    it(`says -32602 to calls that are ${what}, and asks the Safe nothing`, async () => {
      const { asked, ask } = sends();
      expect(await rejection(ask('wallet_sendCalls', { calls }))).to.include({ code: -32602 });
      expect(asked).to.deep.equal([]);
    });
  }

  for (const [what, params, code] of [
    ['a capability', { capabilities: { paymasterService: { url: 'https://pay.test' } } }, 5700],
    ['a capability that is only said to be there', { capabilities: { paymasterService: true } }, 5700],
    ['a capability of one call', { calls: [{ ...call, capabilities: { gasLimitOverride: {} } }] }, 5700],
    ['capabilities that are none', { capabilities: 'all' }, -32602],
  ] as const) {
    it(`refuses ${what} that has to be supported`, async () => {
      const { asked, ask } = sends();
      expect(await rejection(ask('wallet_sendCalls', { calls: [call], ...params }))).to.include({ code });
      expect(asked).to.deep.equal([]);
    });
  }

  it('does without a capability that is optional, and has "atomic"', async () => {
    const { ask } = sends();
    const capabilities = { paymasterService: { url: 'https://pay.test', optional: true }, atomic: {} };
    expect(await ask('wallet_sendCalls', { calls: [call], capabilities })).to.deep.equal({ id: HASH });
  });

  for (const [method, ...params] of [
    ['eth_sendTransaction'],
    ['eth_sendTransaction', BOB],
    ['eth_sendTransaction', { ...call, gas: {} }],
    ['eth_sendTransaction', { ...call, data: '0x12', input: '0x34' }],
    ['personal_sign'],
    ['personal_sign', { text: 'Hello' }, ALICE],
    ['eth_signTypedData_v4', ALICE],
    ['eth_signTypedData_v4', ALICE, '{'],
    ['eth_signTypedData', ALICE, '7'],
    ['wallet_getCallsStatus'],
    ['wallet_getCallsStatus', 'last'],
    ['wallet_getCapabilities', ALICE, '0x1'],
    ['wallet_switchEthereumChain'],
    ['wallet_switchEthereumChain', { chainId: 'main' }],
    ['eth_getTransactionByHash', {}],
    ['eth_getTransactionReceipt'],
  ] as const) {
    it(`says -32602 to ${method} of ${JSON.stringify(params)}`, async () => {
      const { asked, ask } = sends();
      expect(await rejection(ask(method, ...params))).to.include({ code: -32602 });
      expect(asked).to.deep.equal([]);
    });
  }

  it('says -32600 to what is no request, 4200 to what it does not know', async () => {
    const { request, ask } = sends();
    expect(await rejection(request(undefined as never))).to.include({ code: -32600 });
    expect(await rejection(request({ method: 7 } as never))).to.include({ code: -32600 });
    expect(await rejection(ask('eth_sign', ALICE, '0x'))).to.include({ code: 4200 });
    expect(await rejection(ask('wallet_switchEthereumChain', { chainId: '0x1' }))).to.include({ code: 4200 });
    expect(await rejection(ask('wallet_getCapabilities', BOB))).to.include({ code: 4100 });
    expect(await ask('wallet_getCapabilities', ALICE, ['0x1'])).to.deep.equal({});
  });

  it('sends what is in "input" where "data" is not there', async () => {
    const { asked, ask } = sends();
    await ask('eth_sendTransaction', { to: BOB, input: '0x1234' });
    expect(asked.map(({ params }) => params)).to.deep.equal([
      { txs: [{ to: BOB, value: '0', data: '0x1234' }], params: undefined },
    ]);
  });

  /** A Safe that reports this status for its executed transaction. */
  const executed = (txStatus: unknown) =>
    inSafe(({ method, params }) => ({
      success: true,
      data:
        method === 'getTxBySafeTxHash'
          ? JSON.stringify(params).includes(HASH) && { txStatus, txHash: CHAIN_HASH }
          : { status: '0x1', logs: [], transactionHash: CHAIN_HASH },
    }));

  for (const [txStatus, status, receipt] of [
    ['SUCCESS', 200, '0x1'],
    ['FAILED', 500, '0x0'],
    ['CANCELLED', 400, '0x0'],
  ] as const) {
    it(`gives receipts with status ${receipt} when the Safe says ${txStatus}`, async () => {
      const { ask } = executed(txStatus);
      const told = (await ask('wallet_getCallsStatus', HASH)) as { receipts: { status: string }[] };
      expect(told).to.include({ status, id: HASH });
      expect(told.receipts.map((one) => one.status)).to.deep.equal([receipt]);
      expect(await ask('eth_getTransactionReceipt', HASH)).to.include({
        status: receipt,
        transactionHash: HASH,
      });
      expect(await ask('eth_getTransactionReceipt', CHAIN_HASH)).to.include({ status: receipt });
    });
  }

  it('does not call something on its way of which the Safe says nothing', async () => {
    const { ask } = executed(undefined);
    expect(await rejection(ask('wallet_getCallsStatus', HASH))).to.include({ code: -32603 });
  });
});
