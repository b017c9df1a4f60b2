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

  it('answers by its handlers', async () => {
    expect(await (await fetch('/api/one')).json()).to.deep.equal({ one: 1 });
  });

  it('answers by the handlers of a test', async () => {
    worker.use(http.get('/api/one', () => HttpResponse.json({ one: 2 })));
    expect(await (await fetch('/api/one')).json()).to.deep.equal({ one: 2 });
  });

  it('notes a request that nothing handles', async () => {
    expect((await fetch('/api/unknown')).status).to.equal(500);
    expect(worker.unhandled.splice(0)).to.deep.equal([`GET ${location.origin}/api/unknown`]);
  });

  it('has handlers that requests are still on their way to', () => {
    worker.use(http.get('/api/left', () => HttpResponse.json({})));
    left = Promise.all(Array.from({ length: 40 }, (_, at) => fetch(`/api/left?${at}`)));
  });

  it('answers what the last test left on its way by the handlers of that test', async () => {
    expect((await left)?.every(({ ok }) => ok)).to.equal(true);
  });

  it('ends while a request is on its way', () => {
    late = Promise.all(Array.from({ length: 40 }, (_, at) => fetch(`${import.meta.url}?${at}`)));
  });
});

describe('a request that its suite left behind', () => {
  mockNetwork();

  it('is answered', async () => {
    expect((await late)?.every(({ ok }) => ok)).to.equal(true);
  });
});

describe('keys', () => {
  it('reach what has the focus, with modifiers', async () => {
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
  it('passes what is fine', async () => {
    await expectAccessible(fixture('<button>Connect</button>'));
  });

  it('says what is wrong inside a shadow root', async () => {
    const root = fixture('<div></div>').attachShadow({ mode: 'open' });
    root.append(document.createElement('button'));
    const text = await expectAccessible(root).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(text).to.include('Buttons must have discernible text').and.to.include('<button></button>');
  });
});

describe('the policy of the page', () => {
  it('blocks markup from text', function () {
    if (!('trustedTypes' in globalThis)) this.skip();
    // Expected here, so it is kept from what fails a test for it.
    const expected = (event: Event) => event.stopImmediatePropagation();
    document.addEventListener('securitypolicyviolation', expected, { capture: true, once: true });
    expect(() => {
      document.createElement('p').innerHTML = '<b>text</b>';
    }).to.throw(TypeError);
  });
});
