import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { getBlockNumber } from 'viem/actions';
import { get, post } from '../../src/api/http.js';
import { siweServer } from '../../src/api/siwe/siweServer.js';
import { ensClient } from '../../src/chains/evm/names/ensClient.js';
import { overHttp } from '../../src/chains/evm/rpc.js';
import { solanaRequest } from '../../src/chains/solana/solanaRpc.js';
import { fakeClock } from '../support/fakeClock.js';
import { until } from '../support/promises.js';

const { signal } = new AbortController();
const read = (response: Response) => response.text();
const message = { message: 'example.com wants you to sign in', signature: '0x1' };

/** A request of the product to each kind of service. Clocks stand still, so no request is repeated. */
const ASK: Readonly<Record<string, (url: string) => Promise<unknown>>> = {
  'a service': (url) => get(siweServer(url, fakeClock()), 'nonce', { signal, read }),
  'the server that verifies a sign-in': (url) =>
    post(siweServer(url, fakeClock()), 'verify', { body: message, signal, read }),
  'an EVM node': (url) => overHttp(url, { retryCount: 0 })('eth_chainId', [], signal),
  'a node that is asked for names': (url) => getBlockNumber(ensClient(url, signal), { cacheTime: 0 }),
  'a Solana node': (url) => {
    const network = { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana', rpcUrl: url };
    const clock = fakeClock();
    const answer = solanaRequest({ network, clock, signal } as never)('getEpochInfo', []);
    return Promise.race([
      answer,
      until(() => clock.waiting > 1, 'the next try').then(() => Promise.reject()),
    ]);
  },
};

const servers: Server[] = [];
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
const outcomeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    () => 'refused',
  );

const realFetch = globalThis.fetch;

describe('a stranger who answers requests', () => {
  // Other test files in the same process replace it until all have run.
  beforeEach(() => {
    globalThis.fetch = realFetch;
  });
  after(() => {
    for (const server of servers) server.close().closeAllConnections();
  });

  for (const [what, ask] of Object.entries(ASK)) {
    for (const status of [301, 302, 303, 307, 308]) {
      it(`cannot send what ${what} was asked to somebody else (${status})`, async () => {
        const reached: string[] = [];
        let asked = 0;
        const elsewhere = await serve((request, response) => {
          reached.push(`${request.method} ${request.url}`);
          response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
        });
        const url = await serve((_, response) => {
          asked += 1;
          response.writeHead(status, { location: elsewhere }).end();
        });
        expect(await outcomeOf(ask(url))).to.equal('refused');
        expect(asked).to.be.greaterThan(0);
        expect(reached).to.deep.equal([]);
      });
    }

    it(`cannot make the page read without end as ${what}`, async () => {
      let most = 0;
      const url = await serve((_, response) => {
        let sent = 0;
        response.writeHead(200, { 'content-type': 'application/json' });
        const megabyte = Buffer.alloc(1_000_000, 'x');
        const more = () => {
          // It ends at some point, so that a reader without a limit fails instead of hanging.
          if (sent >= 40_000_000) return void response.end('"');
          sent += megabyte.length;
          most = Math.max(most, sent);
          response.write(megabyte, more);
        };
        response.write('"', more);
      });
      expect(await outcomeOf(ask(url))).to.equal('refused');
      expect(most).to.be.within(1, 30_000_000);
    });
  }
});
