import { expect } from 'chai';
import { formatBalance } from '../../../src/lib/text/format.js';
import { formatFiat, splitFiat } from '../../../src/lib/text/formatMoney.js';
import { formatDay, formatMonth, formatWhen } from '../../../src/lib/text/formatTime.js';
import { shortenAddress, shortenName } from '../../../src/lib/text/shorten.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const now = new Date(2023, 5, 15, 12).getTime();
const balance = (decimal: string, symbol = '') => formatBalance(decimal, symbol, 'en-US');
const fiat = (decimal: string) => formatFiat(decimal, 'en-US').slice(1);
const total = (decimal: string) => Object.values(splitFiat(decimal, 'en-US'));
const when = (ms: number) => formatWhen(now - ms, now, 'en-US');

const notNothing = 'never looks like nothing';
const past = 'says that it is past';
const noneTooMuch = 'a balance is never rounded up';

/** Our text, that of the product that this one replaces, and the reason for any difference. */
const EXAMPLES: readonly [what: string, ours: unknown, theirs: unknown, own?: unknown, reason?: string][] = [
  ['a balance of 123.456789', balance('123.456789', 'ETH'), '123.456 ETH'],
  ['a balance of 10', balance('10', 'ETH'), '10 ETH'],
  ['no balance', balance('0', 'ETH'), '0.000 ETH', '0 ETH', 'no balance has zeros at its end'],
  ['a balance of 0.000456', balance('0.000456', 'BTC'), '0.000 BTC', '<0.001 BTC', notNothing],
  ['a balance of 1e-7', balance('0.0000001', 'ETH'), '0.000 ETH', '<0.001 ETH', notNothing],
  ['a balance of -1.2345', balance('-1.2345'), '-1.235', '-1.234', 'cut towards zero'],
  ['an amount to send of 1.23456789', balance('1.23456789'), '1.23457', '1.234', noneTooMuch],
  ['an amount to send of 12345', balance('12345'), '12345', '12,345', 'with separators'],
  ['an amount to send of 123456', balance('123456'), '123456.00000', '123,456', 'without zeros at the end'],
  ['an amount to send of 1e-7', balance('0.0000001'), '1e-7', '<0.001', 'nobody reads exponents'],
  ['a value of 1234.5', fiat('1234.5'), '1,234.50'],
  ['a value of 1.005', fiat('1.005'), '1.01'],
  ['a value of 0.0000001', formatFiat('0.0000001', 'en-US'), '$0.00', '<$0.01', notNothing],
  ['a total of 0', total('0'), ['$0', '.00']],
  ['a total of 1.005', total('1.005'), ['$1', '.00'], ['$1', '.01'], 'exact: no number that is 1.00499…'],
  ['a total of 1234.57', total('1234.57'), ['$1234', '.57'], ['$1,234', '.57'], 'with separators'],
  ['a day', formatDay(new Date(2023, 0, 5).getTime(), now, 'en-GB'), '05 Jan'],
  ['a month', formatMonth(new Date(2023, 0, 5).getTime(), now, 'en-US'), 'January'],
  ['a month of last year', formatMonth(new Date(2022, 11, 5).getTime(), now, 'en-US'), 'December 2022'],
  ['44 s', when(44 * SECOND), '44 sec', '44 seconds ago', past],
  ['45 s', when(45 * SECOND), '1 min', '1 minute ago', past],
  ['90 s', when(90 * SECOND), '2 min', '2 minutes ago', past],
  ['45 min', when(45 * MINUTE), '1 hr', '1 hour ago', past],
  ['90 min', when(90 * MINUTE), '2 hrs', '2 hours ago', past],
  ['22 h', when(22 * HOUR), '1 d', '1 day ago', past],
  ['26 d', when(26 * DAY), '1 mo', 'May 20', 'a day can be looked up'],
  [
    'an address',
    shortenAddress('0x1234567890123456789012345678901234345678'),
    '0x12...345678',
    '0x1234…5678',
    'four characters of each end behind 0x',
  ],
  [
    'a name',
    shortenName('averyveryverylongname.example.eth.of.somebody'),
    'averyveryverylongn...',
    'averyveryverylongnam….of.somebody',
    'its end tells it from others',
  ],
];

describe('The known examples of formatting', () => {
  for (const [what, ours, theirs, own, reason] of EXAMPLES) {
    it(reason ? `${what} is written differently: ${reason}` : `${what} is written alike`, () => {
      expect(ours).to.deep.equal(reason ? own : theirs);
      if (reason) expect(ours).not.to.deep.equal(theirs);
    });
  }

  for (const text of ['abc', '1,234.5']) {
    it(`${text} is refused, where theirs is a wrong figure`, () => {
      expect(() => fiat(text)).to.throw(RangeError);
    });
  }
});
