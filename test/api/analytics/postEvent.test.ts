import { expect } from 'chai';
import { delay, HttpResponse, http as msw } from 'msw';
import { postEvent } from '../../../src/api/analytics/postEvent.js';
import type { TrackedEvent } from '../../../src/lib/trackedEvents.js';
import { fakeClock } from '../../support/fakeClock.js';
import { until } from '../../support/promises.js';
import { mockNetwork } from '../../support/worker.js';

const ANALYTICS_DEADLINE_MS = 10_000;

const network = mockNetwork();
const base = `${location.origin}/analytics`;
const setting = { url: base, projectId: 'p1', permission: 'given' } as const;
const open: TrackedEvent = { event: 'MODAL_OPEN', properties: { connected: true } };
const post = (tracked: TrackedEvent, clock = fakeClock()) =>
  postEvent(setting, { tracked, timestamp: 1_700_000_000_000 }, clock);

function answerWith(body: () => Response | Promise<Response>) {
  const asked: { request: Request; text: string }[] = [];
  network.use(
    msw.post(`${base}/e`, async ({ request }) => {
      asked.push({ request, text: await request.clone().text() });
      return body();
    }),
  );
  return asked;
}

/** Firefox keeps requests that outlive their page from service workers, and so from the mocked network. */
const send = globalThis.fetch;
let outlives: boolean | undefined;
before(() => {
  globalThis.fetch = (input, init) => {
    outlives = init?.keepalive;
    return send(input, { ...init, keepalive: false });
  };
});
after(() => {
  globalThis.fetch = send;
});

describe('posting an event', () => {
  it('sends the documented format', async () => {
    const asked = answerWith(() => new HttpResponse(null, { status: 202 }));
    await post(open);
    const [{ request, text } = { request: new Request('/'), text: '{}' }] = asked;
    const { eventId, ...body } = JSON.parse(text);
    expect(eventId).to.match(/^[0-9a-f-]{36}$/);
    expect(body).to.deep.equal({
      url: location.origin + location.pathname,
      domain: location.hostname,
      timestamp: 1_700_000_000_000,
      props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: true } },
    });
    expect(request.headers.get('content-type')).to.match(/^text\/plain\b/);
    expect(request.headers.get('x-project-id')).to.equal('p1');
    expect(request.headers.get('x-sdk-type')).to.equal('w3m');
    expect(request.headers.get('x-sdk-version')).to.match(/^html-multichain-\d+\.\d+\.\d+(-rc\.\d+)?$/);
    expect(request.credentials).to.equal('omit');
    expect(outlives, 'the last events happen when the visitor leaves').to.equal(true);
  });

  it('leaves out the query and fragment of the page’s address', async () => {
    const asked = answerWith(() => new HttpResponse(null, { status: 202 }));
    const own = location.href;
    const secret = new URL(own);
    secret.searchParams.set('token', 'hush');
    secret.hash = 'hush';
    history.replaceState(null, '', secret);
    try {
      await post(open);
    } finally {
      history.replaceState(null, '', own);
    }
    expect(asked[0]?.text).not.to.include('hush');
    expect(asked[0]?.request.referrer).not.to.include('hush');
  });

  it('leaves out the account of an account history page', async () => {
    const asked = answerWith(() => new HttpResponse(null, { status: 202 }));
    const properties = { address: '0xabc', projectId: 'p1', isSmartAccount: false };
    await post({ event: 'LOAD_MORE_TRANSACTIONS', properties });
    expect(JSON.parse(asked[0]?.text ?? '').props.properties).to.deep.equal({
      projectId: 'p1',
      isSmartAccount: false,
    });
  });

  for (const [what, body] of [
    ['an error of the service', () => new HttpResponse(null, { status: 500 })],
    ['a refusal', () => new HttpResponse(null, { status: 403 })],
    ['a network error', () => HttpResponse.error()],
  ] as const) {
    it(`is tried once, and ignores ${what}`, async () => {
      const asked = answerWith(body);
      await post(open);
      expect(asked).to.have.length(1);
    });
  }

  it('stops when the service does not answer', async () => {
    const asked = answerWith(async () => {
      await delay('infinite');
      return new HttpResponse();
    });
    const clock = fakeClock();
    const posted = post(open, clock);
    await until(() => asked.length > 0, 'the request');
    clock.move(ANALYTICS_DEADLINE_MS);
    await posted;
    expect(clock.waiting).to.equal(0);
  });
});
