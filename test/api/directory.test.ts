import { expect } from 'chai';
import { HttpResponse, http as msw } from 'msw';
import { createDirectory } from '../../src/api/directory/createDirectory.js';
import { systemClock } from '../../src/lib/clock.js';
import type { WalletModalError } from '../../src/lib/errors.js';
import { mockNetwork } from '../support/worker.js';

const network = mockNetwork();
const base = `${location.origin}/directory`;
const signal = new AbortController().signal;
const open = () => createDirectory({ setting: { url: base, projectId: 'p1' }, clock: systemClock });
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: WalletModalError) => error,
  );

function answerWith(body: () => Response) {
  const asked: Request[] = [];
  network.use(
    msw.get(`${base}/getWallets`, ({ request }) => {
      asked.push(request);
      return body();
    }),
  );
  return asked;
}

describe('the directory client', () => {
  it('asks in the format of the hosted directory', async () => {
    const asked = answerWith(() => HttpResponse.json({ data: [], count: 0 }));
    await open().wallets(
      { page: 2, entries: 40, chain: 'eip155:1', include: ['a', 'b'], exclude: ['c'], search: 'x y' },
      signal,
    );
    const { searchParams } = new URL(asked[0]?.url ?? '');
    expect([...searchParams]).to.deep.equal([
      ['page', '2'],
      ['entries', '40'],
      ['chains', 'eip155:1'],
      ['include', 'a,b'],
      ['exclude', 'c'],
      ['search', 'x y'],
    ]);
    const header = (name: string) => asked[0]?.headers.get(name);
    expect(header('x-project-id')).to.equal('p1');
    expect(header('x-sdk-type')).to.equal('w3m');
    expect(header('x-sdk-version')).to.match(/^html-multichain-\d+\.\d+\.\d+(-rc\.\d+)?$/);
  });

  it('keeps valid wallets when others are broken', async () => {
    const data = [
      null,
      7,
      { id: 'a' },
      { id: 'a', name: { en: 'A' } },
      { id: 'good', name: 'Good', mobile_link: null, app_store: 5, extra: [] },
      { id: 'good', name: 'Twice' },
    ];
    answerWith(() => HttpResponse.json({ data, count: 'many' }));
    expect(await open().wallets({ entries: 4 }, signal)).to.deep.equal({
      wallets: [{ id: 'good', name: 'Good' }],
      count: data.length,
    });
  });

  for (const [what, body] of [
    ['no list', () => HttpResponse.json({ data: 'none', count: 1 })],
    ['no JSON', () => new HttpResponse('{"data":')],
    ['a refusal', () => new HttpResponse(null, { status: 403 })],
    ['a network error', () => HttpResponse.error()],
  ] as const) {
    it(`fails with the address to check on ${what}`, async () => {
      answerWith(body);
      const error = await caught(open().wallets({ entries: 4 }, signal));
      expect(error?.code).to.equal('directory_failed');
      expect(error?.details).to.include('Check directory-url');
    });
  }

  it('caches answers, but not failures', async () => {
    let isWell = false;
    const asked = answerWith(() =>
      isWell ? HttpResponse.json({ data: [], count: 0 }) : new HttpResponse(null, { status: 404 }),
    );
    const directory = open();
    await caught(directory.wallets({ entries: 4 }, signal));
    isWell = true;
    await directory.wallets({ entries: 4 }, signal);
    await directory.wallets({ entries: 4 }, signal);
    expect(asked.length).to.equal(2);
  });

  it('asks for images without headers, so that browsers send one request for each', async () => {
    const asked: Request[] = [];
    network.use(
      msw.get(`${base}/getWalletImage/one`, ({ request }) => {
        asked.push(request);
        return new HttpResponse('GIF', { headers: { 'content-type': 'image/gif' } });
      }),
    );
    await open().picture('wallet', 'one', signal);
    const query = new URL(asked[0]?.url ?? '').searchParams;
    expect([...query.keys()]).to.deep.equal(['projectId', 'st', 'sv']);
    expect(query.get('projectId')).to.equal('p1');
    expect(query.get('st')).to.equal('w3m');
    expect(query.get('sv')).to.match(/^html-multichain-\d+\.\d+\.\d+(-rc\.\d+)?$/);
    const own = [...(asked[0]?.headers.keys() ?? [])].filter((name) => name.startsWith('x-'));
    expect(own).to.deep.equal([]);
  });

  it('returns images as bytes, and asks once for a missing one', async () => {
    let asked = 0;
    network.use(
      msw.get(
        `${base}/getWalletImage/one`,
        () => new HttpResponse('<svg/>', { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } }),
      ),
      msw.get(
        `${base}/public/getAssetImage/one`,
        () => new HttpResponse('GIF', { headers: { 'content-type': 'image/gif' } }),
      ),
      msw.get(
        `${base}/public/getTokenImage/USDC.e`,
        () => new HttpResponse('PNG', { headers: { 'content-type': 'image/png' } }),
      ),
      msw.get(
        `${base}/public/getCurrencyImage/EUR`,
        () => new HttpResponse('EUR', { headers: { 'content-type': 'image/png' } }),
      ),
      msw.get(`${base}/getWalletImage/text`, () => new HttpResponse('hello')),
      msw.get(`${base}/getWalletImage/gone`, () => {
        asked += 1;
        return new HttpResponse(null, { status: 404 });
      }),
    );
    const directory = open();
    const { type, bytes } = await directory.picture('wallet', 'one', signal);
    expect([type, new TextDecoder().decode(bytes)]).to.deep.equal(['image/svg+xml', '<svg/>']);
    const asset = await directory.picture('asset', 'one', signal);
    expect([asset.type, new TextDecoder().decode(asset.bytes)]).to.deep.equal(['image/gif', 'GIF']);
    const token = await directory.picture('token', 'USDC.e', signal);
    expect([token.type, new TextDecoder().decode(token.bytes)]).to.deep.equal(['image/png', 'PNG']);
    const currency = await directory.picture('currency', 'EUR', signal);
    expect(new TextDecoder().decode(currency.bytes)).to.equal('EUR');
    expect((await caught(directory.picture('wallet', 'text', signal)))?.code).to.equal('directory_failed');
    await caught(directory.picture('wallet', 'gone', signal));
    await caught(directory.picture('wallet', 'gone', signal));
    expect(asked).to.equal(1);
    let isAskedElsewhere = false;
    network.use(
      msw.get(`${base}/*`, () => {
        isAskedElsewhere = true;
        return new HttpResponse('GIF', { headers: { 'content-type': 'image/gif' } });
      }),
    );
    expect((await caught(directory.picture('token', '..', signal)))?.code).to.equal('directory_failed');
    expect((await caught(directory.picture('currency', '..', signal)))?.code).to.equal('directory_failed');
    expect(isAskedElsewhere).to.equal(false);
    // A token may have the same name as a wallet without a picture.
    network.use(
      msw.get(
        `${base}/public/getTokenImage/gone`,
        () => new HttpResponse('PNG', { headers: { 'content-type': 'image/png' } }),
      ),
    );
    expect((await directory.picture('token', 'gone', signal)).type).to.equal('image/png');
  });

  for (const isAnalyticsEnabled of [true, false]) {
    it(`reads whether analytics is enabled (${isAnalyticsEnabled})`, async () => {
      network.use(msw.get(`${base}/getAnalyticsConfig`, () => HttpResponse.json({ isAnalyticsEnabled })));
      expect(await open().isAnalyticsEnabled(signal)).to.equal(isAnalyticsEnabled);
    });
  }

  it('ignores an analytics setting that is neither true nor false', async () => {
    network.use(
      msw.get(`${base}/getAnalyticsConfig`, () => HttpResponse.json({ isAnalyticsEnabled: 'yes' })),
    );
    expect((await caught(open().isAnalyticsEnabled(signal)))?.code).to.equal('directory_failed');
  });
});
