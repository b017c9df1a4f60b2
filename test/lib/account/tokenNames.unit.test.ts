import { expect } from 'chai';
import { withHonestNames } from '../../../src/lib/account/tokenNames.js';
import { atPace } from '../../support/atPace.js';

const address = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const ENDS = '0x6B17…1d0F';

/** A token's name and symbol, and how they are shown. */
const CASES: readonly [string, string, string, string][] = [
  ['USD Coin', 'USDC', 'USD Coin', 'USDC'],
  ['Bridged USD Coin', 'USDC.e', 'Bridged USD Coin', 'USDC.e'],
  ['Bridged Bitcoin', 'BTC.b', 'Bridged Bitcoin', 'BTC.b'],
  ['1.5x Leverage ETH', '1.5XETH', '1.5x Leverage ETH', '1.5XETH'],
  ['U.S. Dollar', 'USD', 'U.S. Dollar', 'USD'],
  ['Ondo Inc. Treasury', 'OUSG', 'Ondo Inc. Treasury', 'OUSG'],
  ['Tether USD₮', 'USD₮0', 'Tether USD₮', 'USD₮0'],
  ['Visit site.example to claim', 'GIFT', `GIFT ${ENDS}`, 'GIFT'],
  ['$5,000 at usdc-bonus.com', 'USDC', `USDC ${ENDS}`, 'USDC'],
  ['Airdrop', 'AIR', `AIR ${ENDS}`, 'AIR'],
  ['USDC rewards', 'USDC', `USDC ${ENDS}`, 'USDC'],
  ['Сlаіm now', 'UNI', `UNI ${ENDS}`, 'UNI'],
  ['C L A I M', 'UNI', `UNI ${ENDS}`, 'UNI'],
  ['cla1m', 'UNI', `UNI ${ENDS}`, 'UNI'],
  ['ｃｌａｉｍ', 'UNI', `UNI ${ENDS}`, 'UNI'],
  ['c\u0301laim', 'UNI', `UNI ${ENDS}`, 'UNI'],
  ['join t.me/usdc', 'UNI', `UNI ${ENDS}`, 'UNI'],
  ['uniswap․org', 'UNI', `UNI ${ENDS}`, 'UNI'],
  ['uniswap。org', 'UNI', `UNI ${ENDS}`, 'UNI'],
  ['uniswap [dot] org', 'UNI', `UNI ${ENDS}`, 'UNI'],
  ['uniswap . org', 'UNI', `UNI ${ENDS}`, 'UNI'],
  ['https://x', 'UNI', `UNI ${ENDS}`, 'UNI'],
  ['Thousands', '000 USDC', ENDS, ENDS],
  ['Thousands', ',000', ENDS, ENDS],
  ['Half', '.5 ETH', ENDS, ENDS],
  ['Zeros', '000', ENDS, ENDS],
  ['Thousands', '000USDC', ENDS, ENDS],
  ['Tens', '50USDC', ENDS, ENDS],
  ['Nine', '09ETH', ENDS, ENDS],
  ['0xBitcoin', '0xBTC', '0xBitcoin', '0xBTC'],
  ['Rich', 'ETH ≈ $2,500.00', ENDS, ENDS],
  ['1inch', '1INCH', '1inch', '1INCH'],
  ['dogwifhat', '$WIF', 'dogwifhat', '$WIF'],
  ['USD Coin', 't.me/s', ENDS, ENDS],
  ['USDC', 'claim-usdc.io', ENDS, ENDS],
  ['airdrop', '', ENDS, ENDS],
];

describe('the name of a token', () => {
  for (const [name, symbol, shownName, shownSymbol] of CASES) {
    it(`is “${shownName}”, ${shownSymbol}, for “${name}”, ${symbol}`, () => {
      const shown = withHonestNames({ address, name, symbol });
      expect([shown.name, shown.symbol]).to.deep.equal([shownName, shownSymbol]);
    });
  }

  it('is the network’s own for its native currency', () => {
    const native = { address: undefined, name: 'claim.com', symbol: 'claim' };
    expect(withHonestNames(native)).to.equal(native);
  });

  it('is judged in no time, however long it is', () => {
    const started = performance.now();
    for (const text of [
      'a.'.repeat(20_000),
      'a'.repeat(40_000),
      '[ '.repeat(20_000),
      `${' '.repeat(40_000)}.`,
    ]) {
      withHonestNames({ address, name: text, symbol: text });
    }
    expect(performance.now() - started).to.be.lessThan(atPace(1_000));
  });
});
