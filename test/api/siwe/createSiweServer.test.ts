import { expect } from 'chai';
import { delay, HttpResponse, http } from 'msw';
import { createSiweServer } from '../../../src/api/siwe/createSiweServer.js';
import { fakeClock } from '../../support/fakeClock.js';
import { rejection, until } from '../../support/promises.js';
import { mockNetwork } from '../../support/worker.js';

const DEADLINE_MS = 10_000;
const network = mockNetwork();
const base = `${location.origin}/auth`;
const server = (clock = fakeClock()) => createSiweServer(base, { clock });
const signed = { message: 'words', signature: '0x11' };

/** Answers a route, and returns the requests. */
function answer(method: 'get' | 'post', path: string, body: () => Response | Promise<Response>) {
  const asked: Request[] = [];
  network.use(
    http[method](`${base}/${path}`, ({ request }) => {
      asked.push(request.clone());
      return body();
    }),
  );
  return asked;
}
const failureOf = async (call: unknown) => (await rejection(Promise.resolve(call))).code;

describe('the server at siwe-url', () => {
  it('is asked for a nonce, with the cookies of the site', async () => {
    const asked = answer('get', 'nonce', () => HttpResponse.json({ nonce: 'abcdef123456' }));
    expect(await server().getNonce?.()).to.equal('abcdef123456');
    expect(asked[0]?.credentials).to.equal('include');
    expect(asked[0]?.cache).to.equal('no-store');
  });

  it('is given what was signed, as JSON', async () => {
    const asked = answer('post', 'verify', () => HttpResponse.json({ address: '0x', chainId: 'eip155:1' }));
    expect(await server().verifyMessage?.({ ...signed, cacao: { s: 1 } })).to.equal(true);
    expect(await asked[0]?.json()).to.deep.equal({ ...signed, cacao: { s: 1 } });
    expect(asked[0]?.headers.get('content-type')).to.equal('application/json');
  });

  for (const status of [400, 401, 403, 422]) {
    it(`does not accept a signature with status ${status}, and may say why`, async () => {
      answer('post', 'verify', () => HttpResponse.json({ error: 'The nonce was used.' }, { status }));
      const error = await rejection<{ code: string; details: string }>(
        Promise.resolve(server().verifyMessage?.(signed)),
      );
      expect([error.code, error.details]).to.deep.equal(['siwe_refused', 'The nonce was used.']);
    });
  }

  it('may refuse without words', async () => {
    answer('post', 'verify', () => HttpResponse.html('<h1>Forbidden</h1>', { status: 403 }));
    expect(await failureOf(server().verifyMessage?.(signed))).to.equal('siwe_refused');
  });

  it('has failed with status 500, and is not asked again', async () => {
    const asked = answer('post', 'verify', () => new HttpResponse(null, { status: 500 }));
    expect(await failureOf(server().verifyMessage?.(signed))).to.equal('siwe_failed');
    expect(asked.length).to.equal(1);
  });

  it('says who is signed in', async () => {
    const session = { address: '0xab', chainId: 'eip155:1', expiresAt: '2030-01-01T00:00:00Z' };
    answer('get', 'session', () => HttpResponse.json(session));
    expect(await server().getSession?.()).to.deep.equal(session);
  });

  for (const status of [401, 204]) {
    it(`says by status ${status} that nobody is`, async () => {
      answer('get', 'session', () => new HttpResponse(null, { status }));
      expect(await server().getSession?.()).to.equal(undefined);
    });
  }

  it('may have no wishes for the message', async () => {
    answer('get', 'params', () => new HttpResponse(null, { status: 404 }));
    expect(await server().getMessageParams?.()).to.deep.equal({});
    answer('get', 'params', () => HttpResponse.json({ statement: 'Welcome.' }));
    expect(await server().getMessageParams?.()).to.deep.equal({ statement: 'Welcome.' });
  });

  it('ends the session', async () => {
    const asked = answer('post', 'sign-out', () => new HttpResponse(null, { status: 204 }));
    await server().signOut?.();
    expect(asked.length).to.equal(1);
  });

  for (const [what, body] of [
    ['no JSON', () => HttpResponse.text('hello')],
    ['something else', () => HttpResponse.json({ nonce: 5 })],
    ['nothing', () => new HttpResponse(null, { status: 204 })],
    ['a redirect to nowhere', () => HttpResponse.error()],
  ] as const) {
    it(`fails with ${what} for a nonce`, async () => {
      answer('get', 'nonce', body);
      expect(await failureOf(server().getNonce?.())).to.equal('siwe_failed');
    });
  }

  it('is not waited for without end', async () => {
    const clock = fakeClock();
    const asked = answer('get', 'nonce', async () => {
      await delay('infinite');
      return new HttpResponse();
    });
    const failing = failureOf(server(clock).getNonce?.());
    await until(() => asked.length > 0);
    clock.move(DEADLINE_MS);
    expect(await failing).to.equal('siwe_failed');
  });
});
