import { expect } from 'chai';
import { boundedFetch } from '../../../src/lib/requests/boundedFetch.js';

describe('boundedFetch', () => {
  const real = globalThis.fetch;
  let sent: RequestInit | undefined;
  beforeEach(() => {
    globalThis.fetch = async (_, init) => {
      sent = init;
      return new Response('{}');
    };
  });
  afterEach(() => {
    globalThis.fetch = real;
  });

  it('sends no cookies, not even to the page’s own server', async () => {
    await boundedFetch('/rpc', { method: 'POST' }, 100);
    expect(sent).to.include({ method: 'POST', credentials: 'omit', redirect: 'error' });
  });

  it('sends them where the caller says so, and follows no redirect', async () => {
    await boundedFetch('/session', { credentials: 'include', redirect: 'follow' }, 100);
    expect(sent).to.include({ credentials: 'include', redirect: 'error' });
  });
});
