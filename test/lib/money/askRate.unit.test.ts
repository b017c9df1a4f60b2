import { expect } from 'chai';
import { WalletModalError } from '../../../src/lib/errors.js';
import { askRate } from '../../../src/lib/money/askRate.js';
import type { RateSource } from '../../../src/lib/money/exchangeRate.js';
import { fakeClock } from '../../support/fakeClock.js';

const NOW = 1_700_000_000_000;
const DAY = 86_400_000;

/** The checked rate of a source's answer, or an error's code and details. */
async function made(answer: unknown, currency = 'EUR') {
  const clock = fakeClock(NOW);
  const source = { rate: async () => answer } as RateSource;
  try {
    return await askRate(source, currency, { clock, signal: new AbortController().signal });
  } catch (error) {
    if (!(error instanceof WalletModalError)) throw error;
    return `${error.code}: ${error.details}`;
  }
}

describe('askRate', () => {
  for (const [what, answer, perDollar, at] of [
    ['decimal text', { perDollar: '0.93', at: NOW - 5 }, '0.93', NOW - 5],
    ['a number', { perDollar: 0.93 }, '0.93', NOW],
    ['a small number', { perDollar: 0.000012 }, '0.000012', NOW],
    ['a number written with an exponent', { perDollar: '1.5e2', at: NOW - DAY + 1 }, '150', NOW - DAY + 1],
  ] as const) {
    it(`takes ${what}`, async () => {
      expect(await made(answer)).to.deep.equal({ currency: 'EUR', perDollar, at });
    });
  }

  for (const [what, answer] of [
    ['nothing of a dollar', { perDollar: '0' }],
    ['less than nothing', { perDollar: -1 }],
    ['more than any currency', { perDollar: '1000000001' }],
    ['no number', { perDollar: Number.NaN }],
    ['a thousand digits', { perDollar: '1'.repeat(1_000) }],
    ['an object', { perDollar: {} }],
    ['text', 'nothing'],
  ] as const) {
    it(`refuses ${what}`, async () => {
      expect(await made(answer)).to.equal(
        'config_invalid: "perDollar" must be what one US dollar is worth, such as "0.93".',
      );
    });
  }

  for (const at of [NOW - DAY, NOW + 3_600_000, '1700000000000', Number.NaN]) {
    it(`refuses a rate of ${String(at)}`, async () => {
      expect(await made({ perDollar: '0.93', at })).to.equal(
        'config_invalid: "at" must be a time of the last 24 hours, in milliseconds.',
      );
    });
  }

  it('knows nothing where the source does not', async () => {
    expect(await made(undefined)).to.equal(undefined);
  });

  it('asks nobody about dollars, and for a code in capital letters', async () => {
    const asked: string[] = [];
    const source: RateSource = {
      async rate(currency) {
        asked.push(currency);
        return undefined;
      },
    };
    const options = { clock: fakeClock(), signal: new AbortController().signal };
    await askRate(source, 'usd', options);
    await askRate(source, ' eur', options);
    expect(asked).to.deep.equal(['EUR']);
  });

  it('says what is wrong with a currency, and with a source', async () => {
    expect(await made({ perDollar: '1' }, 'Euro')).to.equal(
      'config_invalid: "currency" must be a code such as "EUR", not "Euro".',
    );
    const options = { clock: fakeClock(), signal: new AbortController().signal };
    const error = await askRate(undefined, 'EUR', options).catch((caught) => caught);
    expect(error.details).to.equal('"rateSource" must be an object with a function "rate".');
  });

  it('tells what a source throws, also at once', async () => {
    const source = {
      rate() {
        throw new Error('no rates today');
      },
    };
    const options = { clock: fakeClock(), signal: new AbortController().signal };
    const error = await askRate(source, 'EUR', options).catch((caught) => caught);
    expect(error).to.include({ code: 'config_invalid', details: 'no rates today' });
  });
});
