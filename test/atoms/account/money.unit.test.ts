import { expect } from 'chai';
import { moneyAtom, readRateAtom } from '../../../src/atoms/account/money.js';
import { configAtom } from '../../../src/atoms/siteConfig.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import type { ExchangeRate } from '../../../src/lib/money/exchangeRate.js';
import { settled } from '../../support/promises.js';
import { fakeAccountData, world } from '../fakes.js';

const DOLLARS = { currency: 'USD', perDollar: '1', at: undefined };
const EUROS: ExchangeRate = { currency: 'EUR', perDollar: '0.93', at: 1 };

/** A page that shows values in euros, and a rate source that the test controls. */
function setUp(currency = 'EUR') {
  const told: { rate: ExchangeRate | Error | undefined; asked: number } = { rate: EUROS, asked: 0 };
  const data = fakeAccountData({
    async rate() {
      told.asked += 1;
      if (told.rate instanceof Error) throw told.rate;
      return told.rate;
    },
  });
  const here = world({ services: { openAccountData: async () => data } });
  here.store.set(configAtom, { ...here.store.get(configAtom), currency });
  return { ...here, told, read: () => here.store.set(readRateAtom), shown: () => here.store.get(moneyAtom) };
}

describe('the currency that values are shown in', () => {
  it('is the dollar until the rate is known', async () => {
    const { read, shown, told } = setUp();
    expect(shown()).to.deep.equal(DOLLARS);
    await read();
    expect(shown()).to.deep.equal(EUROS);
    expect(told.asked).to.equal(1);
  });

  it('needs no rate for a page that names none', async () => {
    const { read, shown, told } = setUp('');
    await read();
    expect(shown()).to.deep.equal(DOLLARS);
    expect(told.asked).to.equal(0);
  });

  it('is read again after ten minutes, once for all who ask, and goes if it cannot be', async () => {
    const { read, shown, told, clock } = setUp();
    await Promise.all([read(), read()]);
    clock.move(599_999);
    await read();
    expect(told.asked).to.equal(1);
    told.rate = new WalletModalError('config_invalid', 'no');
    clock.move(1);
    await read();
    expect(told.asked).to.equal(2);
    expect(shown()).to.deep.equal(DOLLARS);
  });

  it('is read again while it is on screen, so that no value is of yesterday', async () => {
    const { store, shown, told, clock } = setUp();
    const leave = store.sub(moneyAtom, () => undefined);
    await settled();
    expect(shown()).to.deep.equal(EUROS);
    told.rate = { ...EUROS, perDollar: '0.5' };
    clock.move(600_000);
    await settled();
    expect(shown().perDollar).to.equal('0.5');
    leave();
    clock.move(6_000_000);
    await settled();
    expect(told.asked).to.equal(2);
  });

  it('is forgotten when the page changes its mind', async () => {
    const { read, shown, store } = setUp();
    await read();
    store.set(configAtom, { ...store.get(configAtom), currency: 'JPY' });
    expect(shown()).to.deep.equal(DOLLARS);
  });
});
