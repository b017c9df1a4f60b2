import { expect } from 'chai';
import { get, type HttpService, post, statusOf, urlOf } from '../../src/api/http.js';
import { type FakeClock, fakeClock } from '../support/fakeClock.js';
import { rejection, until } from '../support/promises.js';

interface Answer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly text?: string;
}
/** A response, a network error, or no answer. */
type Step = Answer | Error | 'silence';
interface Rejection {
  readonly code: string;
  readonly details: string;
  readonly cause: unknown;
}

const GOOD: Answer = { text: '{"a":1}' };

/** The answers in order; the last one repeats. */
let steps: Step[] = [];
let asked: { url: string; init: RequestInit }[] = [];
const realFetch = globalThis.fetch;
before(() => {
  globalThis.fetch = async (url, init = {}) => {
    asked.push({ url: `${url}`, init });
    const step = steps[Math.min(asked.length, steps.length) - 1];
    if (step === 'silence' || step === undefined) return new Promise(() => {});
    if (step instanceof Error) throw step;
    const { status = 200, headers = {}, text = null } = step;
    return new Response(text, { status, headers });
  };
});
beforeEach(() => {
  steps = [GOOD];
  asked = [];
});
after(() => {
  globalThis.fetch = realFetch;
});

const serviceWith = (clock: FakeClock, more: Partial<HttpService> = {}): HttpService => ({
  baseUrl: 'https://api.example/service',
  headers: { 'x-a': 'b' },
  clock,
  deadlineMs: 1000,
  mostBytes: 1000,
  retry: { tries: 3, pauseMs: 1000, longestPauseMs: 10_000 },
  failure: { code: 'directory_failed', message: 'No list.', advice: 'Look there.' },
  ...more,
});
const read = (response: Response) => response.json() as Promise<unknown>;
const never = new AbortController().signal;

function ask(clock = fakeClock(), signal = never) {
  return get(serviceWith(clock), 'list', { params: { page: 1, search: '' }, signal, read });
}
function tell(clock = fakeClock(), isRepeatable?: boolean) {
  return post(serviceWith(clock), 'price', { body: { to: 'usd' }, isRepeatable, signal: never, read });
}
const headersOf = (index: number) => new Headers(asked[index]?.init.headers);

describe('a request to a service', () => {
  it('is a GET with the headers and the non-empty parameters', async () => {
    expect(await ask()).to.deep.equal({ a: 1 });
    expect(asked[0]?.url).to.equal('https://api.example/service/list?page=1');
    expect(asked[0]?.init.method ?? 'GET').to.equal('GET');
    expect(headersOf(0).get('x-a')).to.equal('b');
    expect(asked[0]?.init.credentials).to.equal('omit');
  });

  it('is a POST with JSON', async () => {
    expect(await tell()).to.deep.equal({ a: 1 });
    expect(asked[0]?.init).to.include({ method: 'POST', body: '{"to":"usd"}', credentials: 'omit' });
    expect(headersOf(0).get('x-a')).to.equal('b');
    expect(headersOf(0).get('content-type')).to.equal('application/json');
  });

  it('uses the content type of the service', async () => {
    const service = serviceWith(fakeClock(), { headers: { 'content-type': 'text/plain' } });
    await post(service, 'e', { body: {}, signal: undefined, read });
    expect(headersOf(0).get('content-type')).to.equal('text/plain');
  });

  it('keeps the path and the query of the base', () => {
    const url = urlOf('https://api.example/v2/?key=1', 'getWallets', { include: 'a,b' });
    expect(url).to.equal('https://api.example/v2/getWallets?key=1&include=a%2Cb');
  });

  for (const [what, step, code, status] of [
    ['a refusal', { status: 403 }, 'directory_failed', 403],
    ['a missing resource', { status: 404 }, 'directory_failed', 404],
    ['a network error', new TypeError('Failed to fetch'), 'directory_failed', undefined],
    ['an invalid answer', { text: '{"a":' }, 'directory_failed', undefined],
  ] as const) {
    it(`fails at once on ${what}, with the service's error`, async () => {
      steps = [step];
      const error = await rejection<Rejection>(ask());
      expect(error.code).to.equal(code);
      expect(error.details).to.match(/\w\. Look there\.$/);
      expect(statusOf(error)).to.equal(status);
      expect(asked).to.have.length(1);
    });
  }

  it('tells developers the status and where to look', async () => {
    steps = [{ status: 403 }];
    expect((await rejection<Rejection>(ask())).details).to.equal('HTTP status code: 403. Look there.');
  });

  it('fails at its deadline and stops', async () => {
    steps = ['silence'];
    const clock = fakeClock();
    const failed = rejection<Rejection>(ask(clock));
    clock.move(1000);
    const error = await failed;
    expect(error.code).to.equal('directory_failed');
    expect(error.cause).to.include({ code: 'timeout' });
    expect(asked[0]?.init.signal?.aborted).to.equal(true);
  });

  it('stops when its signal aborts', async () => {
    steps = ['silence'];
    const clock = fakeClock();
    const controller = new AbortController();
    const failed = rejection(ask(clock, controller.signal));
    controller.abort();
    expect((await failed).code).to.equal('aborted');
    expect(asked[0]?.init.signal?.aborted).to.equal(true);
    expect(clock.waiting).to.equal(0);
  });

  it('stops when its signal aborts during a pause', async () => {
    steps = [{ status: 500 }];
    const clock = fakeClock();
    const controller = new AbortController();
    const failed = rejection(ask(clock, controller.signal));
    await until(() => asked.length === 1 && clock.waiting === 1, 'the pause');
    controller.abort();
    expect((await failed).code).to.equal('aborted');
    expect(clock.waiting).to.equal(0);
  });
});

describe('a service that is busy or broken', () => {
  for (const status of [429, 500, 503]) {
    it(`is asked again after ${status}`, async () => {
      steps = [{ status }, GOOD];
      const clock = fakeClock();
      expect(await clock.moveUntil(ask(clock))).to.deep.equal({ a: 1 });
      expect(asked).to.have.length(2);
    });
  }

  for (const [what, headers, passedMs] of [
    ['after a second', {}, 1000],
    ['when it says', { 'retry-after': '5' }, 5000],
    ['within reason', { 'retry-after': '3600' }, 10_000],
    ['after a second if it says nonsense', { 'retry-after': 'soon' }, 1000],
  ] as const) {
    it(`is asked again ${what}`, async () => {
      steps = [{ status: 429, headers }, GOOD];
      const clock = fakeClock();
      const start = clock.now();
      await clock.moveUntil(ask(clock));
      expect(clock.now() - start).to.equal(passedMs);
    });
  }

  for (const [what, call, requests, passedMs] of [
    ['a GET', ask, 3, 3000],
    ['a POST', tell, 1, 0],
    ['a POST that may be repeated', (clock: FakeClock) => tell(clock, true), 3, 3000],
  ] as const) {
    it(`is sent ${what} ${requests === 1 ? 'once' : `${requests} times`} in an outage, and no more`, async () => {
      steps = [{ status: 503 }];
      const clock = fakeClock();
      const start = clock.now();
      const error = await rejection<Rejection>(clock.moveUntil(call(clock)));
      expect(error.code).to.equal('directory_failed');
      expect(clock.now() - start).to.equal(passedMs);
      clock.move(3_600_000);
      expect(asked).to.have.length(requests);
    });
  }

  it('is sent one request if it has no retry rule', async () => {
    steps = [{ status: 503 }];
    const { retry: _, ...once } = serviceWith(fakeClock());
    await rejection(get(once, 'list', { signal: never, read }));
    expect(asked).to.have.length(1);
  });
});
