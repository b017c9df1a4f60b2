import { expect } from 'chai';
import { delay, HttpResponse, http, type JsonBodyType } from 'msw';
import { readNativeBalance } from '../../../src/chains/evm/readBalance.js';
import { type RpcOptions, rpcRequest } from '../../../src/chains/evm/rpc.js';
import type { NetworkDefinition } from '../../../src/lib/networks/networks.js';
import type { Eip1193Provider } from '../../../src/lib/requests/eip1193.js';
import { fakeClock } from '../../support/fakeClock.js';
import { rejection, settled, until } from '../../support/promises.js';
import { mockNetwork } from '../../support/worker.js';

const RPC_DEADLINE_MS = 10_000;

const URL_GIVEN = `${location.origin}/v1/a%20b/?key=x%2Fy&empty=`;

type Answer = () => Response | Promise<Response>;
const result =
  (value: JsonBodyType): Answer =>
  () =>
    HttpResponse.json({ jsonrpc: '2.0', id: 1, result: value });
const status =
  (code: number): Answer =>
  () =>
    new HttpResponse('busy', { status: code, headers: { 'retry-after': '0' } });
const rpcError =
  (code: number, message: string): Answer =>
  () =>
    HttpResponse.json({ jsonrpc: '2.0', id: 1, error: { code, message } });

describe('rpcRequest', () => {
  const worker = mockNetwork();

  /** Gives these answers in order, and repeats the last. */
  function serve(...answers: [Answer, ...Answer[]]) {
    const asked: { url: string; body: unknown }[] = [];
    worker.use(
      http.post('/v1/*', async ({ request }) => {
        asked.push({ url: request.url, body: await request.json() });
        return (answers[asked.length - 1] ?? answers[answers.length - 1])?.();
      }),
    );
    return asked;
  }

  function setUp(options: Partial<RpcOptions> & { rpcUrl?: string | undefined } = {}) {
    const clock = fakeClock();
    const network: NetworkDefinition = {
      id: 'eip155:31337',
      name: 'Sandbox',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrl: 'rpcUrl' in options ? options.rpcUrl : URL_GIVEN,
    };
    const { signal } = new AbortController();
    return { clock, request: rpcRequest({ network, clock, signal, ...options }) };
  }

  it('uses the address exactly as given', async () => {
    const asked = serve(result('0x1'));
    const { request } = setUp();
    expect(await request('eth_getBalance', ['0xabc', 'latest'])).to.equal('0x1');
    expect(asked).to.have.length(1);
    expect(asked[0]?.url).to.equal(URL_GIVEN);
    expect(asked[0]?.body).to.include({ jsonrpc: '2.0', method: 'eth_getBalance' });
    expect(asked[0]?.body).to.deep.include({ params: ['0xabc', 'latest'] });
  });

  it('accepts an address on the page’s origin', async () => {
    const asked = serve(result('0x1'));
    await setUp({ rpcUrl: '/v1/chain' }).request('eth_blockNumber', []);
    expect(asked[0]?.url).to.equal(`${location.origin}/v1/chain`);
  });

  for (const code of [403, 408, 413, 429, 500, 502, 503, 504]) {
    it(`retries after ${code}`, async () => {
      const asked = serve(status(code), result('0x2'));
      expect(await setUp().request('eth_blockNumber', [])).to.equal('0x2');
      expect(asked).to.have.length(2);
    });
  }

  it('gives up after three retries', async () => {
    const asked = serve(status(503));
    const error = await rejection<{ code: string; details: string }>(setUp().request('eth_blockNumber', []));
    expect(error).to.include({ code: 'rpc_failed', shortMessage: 'Sandbox could not be read.' });
    expect(asked).to.have.length(4);
  });

  for (const [what, answer] of [
    ['401', status(401)],
    ['404', status(404)],
    ['a JSON-RPC error', rpcError(-32000, 'execution reverted')],
  ] as const) {
    it(`does not retry after ${what}`, async () => {
      const asked = serve(answer);
      expect(await rejection(setUp().request('eth_call', []))).to.include({ code: 'rpc_failed' });
      expect(asked).to.have.length(1);
    });
  }

  it('gives a silent node up at its deadline, without a retry', async () => {
    const asked = serve(() => delay('infinite').then(() => HttpResponse.json({})));
    const { clock, request } = setUp();
    const asking = request('eth_blockNumber', []);
    await until(() => asked.length);
    clock.move(RPC_DEADLINE_MS);
    expect(await rejection(asking)).to.include({ code: 'rpc_failed' });
    expect(clock.waiting).to.equal(0);
    await settled();
    expect(asked).to.have.length(1);
  });

  it('stops when aborted', async () => {
    const asked = serve(() => delay('infinite').then(() => HttpResponse.json({})));
    const controller = new AbortController();
    const asking = setUp({ signal: controller.signal }).request('eth_blockNumber', []);
    await until(() => asked.length);
    controller.abort();
    expect(await rejection(asking)).to.include({ code: 'aborted' });
  });

  it('reads through the wallet without an RPC URL', async () => {
    const seen: unknown[] = [];
    const wallet = {
      request: async (args: unknown) => {
        seen.push(args);
        return '0x3';
      },
    } as unknown as Eip1193Provider;
    expect(await setUp({ rpcUrl: undefined, wallet }).request('eth_getBalance', ['0xabc'])).to.equal('0x3');
    expect(seen).to.deep.equal([{ method: 'eth_getBalance', params: ['0xabc'] }]);
  });

  for (const [what, request] of [
    ['rejects', async () => Promise.reject({ code: -32603, message: 'Lost its node' })],
    [
      'throws',
      () => {
        throw new Error('Broken');
      },
    ],
  ] as const) {
    it(`cannot read through a wallet that ${what}`, async () => {
      const wallet = { request } as unknown as Eip1193Provider;
      const asking = setUp({ rpcUrl: undefined, wallet }).request('eth_getBalance', []);
      expect(await rejection(asking)).to.include({ code: 'rpc_failed' });
    });
  }

  it('gives a silent wallet up at the deadline, and stops when aborted', async () => {
    const wallet = { request: () => new Promise(() => undefined) } as unknown as Eip1193Provider;
    const { clock, request } = setUp({ rpcUrl: undefined, wallet });
    const asking = request('eth_getBalance', []);
    clock.move(RPC_DEADLINE_MS);
    expect(await rejection(asking)).to.include({ code: 'rpc_failed' });
    const controller = new AbortController();
    const stopped = setUp({ rpcUrl: undefined, wallet, signal: controller.signal }).request('eth_call', []);
    controller.abort();
    expect(await rejection(stopped)).to.include({ code: 'aborted' });
  });

  it('rejects when there is no way to read', () => {
    expect(() => setUp({ rpcUrl: undefined })).to.throw('Give an rpcUrl for eip155:31337');
  });

  for (const answer of [null, '', '0x', 'lots', 12, {}, ['0x1'], '0xzz']) {
    it(`rejects ${JSON.stringify(answer)} as a balance`, async () => {
      serve(result(answer));
      expect(await rejection(readNativeBalance(setUp().request, '0xabc'))).to.include({ code: 'rpc_failed' });
    });
  }

  it('reads a balance larger than any JavaScript number', async () => {
    serve(result(`0x${'f'.repeat(64)}`));
    expect(await readNativeBalance(setUp().request, '0xabc')).to.equal(2n ** 256n - 1n);
  });
});
