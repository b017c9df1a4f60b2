import { expect } from 'chai';
import type { WalletModalError } from '../../../src/lib/errors.js';
import type { WalletQuery, WalletSource } from '../../../src/lib/wallets/walletSource.js';
import { createWalletDirectory } from '../../../src/session/connecting/createWalletDirectory.js';
import { fakeClock } from '../../support/fakeClock.js';
import { settled } from '../../support/promises.js';

const { signal } = new AbortController();
const query: WalletQuery = { entries: 3 };

/** A source that gives these answers, valid or not. */
function source(name: string, answer: (asked: WalletQuery) => unknown, rest: Partial<WalletSource> = {}) {
  const asked: WalletQuery[] = [];
  const made = {
    name,
    async wallets(one: WalletQuery) {
      asked.push(one);
      return answer(one);
    },
    ...rest,
  } as WalletSource;
  return { asked, made };
}

const open = (...sources: readonly { made: WalletSource }[]) => openSetting(sources.map(({ made }) => made));

async function openSetting(sources: unknown) {
  const reported: WalletModalError[] = [];
  const clock = fakeClock();
  const directory = await createWalletDirectory({ sources, hosted: undefined }, {
    clock,
    host: { report: (error: WalletModalError) => void reported.push(error) },
  } as never);
  const told = () => reported.map(({ code, details }) => `${code} ${details}`);
  return { directory, clock, told };
}

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    ({ code, details }: WalletModalError) => `${code} ${details}`,
  );
const fails = () => {
  throw new Error('down');
};
const one = { id: 'one', name: 'One' };

describe('sources of wallets', () => {
  it('are asked in turn until one knows, each question once', async () => {
    const first = source('First', () => undefined);
    const second = source('Second', () => ({ wallets: [one] }));
    const third = source('Third', () => ({ wallets: [] }));
    const { directory, told } = await open(first, second, third);
    expect(await directory.wallets(query, signal)).to.deep.equal({ wallets: [one], count: 1 });
    await directory.wallets(query, signal);
    expect([first, second, third].map(({ asked }) => asked)).to.deep.equal([[query], [query], []]);
    expect(told()).to.deep.equal([]);
  });

  for (const setting of ['list', ' list ', ['list'], ['list', 'list']]) {
    it(`can be the list of the package: ${JSON.stringify(setting)}`, async () => {
      const { directory, told } = await openSetting(setting);
      const { wallets } = await directory.wallets({ entries: 1 }, signal);
      expect(wallets.map(({ name }) => name)).to.deep.equal(['MetaMask']);
      expect(told()).to.deep.equal([]);
    });
  }

  it('say which name there is not', async () => {
    const { directory, told } = await openSetting('list other');
    expect((await directory.wallets({ entries: 1 }, signal)).count).to.be.greaterThan(40);
    expect(told()).to.deep.equal([
      'config_invalid Source 2 must have a "name" and the method wallets, or be the name list. It is left out.',
    ]);
  });

  it('that fail are replaced by the next, and reported once', async () => {
    const { directory, told } = await open(
      source('First', fails),
      source('Second', ({ page }) => ({ wallets: [{ ...one, name: `One ${page}` }] })),
    );
    expect((await directory.wallets({ ...query, page: 1 }, signal)).wallets[0]?.name).to.equal('One 1');
    expect((await directory.wallets({ ...query, page: 2 }, signal)).wallets[0]?.name).to.equal('One 2');
    expect(told()).to.deep.equal(['directory_failed First: down']);
  });

  it('reject if nobody answers, and know nothing if nobody knows', async () => {
    const failing = await open(
      source('First', fails),
      source('Second', () => undefined),
    );
    expect(await caught(failing.directory.wallets(query, signal))).to.equal('directory_failed First: down');
    expect(failing.told()).to.deep.equal([]);
    const { directory } = await open(source('First', () => undefined));
    expect(await directory.wallets(query, signal)).to.deep.equal({ wallets: [], count: 0 });
  });

  it('have a deadline', async () => {
    const { directory, clock } = await open(source('Slow', () => new Promise(() => undefined)));
    const answer = caught(directory.wallets(query, signal));
    await settled();
    clock.move(15_000);
    expect(await answer).to.equal('directory_failed Slow: Slow did not answer in time.');
  });

  it('end as soon as nobody waits', async () => {
    const leaving = new AbortController();
    const next = source('Next', () => ({ wallets: [one] }));
    const { directory } = await open(
      source('Slow', () => new Promise(() => undefined)),
      next,
    );
    const answer = directory.wallets(query, leaving.signal).catch(({ code }) => code);
    leaving.abort();
    expect(await answer).to.equal('aborted');
    expect(next.asked).to.deep.equal([]);
  });

  const throwing = Object.defineProperty({ id: 'bad' }, 'name', { get: fails });
  const many = Array.from({ length: 9 }, (_, at) => ({ id: `id${at}`, name: `Wallet ${at}` }));
  for (const [what, answer, expected] of [
    ['text', 'none', 'directory_failed Odd: The answer has no list of wallets.'],
    ['null', null, 'directory_failed Odd: The answer has no list of wallets.'],
    ['no list', { wallets: {}, count: 3 }, 'directory_failed Odd: The answer has no list of wallets.'],
    ['broken wallets', { wallets: [throwing, { id: 'a' }, one] }, ['one']],
    ['more than were asked for', { wallets: many, count: -1 }, ['id0', 'id1', 'id2']],
  ] as const) {
    it(`may answer ${what}`, async () => {
      const { directory } = await open(source('Odd', () => answer));
      const read = await directory.wallets(query, signal).then(
        ({ wallets }) => wallets.map(({ id }) => id),
        ({ code, details }) => `${code} ${details}`,
      );
      expect(read).to.deep.equal(expected);
    });
  }

  it('offer nothing that nobody asked for, and open nothing but apps and pages', async () => {
    const odd = source('Odd', () => ({
      wallets: [
        { ...one, id: 'excluded' },
        { ...one, id: 'other' },
        {
          ...one,
          badge_type: 'certified',
          image_id: 'of-the-directory',
          image_url: 'http://pictures.test/1.png',
          mobile_link: 'javascript:alert(1)',
          desktop_link: 'one:',
          homepage: 'https://a:b@one.test',
          app_store: 'https://apps.test/one',
        },
      ],
      count: Number.POSITIVE_INFINITY,
    }));
    const asked = { entries: 3, include: ['one', 'excluded'], exclude: ['excluded'] };
    const { directory } = await open(odd);
    expect(await directory.wallets(asked, signal)).to.deep.equal({
      wallets: [{ ...one, desktop_link: 'one:', app_store: 'https://apps.test/one' }],
      count: 3,
    });
  });

  it('give the pictures of their wallets, and of nothing else', async () => {
    const asked: string[] = [];
    const { directory } = await open(
      source(
        'First',
        () => ({ wallets: [one, { ...one, id: 'two', image_url: 'https://pictures.test/2' }] }),
        {
          async picture(id) {
            asked.push(id);
            return id === 'one' ? 'data:image/svg+xml,<svg/>' : 'https://pictures.test/3';
          },
        },
      ),
    );
    const { wallets } = await directory.wallets(query, signal);
    expect(wallets.map(({ image_id }) => image_id)).to.deep.equal(['own.one', undefined]);
    const { type, bytes } = await directory.picture('wallet', 'own.one', signal);
    expect([type, new TextDecoder().decode(bytes)]).to.deep.equal(['image/svg+xml', '<svg/>']);
    for (const [kind, id] of [
      ['wallet', 'own.two'],
      ['token', 'own.one'],
      ['wallet', 'one'],
    ] as const) {
      expect(await caught(directory.picture(kind, id, signal))).to.match(/^directory_failed/);
    }
    expect(asked).to.deep.equal(['one', 'two']);
  });
});
