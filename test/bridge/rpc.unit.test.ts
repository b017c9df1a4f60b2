import { expect } from 'chai';
import type { RpcEvent } from '../../src/bridge/frameRpc.js';
import { responseKind } from '../../src/bridge/responseKind.js';
import { type FrameMethod, rpcKind, SAFE_METHODS, UNSAFE_METHODS } from '../../src/bridge/rpcMethods.js';
import { readRpcParams } from '../../src/bridge/rpcParams.js';
import {
  ALL_METHODS,
  FRAME_SAFE_METHODS,
  FRAME_UNSAFE_METHODS,
  USER_OPERATION_READS,
} from '../contracts/methods.js';
import { rejection, settled } from '../support/promises.js';
import { makeParts } from './parts.js';

const call = { to: '0x01', data: '0x', value: '0x1' };
const solana = { transaction: 'abc' };

/** Valid and invalid parameters. Methods that aren't listed take any list, and nothing else. */
const params: Partial<Record<string, { fits: unknown[]; fitsNot: unknown[] }>> = {
  ...Object.fromEntries(
    [
      'eth_accounts',
      'eth_blockNumber',
      'eth_chainId',
      'eth_gasPrice',
      'eth_maxPriorityFeePerGas',
      'eth_newBlockFilter',
      'eth_newPendingTransactionFilter',
      'wallet_getCapabilities',
    ].map((method) => [method, { fits: [undefined, [], ['0x1']], fitsNot: [] }]),
  ),
  ...Object.fromEntries(
    [...USER_OPERATION_READS, 'eth_sendUserOperation'].map((method) => [
      method,
      { fits: [], fitsNot: [undefined, null, [], [{ sender: '0x01' }], {}] },
    ]),
  ),
  eth_syncing: { fits: [undefined, []], fitsNot: [{}, 'text', null] },
  wallet_getCallsStatus: { fits: [[], ['0x1']], fitsNot: [undefined, [1], {}] },
  solana_signMessage: { fits: [{ message: 'a', pubkey: 'b' }], fitsNot: [undefined, [], { message: 'a' }] },
  solana_signTransaction: { fits: [solana], fitsNot: [undefined, {}, ['abc'], { transaction: 1 }] },
  solana_signAllTransactions: {
    fits: [{ transactions: [] }, { transactions: ['a'] }],
    fitsNot: [{}, { transactions: 'a' }, { transactions: [1] }],
  },
  solana_signAndSendTransaction: {
    fits: [
      solana,
      { ...solana, options: {} },
      ...['processed', 'confirmed', 'finalized', 'recent', 'single', 'singleGossip', 'root', 'max'].map(
        (preflightCommitment) => ({ ...solana, options: { preflightCommitment } }),
      ),
      { ...solana, options: { skipPreflight: true, maxRetries: 1, minContextSlot: 2 } },
    ],
    fitsNot: [
      undefined,
      {},
      { ...solana, options: { preflightCommitment: 'soon' } },
      { ...solana, options: { maxRetries: 'a' } },
    ],
  },
  wallet_sendCalls: {
    fits: [
      [{ calls: [call] }],
      [{ chainId: 1, from: '0x', version: '1.0', capabilities: {}, calls: [{ to: '0x' }] }],
    ],
    fitsNot: [
      undefined,
      {},
      [{}],
      [{ calls: [{ to: '01' }] }],
      [{ calls: [{ ...call, data: '01' }] }],
      [{ calls: [{ ...call, value: 1 }] }],
      [{ calls: [{ data: '0x' }] }],
    ],
  },
};
const anyList = { fits: [[], ['0x1', { a: 1 }]], fitsNot: [undefined, null, {}, 'text', 7] };

describe('methods', () => {
  it('are safe, unsafe or refused', () => {
    expect(SAFE_METHODS).to.have.members(FRAME_SAFE_METHODS);
    expect(UNSAFE_METHODS).to.have.members(FRAME_UNSAFE_METHODS);
    const kindsOf = (methods: readonly string[]) => [...new Set(methods.map(rpcKind))];
    expect(kindsOf(FRAME_SAFE_METHODS)).to.deep.equal(['safe']);
    expect(kindsOf(FRAME_UNSAFE_METHODS)).to.deep.equal(['unsafe']);
    const listed = [...FRAME_SAFE_METHODS, ...FRAME_UNSAFE_METHODS];
    expect(kindsOf(ALL_METHODS.filter((method) => !listed.includes(method)))).to.deep.equal(['refused']);
    expect(rpcKind('')).to.equal('refused');
  });

  for (const method of [...FRAME_SAFE_METHODS, ...FRAME_UNSAFE_METHODS] as FrameMethod[]) {
    it(`${method} is sent with valid parameters, unchanged`, () => {
      const { fits, fitsNot } = params[method] ?? anyList;
      for (const given of fits) {
        const sent = method === 'eth_syncing' ? (given ?? []) : given;
        expect(readRpcParams(method, given)).to.deep.equal(sent === undefined ? {} : { params: sent });
      }
      for (const given of fitsNot) expect(readRpcParams(method, given)).to.equal(undefined);
    });
  }

  it('keep fields that are not checked', () => {
    const given = [{ calls: [call], atomicRequired: true }];
    expect(readRpcParams('wallet_sendCalls', given)?.params).to.deep.equal(given);
  });
});

describe('parameters', () => {
  it('are copied, so that framework proxies can be sent', () => {
    const params = new Proxy([new Proxy({ to: '0x01', data: undefined }, {})], {});
    const read = readRpcParams('eth_sendTransaction', params);
    expect(structuredClone(read)).to.deep.equal({ params: [{ to: '0x01' }] });
  });

  it('are invalid if JSON cannot hold them', () => {
    const cyclic: unknown[] = [];
    cyclic.push(cyclic);
    for (const params of [cyclic, [7n]]) expect(readRpcParams('eth_call', params)).to.equal(undefined);
  });
});

describe('an answer', () => {
  const hash = `0x${'aB'.repeat(32)}`;
  for (const [response, kind] of [
    [hash, 'RPC_RESPONSE_TRANSACTION_HASH'],
    [`0x${'0'.repeat(130)}`, 'RPC_RESPONSE_TRANSACTION_HASH'],
    [`0x${'0'.repeat(62)}`, 'RPC_RESPONSE_TRANSACTION_HASH'],
    [`0x${'0'.repeat(61)}`, 'RPC_RESPONSE_OBJECT'],
    [`${hash}g`, 'RPC_RESPONSE_OBJECT'],
    [hash.slice(2), 'RPC_RESPONSE_OBJECT'],
    [{ hash }, 'RPC_RESPONSE_OBJECT'],
    [null, 'RPC_RESPONSE_OBJECT'],
    [7, 'RPC_RESPONSE_OBJECT'],
  ] as const) {
    it(`${JSON.stringify(response).slice(0, 20)}… is ${kind}`, () =>
      expect(responseKind(response)).to.equal(kind));
  }
});

describe('a request', () => {
  function setUp() {
    const here = makeParts();
    const events: RpcEvent[] = [];
    here.rpc.subscribe((event) => events.push(event));
    return { ...here, frame: here.frame, events };
  }

  it('that reads goes to the frame silently', async () => {
    const { rpc, frame, events } = setUp();
    const reading = rpc.request({ method: 'eth_getBalance', params: ['0x01', 'latest'] });
    expect(frame.asked('RPC_REQUEST').payload).to.deep.equal({
      method: 'eth_getBalance',
      params: ['0x01', 'latest'],
    });
    frame.answer('RPC_REQUEST', '0x7');
    expect(await reading).to.equal('0x7');
    expect(events).to.deep.equal([]);
  });

  it('that needs approval is reported when sent and when answered', async () => {
    const { rpc, frame, events } = setUp();
    const signing = rpc.request({ method: 'personal_sign', params: ['0x00', '0x01'] });
    expect(events).to.deep.equal([{ id: 1, method: 'personal_sign', type: 'asked' }]);
    const response = `0x${'1'.repeat(130)}`;
    frame.answer('RPC_REQUEST', response);
    expect(await signing).to.equal(response);
    expect(events[1]).to.deep.equal({
      id: 1,
      method: 'personal_sign',
      type: 'answered',
      kind: 'RPC_RESPONSE_TRANSACTION_HASH',
      response,
    });
  });

  it('that is declined is reported in the frame’s words', async () => {
    const { rpc, frame, events } = setUp();
    const signing = rejection(rpc.request({ method: 'personal_sign', params: [] }));
    frame.fail('RPC_REQUEST', 'User rejected the request.');
    expect(await signing).to.include({ code: 'frame_failed', message: 'User rejected the request.' });
    expect(events.map(({ type }) => type)).to.deep.equal(['asked', 'failed']);
  });

  it('with an unknown method never reaches the frame, and is reported', async () => {
    const { rpc, frame, events } = setUp();
    const before = frame.posted.length;
    expect(await rejection(rpc.request({ method: 'eth_sign', params: [] }))).to.include({
      code: 'rpc_not_allowed',
      shortMessage: 'Requested RPC call is not allowed',
    });
    expect(frame.posted).to.have.length(before);
    expect(events).to.deep.equal([{ id: 1, method: 'eth_sign', type: 'refused' }]);
  });

  it('with invalid parameters never reaches the frame, and asks nobody', async () => {
    const { rpc, frame, events } = setUp();
    const before = frame.posted.length;
    const asking = rpc.request({ method: 'eth_sendTransaction' });
    expect(await rejection(asking)).to.include({ code: 'request_invalid', message: 'Invalid input' });
    expect(frame.posted).to.have.length(before);
    expect(events).to.deep.equal([]);
  });

  for (const method of [...USER_OPERATION_READS, 'eth_sendUserOperation']) {
    it(`of ${method}, which the hosted frame never answers, is refused at once`, async () => {
      const { rpc, frame, events } = setUp();
      const before = frame.posted.length;
      const asking = rpc.request({ method, params: [] });
      expect(await rejection(asking)).to.include({ code: 'request_invalid', message: 'Invalid input' });
      expect(frame.posted).to.have.length(before);
      expect(events).to.deep.equal([]);
    });
  }

  it('that is aborted is reported as failed, and neither reads nor a sent transaction are repeated', async () => {
    const here = setUp();
    const { rpc, connection } = here;
    const signing = rejection(rpc.request({ method: 'personal_sign', params: [] }));
    const reading = rpc.request({ method: 'eth_blockNumber' });
    const sending = rejection(rpc.request({ method: 'eth_sendRawTransaction', params: ['0x01'] }));
    connection.abortApprovals();
    expect(await signing).to.include({ code: 'aborted', message: 'Request was aborted' });
    expect(await sending).to.include({ code: 'frame_lost' });
    const [, next] = here.frames;
    next?.greet();
    await settled();
    expect(next?.names).to.deep.equal(['SYNC_DAPP_DATA', 'SYNC_THEME', 'RPC_REQUEST']);
    next?.answer('RPC_REQUEST', '0x7');
    expect(await reading).to.equal('0x7');
    expect(here.events.map(({ type }) => type)).to.deep.equal(['asked', 'failed']);
  });
});
