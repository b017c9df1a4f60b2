import { expect } from 'chai';
import { groupByMonth, isSpam, mergeEntries, shownEntries } from '../../../src/lib/account/arrangeHistory.js';
import { ownedNfts } from '../../../src/lib/account/ownedNfts.js';
import { entry, nft, transfer } from './entries.js';

const spam = nft({ isSpam: true });

describe('spam', () => {
  for (const [title, transfers, expected] of [
    ['is what moves only marked things', [spam, spam], true],
    ['is one marked transfer', [spam], true],
    ['is not what moves something else too', [spam, transfer()], false],
    ['is not what moves nothing', [], false],
    ['is not an unmarked NFT', [nft()], false],
  ] as const) {
    it(title, () => {
      expect(isSpam(entry({ transfers }))).to.equal(expected);
    });
  }
});

describe('the shown history', () => {
  it('is that of one network, newest first, without spam', () => {
    const entries = [
      entry({ id: 'old', minedAt: 1_000 }),
      entry({ id: 'elsewhere', network: 'eip155:10', minedAt: 2_000 }),
      entry({ id: 'spam', transfers: [spam], minedAt: 3_000 }),
      entry({ id: 'new', minedAt: 4_000 }),
    ];
    expect(shownEntries(entries, 'eip155:1', 10_000).map(({ id }) => id)).to.deep.equal(['new', 'old']);
  });

  it('has nothing from the future, but for what clocks may differ', () => {
    const now = 1_700_000_000_000;
    const ahead = [299_000, 301_000].map((ms) => entry({ id: `${ms}`, minedAt: now + ms }));
    expect(shownEntries(ahead, 'eip155:1', now).map(({ id }) => id)).to.deep.equal(['299000']);
  });

  it('has an entry of two pages once, as the newer page has it', () => {
    const before = [entry({ id: 'a', status: 'pending' }), entry({ id: 'b' })];
    const merged = mergeEntries(before, [entry({ id: 'c' }), entry({ id: 'a', status: 'confirmed' })]);
    expect(merged.map(({ id, status }) => `${id} ${status}`)).to.deep.equal([
      'a confirmed',
      'b confirmed',
      'c confirmed',
    ]);
  });

  it('is grouped by month and year of this time zone', () => {
    const at = (text: string) => entry({ id: text, minedAt: new Date(text).getTime() });
    const times = [
      '2024-03-01T00:00:00',
      '2024-02-29T23:59:59',
      '2024-02-01T00:00:00',
      '2023-02-28T12:00:00',
    ];
    const groups = groupByMonth(times.map(at)).map((group) => group.map(({ id }) => id));
    expect(groups).to.deep.equal([[times[0]], [times[1], times[2]], [times[3]]]);
  });
});

describe('owned NFTs', () => {
  const art = nft({ name: 'Art #1' });
  const sent = nft({ name: 'Art #1', direction: 'out' });
  for (const [title, entries, expected] of [
    ['are those that came in', [entry({ transfers: [art] })], ['Art #1']],
    ['are not those that left later', [entry({ transfers: [sent] }), entry({ transfers: [art] })], []],
    ['are those that came back', [entry({ transfers: [art] }), entry({ transfers: [sent] })], ['Art #1']],
    ['are not those of failed transactions', [entry({ status: 'failed', transfers: [art] })], []],
    [
      'do not vanish by a failed sending',
      [entry({ status: 'failed', transfers: [sent] }), entry({ transfers: [art] })],
      ['Art #1'],
    ],
    ['are not spam', [entry({ transfers: [spam, transfer()] })], []],
    ['are not tokens', [entry({ transfers: [transfer({ name: 'Coin' })] })], []],
  ] as const) {
    it(title, () => {
      expect(ownedNfts(entries).map(({ name }) => name)).to.deep.equal(expected);
    });
  }
});
