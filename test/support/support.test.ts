import { expect } from 'chai';
import { HttpResponse, http } from 'msw';
import { expectAccessible } from './axe.js';
import { fixture } from './fixture.js';
import { focused, press, type } from './keys.js';
import { mockNetwork } from './worker.js';

let late: Promise<Response[]> | undefined;
let left: Promise<Response[]> | undefined;

describe('mockNetwork', () => {
  const worker = mockNetwork(http.get('/api/one', () => HttpResponse.json({ one: 1 })));

  it('answers with its handlers', async () => {
    expect(await (await fetch('/api/one')).json()).to.deep.equal({ one: 1 });
  });

  it('answers with a test’s handlers', async () => {
    worker.use(http.get('/api/one', () => HttpResponse.json({ one: 2 })));
    expect(await (await fetch('/api/one')).json()).to.deep.equal({ one: 2 });
  });

  it('records an unhandled request', async () => {
    expect((await fetch('/api/unknown')).status).to.equal(500);
    expect(worker.unhandled.splice(0)).to.deep.equal([`GET ${location.origin}/api/unknown`]);
  });

  it('has handlers that pending requests still need', () => {
    worker.use(http.get('/api/left', () => HttpResponse.json({})));
    left = Promise.all(Array.from({ length: 40 }, (_, at) => fetch(`/api/left?${at}`)));
  });

  it('answers a previous test’s pending request with that test’s handlers', async () => {
    expect((await left)?.every(({ ok }) => ok)).to.equal(true);
  });

  it('ends while a request is pending', () => {
    late = Promise.all(Array.from({ length: 40 }, (_, at) => fetch(`${import.meta.url}?${at}`)));
  });
});

describe('a request left pending by its suite', () => {
  mockNetwork();

  it('is answered', async () => {
    expect((await late)?.every(({ ok }) => ok)).to.equal(true);
  });
});

describe('keys', () => {
  it('reach the focused element, with modifiers', async () => {
    fixture('<form><input id="first" aria-label="First"><input id="second" aria-label="Second"></form>');
    const [first, second] = document.querySelectorAll('input');
    first?.focus();
    await type('hello');
    await press('Tab');
    expect(focused()).to.equal(second);
    await press('Shift+Tab');
    expect(focused()).to.equal(first);
    expect(first?.value).to.equal('hello');
  });
});

describe('expectAccessible', () => {
  it('accepts valid markup', async () => {
    await expectAccessible(fixture('<button>Connect</button>'));
  });

  it('reports violations inside a shadow root', async () => {
    const root = fixture('<div></div>').attachShadow({ mode: 'open' });
    root.append(document.createElement('button'));
    const text = await expectAccessible(root).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(text).to.include('Buttons must have discernible text').and.to.include('<button></button>');
  });
});

describe('the page’s policy', () => {
  it('blocks markup from strings', function () {
    if (!('trustedTypes' in globalThis)) this.skip();
    // Expected here, so it must not fail this test.
    const expected = (event: Event) => event.stopImmediatePropagation();
    document.addEventListener('securitypolicyviolation', expected, { capture: true, once: true });
    expect(() => {
      document.createElement('p').innerHTML = '<b>text</b>';
    }).to.throw(TypeError);
  });
});
