// Run alone: `node --test test/sandbox/services/directory.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { bundled } from '../../tools/bundled.mjs';
import { sandboxNode } from '../sandboxNode.mjs';

const { directoryWallets } = await bundled('src/sandbox/services/directoryWallets.ts');

let server;
before(async () => {
  server = await sandboxNode.startSandboxServer({ port: 0 });
});
after(() => server?.stop());
afterEach(() => {
  server.failures.clear();
  server.analytics.clear();
});

const HEADERS = { 'x-project-id': 'mine', 'x-sdk-type': 'w3m', 'x-sdk-version': 'js-1' };
const get = (path, query = {}, init = {}) =>
  fetch(`${server.url}${path}?${new URLSearchParams(query)}`, { headers: HEADERS, ...init });
async function find(query) {
  const response = await get('/getWallets', query);
  assert.equal(response.status, 200);
  return response.json();
}
const namesOf = ({ data }) => data.map(({ name }) => name);
const [first, second, third] = directoryWallets();

describe('the wallet directory', () => {
  it('has 600 wallets with unique ids, names and image ids', async () => {
    const wallets = directoryWallets();
    assert.equal(wallets.length, 600);
    for (const key of ['id', 'name', 'image_id']) {
      assert.equal(new Set(wallets.map((wallet) => wallet[key])).size, 600, key);
    }
    for (const { id, image_id } of wallets) {
      assert.match(id, /^[0-9a-f]{64}$/);
      assert.match(image_id, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    }
  });

  it('has wallets of every kind', () => {
    const wallets = directoryWallets();
    const some = (test) => assert.ok(wallets.some(test), `${test}`);
    some(({ mobile_link }) => mobile_link?.startsWith('https://'));
    some(({ mobile_link }) => mobile_link?.endsWith('://'));
    some(({ mobile_link, desktop_link, webapp_link }) => mobile_link && desktop_link && webapp_link);
    some(
      ({ mobile_link, desktop_link, webapp_link, rdns }) =>
        !mobile_link && !desktop_link && !webapp_link && rdns,
    );
    some(
      ({ mobile_link, desktop_link, webapp_link, rdns }) =>
        !mobile_link && !desktop_link && !webapp_link && !rdns,
    );
    some(({ app_store, play_store }) => app_store && !play_store);
    some(({ chrome_store, injected }) => chrome_store && injected?.length);
    some(({ rdns }) => rdns === 'org.wallet-modal.sandbox');
    some(({ chains }) => chains.every((chain) => chain.startsWith('solana:')));
    some(
      ({ chains }) => chains.includes('eip155:31337') && chains.some((chain) => chain.startsWith('solana:')),
    );
    some(({ badge_type }) => badge_type === 'certified');
    some(({ categories }) => categories.length > 1);
    some(({ name }) => name.length > 60);
    some(({ name }) => /^\p{Script=Arabic}/u.test(name));
    some(({ name }) => /^\p{Script=Hebrew}/u.test(name));
    assert.equal(wallets.filter(({ name }) => name.toLowerCase().startsWith('meadow')).length, 4);
  });

  it('pages, and counts the results', async () => {
    const pages = await Promise.all([1, 2, 15, 16].map((page) => find({ page, entries: 40 })));
    assert.deepEqual(
      pages.map(({ data, count }) => [data.length, count]),
      [
        [40, 600],
        [40, 600],
        [40, 600],
        [0, 600],
      ],
    );
    assert.deepEqual(
      pages.flatMap(({ data }) => data.map(({ id }) => id)),
      [0, 40, 560].flatMap((from) => directoryWallets().slice(from, from + 40)).map(({ id }) => id),
    );
    assert.deepEqual(await find({ entries: 0 }), { data: [], count: 600 });
  });

  for (const [search, found] of [
    ['ecrin', ['Écrin']],
    ['ÉCRIN', ['Écrin']],
    ['brulee', ['Crème Brûlée Pay']],
    ['محفظة', ['محفظة النور', 'محفظة Nur 2']],
    [' meadow ', ['Meadow', 'MEADOW', 'Meadow.', 'Meadow Wallet']],
    ['<b>', ['Salt & <b>Pepper</b>']],
    ['nothing like it', []],
  ]) {
    it(`finds ${JSON.stringify(search)}`, async () => {
      assert.deepEqual(namesOf(await find({ search, entries: 100 })), found);
    });
  }

  it('includes and excludes ids', async () => {
    const include = [third, first].map(({ id }) => id).join(',');
    assert.deepEqual(await find({ include }), { data: [first, third], count: 2 });
    assert.deepEqual(await find({ include, exclude: first.id }), { data: [third], count: 1 });
    const { data, count } = await find({ exclude: first.id, entries: 1 });
    assert.deepEqual([data, count], [[second], 599]);
  });

  it('filters by networks', async () => {
    const { data, count } = await find({ chains: 'eip155:31337', entries: 100 });
    assert.ok(count < 600);
    assert.ok(data.every(({ chains }) => chains.includes('eip155:31337')));
    assert.deepEqual(await find({ chains: 'eip155:5' }), { data: [], count: 0 });
    const { count: both } = await find({ chains: 'eip155:31337', search: 'meadow' });
    assert.ok(both <= 4);
  });

  it('has an image for each wallet, and for any network, currency and token', async () => {
    const picture = async (path) => {
      const response = await fetch(`${server.url}${path}?projectId=mine&st=w3m&sv=test`);
      assert.equal(response.headers.get('content-type'), 'image/svg+xml; charset=utf-8');
      assert.equal(response.headers.get('access-control-allow-origin'), '*');
      return response.text();
    };
    const one = await picture(`/getWalletImage/${first.image_id}`);
    assert.match(one, /^<svg xmlns=/);
    assert.equal(await picture(`/getWalletImage/${first.image_id}`), one);
    assert.notEqual(await picture(`/getWalletImage/${second.image_id}`), one);
    for (const path of ['getAssetImage/692ed6ba', 'getCurrencyImage/EUR', 'getTokenImage/USDC']) {
      await picture(`/public/${path}`);
    }
    assert.equal((await get('/getWalletImage/none')).status, 404);
  });

  it('requires project id and SDK headers', async () => {
    const response = await fetch(`${server.url}/getWallets`, { headers: { 'x-project-id': 'mine' } });
    assert.equal(response.status, 401);
    assert.match((await response.json()).error, /x-sdk-type, x-sdk-version/);
  });

  it('answers pages of other origins', async () => {
    const response = await get('/getWallets', {}, { method: 'OPTIONS' });
    assert.equal(response.status, 204);
    assert.match(response.headers.get('access-control-allow-headers'), /x-project-id/);
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
  });

  for (const query of [{ page: 0 }, { page: 'two' }, { entries: 101 }, { entries: -1 }]) {
    it(`rejects ${JSON.stringify(query)}`, async () => {
      assert.equal((await get('/getWallets', query)).status, 400);
    });
  }

  it('is read-only', async () => {
    assert.equal((await get('/getWallets', {}, { method: 'POST' })).status, 405);
    assert.equal((await get('/getWallets/more')).status, 404);
  });

  it('is named in the configuration', async () => {
    const { directoryUrl, analyticsUrl } = await (await fetch(`${server.url}/sandbox/config.json`)).json();
    assert.deepEqual([directoryUrl, analyticsUrl], [server.url, server.url]);
  });
});

describe('directory failures', () => {
  const dial = (failure) => server.failures.set({ service: 'directory', ...failure });

  for (const mode of ['500', '429']) {
    it(`answer with ${mode}`, async () => {
      dial({ mode });
      const response = await get('/getWallets');
      assert.equal(response.status, Number(mode));
      // Without it, a page cannot read the status.
      assert.equal(response.headers.get('access-control-allow-origin'), '*');
    });
  }

  it('answer late, with invalid JSON, or cut the connection', async () => {
    dial({ mode: 'slow', ms: 200 });
    const start = performance.now();
    await find();
    assert.ok(performance.now() - start >= 190);
    dial({ mode: 'malformed' });
    await assert.rejects((await get('/getWallets')).json(), SyntaxError);
    dial({ mode: 'offline' });
    await assert.rejects(get('/getWallets'), TypeError);
  });

  it('break every second wallet and some images', async () => {
    dial({ mode: 'half-broken' });
    const { data, count } = await find({ entries: 40 });
    assert.deepEqual([data.length, count], [40, 600]);
    const whole = directoryWallets().slice(0, 40);
    assert.deepEqual(
      data.map((entry, index) => JSON.stringify(entry) === JSON.stringify(whole[index])),
      whole.map((_wallet, index) => index % 2 === 0),
    );
    assert.ok(data.includes(null));
    const statuses = await Promise.all(
      whole.map(async ({ image_id }) => (await get(`/getWalletImage/${image_id}`)).status),
    );
    assert.deepEqual([...new Set(statuses)].sort(), [200, 404]);
  });

  it('apply to some calls only, or to one client by its URL', async () => {
    dial({ mode: '500', methods: ['getWalletImage'] });
    await find();
    assert.equal((await get(`/getWalletImage/${first.image_id}`)).status, 500);
    assert.equal((await get('/getWallets', { mode: '429' })).status, 429);
    assert.equal((await get('/getWallets', { mode: 'sleepy' })).status, 400);
  });
});

describe('the analytics service', () => {
  const event = {
    eventId: '00000000-0000-4000-8000-000000000000',
    url: 'http://127.0.0.1/',
    domain: '127.0.0.1',
    timestamp: 1_700_000_000_000,
    props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
  };
  const send = (body, init = {}) =>
    get(
      '/e',
      {},
      {
        method: 'POST',
        headers: { ...HEADERS, 'content-type': 'text/plain' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
        ...init,
      },
    );
  const control = (method, body) =>
    fetch(`${server.url}/sandbox/analytics`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });

  it('stores events and lists them', async () => {
    assert.equal((await send(event)).status, 202);
    assert.deepEqual(server.analytics.events, [event]);
    assert.deepEqual(await (await control('GET')).json(), { isEnabled: false, events: [event] });
    assert.deepEqual(await (await control('DELETE')).json(), { isEnabled: false, events: [] });
  });

  it('is enabled for pages that leave the choice to the directory', async () => {
    const isEnabled = async () => (await (await get('/getAnalyticsConfig')).json()).isAnalyticsEnabled;
    assert.equal(await isEnabled(), false);
    await control('POST', { isEnabled: true });
    assert.equal(await isEnabled(), true);
    await control('POST', { isEnabled: false });
    assert.equal((await control('POST', { isEnabled: 'yes' })).status, 400);
    const form = { method: 'POST', body: '{"isEnabled":true}', headers: { 'content-type': 'text/plain' } };
    assert.equal((await fetch(`${server.url}/sandbox/analytics`, form)).status, 415);
    assert.equal(await isEnabled(), false);
  });

  it('rejects anything else', async () => {
    const bodies = [
      '',
      'null',
      '[]',
      { ...event, eventId: '7' },
      { ...event, url: 'http://127.0.0.1/?token=1' },
      { ...event, url: 'http://127.0.0.1/#token' },
      { ...event, domain: 'other.example' },
      { ...event, timestamp: '2026-01-01' },
      { ...event, visitor: 7 },
      { ...event, props: {} },
      { ...event, props: { type: 'track', event: 'MODAL_CREATED' } },
      { ...event, props: { type: 'track', event: 'toString' } },
      { ...event, props: { ...event.props, properties: { connected: true, address: '0x1' } } },
      { props: event.props },
    ];
    for (const body of bodies) assert.equal((await send(body)).status, 400, JSON.stringify(body));
    assert.equal((await send(event, { headers: {} })).status, 401);
    const json = { ...HEADERS, 'content-type': 'application/json' };
    assert.equal((await send(event, { headers: json })).status, 415);
    assert.equal((await get('/e')).status, 405);
    assert.deepEqual(server.analytics.events, []);
  });

  it('fails on request', async () => {
    server.failures.set({ service: 'analytics', mode: '500', times: 1 });
    assert.equal((await send(event)).status, 500);
    assert.equal((await send(event)).status, 202);
  });
});
