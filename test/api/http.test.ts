import { expect } from 'chai';
import { delay, HttpResponse, http as msw } from 'msw';
import { addressOf, get, type Http, HttpError } from '../../src/api/http.js';
import { fakeClock } from '../support/fakeClock.js';
import { mockNetwork } from '../support/worker.js';

const network = mockNetwork();
const URL_OF_LIST = `${location.origin}/service/list`;

function ask(clock = fakeClock(), signal = new AbortController().signal) {
  const http: Http = {
    baseUrl: `${location.origin}/service`,
    headers: { 'x-a': 'b' },
    clock,
    deadlineMs: 1000,
  };
  const promise = get(http, 'list', {
    params: { page: 1, search: '' },
    signal,
    read: (response) => response.json() as Promise<unknown>,
  });
  return { clock, promise: promise.catch((error: unknown) => error) };
}

/** Gives these answers in order, repeats the last, and counts the requests. */
function answers(...list: (() => Response | Promise<Response>)[]) {
  const asked: Request[] = [];
  network.use(
    msw.get(URL_OF_LIST, ({ request }) => {
      asked.push(request);
      return (list[Math.min(asked.length, list.length) - 1] as () => Response)();
    }),
  );
  return asked;
}
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new HttpResponse(null, { status: code, headers });
const good = () => HttpResponse.json({ a: 1 });

/** Runs timers until the answer arrives. Network answers take real time. */
async function settle({ clock, promise }: ReturnType<typeof ask>, step = 500) {
  let isDone = false;
  promise.then(() => {
    isDone = true;
  });
  let passed = 0;
  while (!isDone) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    if (clock.waiting && !isDone) {
      clock.move(step);
      passed += step;
    }
  }
  return { result: await promise, passed };
}

describe('get', () => {
  it('sends headers and leaves out empty query values', async () => {
    const asked = answers(good);
    expect(await ask().promise).to.deep.equal({ a: 1 });
    expect(new URL(asked[0]?.url ?? '').search).to.equal('?page=1');
    expect(asked[0]?.headers.get('x-a')).to.equal('b');
    expect(asked[0]?.credentials).to.equal('omit');
  });

  it('keeps the path and query of the base URL', () => {
    const url = addressOf({ baseUrl: 'https://api.example/v2/?key=1' }, 'getWallets', { include: 'a,b' });
    expect(url).to.equal('https://api.example/v2/getWallets?key=1&include=a%2Cb');
  });

  for (const code of [429, 500, 503]) {
    it(`retries after status ${code}`, async () => {
      const asked = answers(status(code), good);
      const { result } = await settle(ask(), 100);
      expect(result).to.deep.equal({ a: 1 });
      expect(asked.length).to.equal(2);
    });
  }

  it('gives up after three tries', async () => {
    const asked = answers(status(500));
    const { result } = await settle(ask(), 100);
    expect((result as HttpError).message).to.equal('HTTP status code: 500');
    expect(asked.length).to.equal(3);
  });

  it('respects Retry-After, up to a limit', async () => {
    answers(status(429, { 'retry-after': '5' }), good);
    const patient = await settle(ask(), 100);
    expect(patient.passed).to.be.greaterThan(4900);
    answers(status(429, { 'retry-after': '3600' }), good);
    expect((await settle(ask(), 500)).passed).to.be.lessThan(15_000);
  });

  it('does not retry a refused request', async () => {
    const asked = answers(status(404));
    const result = await ask().promise;
    expect(result).to.be.instanceOf(HttpError);
    expect((result as HttpError).status).to.equal(404);
    expect(asked.length).to.equal(1);
  });

  it('rejects after its deadline', async () => {
    answers(async () => {
      await delay('infinite');
      return good();
    });
    const { result } = await settle(ask());
    expect((result as { code?: string }).code).to.equal('timeout');
  });

  it('stops when aborted, also between tries', async () => {
    answers(status(500));
    const controller = new AbortController();
    const { clock, promise } = ask(fakeClock(), controller.signal);
    while (!clock.waiting) await new Promise((resolve) => setTimeout(resolve, 10));
    controller.abort();
    expect(((await promise) as { code?: string }).code).to.equal('aborted');
    expect(clock.waiting).to.equal(0);
  });
});
