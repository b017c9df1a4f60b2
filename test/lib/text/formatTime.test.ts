import { expect } from 'chai';
import { formatDay, formatDuration, formatMonth, formatWhen } from '../../../src/lib/text/formatTime.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30.4375 * DAY;

const now = new Date(2023, 5, 15, 12).getTime();

describe('formatDuration', () => {
  for (const [ms, text] of [
    [0, '0 sec'],
    [-5 * SECOND, '0 sec'],
    [SECOND, '1 sec'],
    [44 * SECOND, '44 sec'],
    [45 * SECOND, '1 min'],
    [89 * SECOND, '1 min'],
    [90 * SECOND, '2 min'],
    [5 * MINUTE, '5 min'],
    [44 * MINUTE, '44 min'],
    [45 * MINUTE, '1 hr'],
    [89 * MINUTE, '1 hr'],
    [90 * MINUTE, '2 hrs'],
    [21 * HOUR, '21 hrs'],
    [22 * HOUR, '1 d'],
    [35 * HOUR, '1 d'],
    [36 * HOUR, '2 d'],
    [25 * DAY, '25 d'],
    [26 * DAY, '1 mo'],
    [45 * DAY, '1 mo'],
    [46 * DAY, '2 mo'],
    [10 * MONTH, '10 mo'],
    [11 * MONTH, '1 yr'],
    [17 * MONTH, '1 yr'],
    [18 * MONTH, '2 yr'],
    [120 * MONTH, '10 yr'],
  ] as const) {
    it(`writes ${ms / SECOND} s as ${text}`, () => {
      expect(formatDuration(ms, 'en-US')).to.equal(text);
    });
  }

  it('uses the short forms and the digits of other languages', () => {
    expect(formatDuration(5 * MINUTE, 'de')).to.equal('5 Min.');
    expect(formatDuration(2 * HOUR, 'fr')).to.match(/^2\sh$/);
    expect(formatDuration(3 * DAY, 'ja')).to.match(/^3\s?日$/);
    expect(formatDuration(5 * MINUTE, 'ar-EG')).to.include('٥');
  });
});

describe('formatWhen', () => {
  it('says how long ago something was during the last week', () => {
    expect(formatWhen(now - 5 * MINUTE, now, 'en')).to.equal('5 min');
    expect(formatWhen(now - 6 * DAY, now, 'en')).to.equal('6 d');
  });

  it('gives the day of what was before', () => {
    expect(formatWhen(now - 7 * DAY, now, 'en')).to.equal('Jun 08');
  });

  it('does not count the seconds that another clock is ahead', () => {
    expect(formatWhen(now + 30 * SECOND, now, 'en')).to.equal('0 sec');
  });
});

describe('formatDay', () => {
  const newYear = new Date(2023, 0, 5).getTime();
  const before = new Date(2022, 11, 31, 23, 59).getTime();
  for (const [time, locale, text] of [
    [newYear, 'en-GB', '05 Jan'],
    [newYear, 'en-US', 'Jan 05'],
    [newYear, 'de', '05. Jan.'],
    [before, 'en-GB', '31 Dec 2022'],
    [before, 'en-US', 'Dec 31, 2022'],
  ] as const) {
    it(`writes ${text} in ${locale}`, () => {
      expect(formatDay(time, now, locale)).to.equal(text);
    });
  }
});

describe('formatMonth', () => {
  const january = new Date(2023, 0, 1).getTime();
  const december = new Date(2022, 11, 31, 23, 59).getTime();
  for (const [time, locale, text] of [
    [january, 'en-US', 'January'],
    [december, 'en-US', 'December 2022'],
    [december, 'de', 'Dezember 2022'],
    // A title, so not "январь" and "aralık".
    [january, 'ru', 'Январь'],
    [december, 'tr', 'Aralık 2022'],
    // Not 2565 or 1401, by which these languages count.
    [december, 'th', 'ธันวาคม 2022'],
    [december, 'fa', 'دسامبر ۲۰۲۲'],
  ] as const) {
    it(`writes ${text} in ${locale}`, () => {
      expect(formatMonth(time, now, locale).replace('ค.ศ. ', '').replace(' م.', '')).to.equal(text);
    });
  }
});
