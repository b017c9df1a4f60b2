import { expect } from 'chai';
import { isWalletAskedAtom } from '../../src/atoms/connecting/walletAsked.js';
import { handleRequest } from '../../src/session/handleRequest.js';
import { fakeConnector, world } from '../atoms/fakes.js';
import { type Deferred, deferred, rejection, settled } from '../support/promises.js';

async function setUp() {
  const a = fakeConnector('a');
  const asked: Deferred<unknown>[] = [];
  Object.assign(a.provider ?? {}, {
    request() {
      const question = deferred<unknown>();
      asked.push(question);
      return question.promise;
    },
  });
  const here = world({ wallets: [a] });
  await here.connect(a);
  const request = (method: string) => handleRequest(here.store, { method }, async () => undefined);
  return { asked, request, isAsked: () => here.store.get(isWalletAskedAtom) };
}

describe('a request from the page', () => {
  for (const method of [
    'personal_sign',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_watchAsset',
    'wallet_sendCalls',
  ]) {
    it(`marks the wallet as asked while ${method} waits for approval`, async () => {
      const { asked, request, isAsked } = await setUp();
      const [first, second] = [request(method), rejection(request(method))];
      await settled();
      expect(isAsked()).to.equal(true);
      asked[0]?.resolve('0x');
      await first;
      expect(isAsked()).to.equal(true);
      asked[1]?.reject({ code: 4001 });
      await second;
      expect(isAsked()).to.equal(false);
    });
  }

  for (const method of [
    'eth_call',
    'eth_getBalance',
    'wallet_getCapabilities',
    'net_version',
    'eth_sendRawTransaction',
  ]) {
    it(`marks nothing while the wallet answers ${method} by itself`, async () => {
      const { asked, request, isAsked } = await setUp();
      const asking = request(method);
      await settled();
      expect(isAsked()).to.equal(false);
      asked[0]?.resolve('0x');
      expect(await asking).to.equal('0x');
    });
  }

  for (const [what, thrown, code] of [
    ['that its user refused', { code: -32603, message: 'User rejected the request.' }, 4001],
    ['that a node refused', { code: -32000, message: 'transaction rejected: underpriced' }, -32000],
    ['that somebody cancelled', { code: -32603, message: 'Request cancelled due to timeout' }, -32603],
    ['nothing', undefined, -32603],
  ] as const) {
    it(`fails with ${code} when the wallet says ${what}`, async () => {
      const { asked, request } = await setUp();
      const failed = rejection(request('eth_sendTransaction'));
      await settled();
      asked[0]?.reject(thrown);
      const error = await failed;
      expect(error).to.be.an('error');
      expect(error).to.include({ code, message: thrown?.message ?? 'Unknown error' });
    });
  }
});
