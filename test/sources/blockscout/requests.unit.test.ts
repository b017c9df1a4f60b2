import { expect } from 'chai';
import type { CaipNetworkId } from '../../../src/lib/networks/caip.js';
import { blockscout } from '../../../src/sources/blockscout/blockscout.js';
import type { BlockscoutOptions } from '../../../src/sources/blockscout/blockscoutOptions.js';
import { rejection } from '../../support/promises.js';
import { answering, networkWith } from './answering.js';

const { signal } = new AbortController();

/** The URL that the price of a network's currency is requested from. */
async function askedAt(options: BlockscoutOptions, network: CaipNetworkId): Promise<string | undefined> {
  const { source, sent } = answering({ stats: '{"coin_price":"1"}' }, options);
  await source.price(undefined, { network: networkWith({}, network), signal });
  return sent[0];
}

describe('requests to Blockscout', () => {
  for (const [options, network, expected] of [
    [{}, 'eip155:1', 'https://eth.blockscout.com/api/v2/stats'],
    [{}, 'eip155:10', 'https://explorer.optimism.io/api/v2/stats'],
    [{}, 'eip155:8453', 'https://base.blockscout.com/api/v2/stats'],
    [{}, 'eip155:31337', undefined],
    [{}, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', undefined],
    [{ apiKey: 'k 1' }, 'eip155:31337', 'https://api.blockscout.com/31337/api/v2/stats?apikey=k+1'],
    [{ url: 'https://scan.example/{chain_id}/' }, 'eip155:5', 'https://scan.example/5/api/v2/stats'],
    [{ url: { 'eip155:5': 'https://scan.example/api/v2' } }, 'eip155:5', 'https://scan.example/api/v2/stats'],
    [
      { url: { 'eip155:5': 'https://scan.example' }, apiKey: 'k' },
      'eip155:5',
      'https://scan.example/api/v2/stats?apikey=k',
    ],
    // A site with its own instance gets no others that it didn't choose, and its key isn't sent anywhere else.
    [{ url: { 'eip155:5': 'https://scan.example' }, apiKey: 'k' }, 'eip155:1', undefined],
  ] as const) {
    it(`of ${network} with ${JSON.stringify(options)} go to ${expected ?? 'nobody'}`, async () =>
      expect(await askedAt(options, network)).to.equal(expected));
  }

  it('follow no redirect, and carry neither cookies nor headers of ours', async () => {
    const { source, inits } = answering({ stats: '{"coin_price":"1"}' });
    await source.price(undefined, { network: networkWith(), signal });
    const [{ redirect, credentials, headers, method } = {}] = inits;
    expect({ redirect, credentials, headers, method }).to.deep.equal({
      redirect: 'error',
      credentials: 'omit',
      headers: {},
      method: undefined,
    });
  });

  const asked = { network: networkWith(), signal };
  const busy = { status: 429, body: '{"message":"Too many \u202erequests"}' };

  it('are sent again to a busy service, three times at most', async () => {
    const once = answering({ stats: [busy, '{"coin_price":"3"}'] });
    expect(await once.clock.moveUntil(once.source.price(undefined, asked))).to.equal('3');
    const always = answering({ stats: busy });
    const failed = rejection(always.source.price(undefined, asked));
    const { code, message } = await always.clock.moveUntil(failed);
    expect([code, message]).to.deep.equal([
      'source_failed',
      'Too many requests HTTP status code: 429. Check its url, and connect-src.',
    ]);
    expect(always.sent).to.have.length(3);
  });

  for (const [what, headers, busyMs] of [
    ['for half a minute', {}, 30_000],
    ['for as long as it says', { 'retry-after': '90' }, 90_000],
    ['for ten minutes at most', { 'retry-after': '1e400' }, 600_000],
  ] as const) {
    it(`leave a busy service alone ${what}, and are sent to others`, async () => {
      const { source, sent, clock } = answering({ stats: { ...busy, headers } });
      const first = await clock.moveUntil(rejection(source.price(undefined, asked)));
      clock.move(busyMs - 1);
      expect(await rejection(source.price(undefined, asked))).to.equal(first);
      expect(sent).to.have.length(3);
      await rejection(
        clock.moveUntil(source.price(undefined, { ...asked, network: networkWith({}, 'eip155:10') })),
      );
      expect(sent).to.have.length(6);
      clock.move(1);
      await rejection(source.price(undefined, asked));
      // It was busy the last time, so the request isn't repeated.
      expect(sent).to.have.length(7);
    });
  }

  it('are not repeated to a service that fails, until it has answered', async () => {
    const broken = { status: 503, body: '' };
    const well = '{"coin_price":"3"}';
    const { source, sent, clock } = answering({
      stats: [broken, broken, broken, broken, well, broken, well],
    });
    const price = () => clock.moveUntil(source.price(undefined, asked));
    await rejection(price());
    expect(sent).to.have.length(3);
    await rejection(price());
    expect(sent).to.have.length(4);
    expect(await price()).to.equal('3');
    expect(await price()).to.equal('3');
    expect(sent).to.have.length(7);
  });
});

describe('options of blockscout()', () => {
  for (const [url, message] of [
    [
      'https://scan.example',
      `"url" has no {chain_id}: name its network, such as { 'eip155:1': 'https://scan.example' }.`,
    ],
    ['http://scan.example/{chain_id}', '"url" has "http://scan.example/1", which is not an https: address.'],
    [{ 'eip155:1': '//scan.example' }, '"url" has "//scan.example", which is not an https: address.'],
    [
      { 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'https://scan.example' },
      '"url" has "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", which is not the id of an EVM network, such as "eip155:1".',
    ],
    [
      { 1: 'https://scan.example' },
      '"url" has "1", which is not the id of an EVM network, such as "eip155:1".',
    ],
  ] as const) {
    it(`refuse ${JSON.stringify(url)}`, () => expect(() => blockscout({ url })).to.throw(TypeError, message));
  }

  it('ask nobody by themselves', () => {
    const { sent } = answering({});
    blockscout();
    expect(sent).to.deep.equal([]);
  });
});
