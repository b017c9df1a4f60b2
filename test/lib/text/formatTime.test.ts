import { expect } from 'chai';
import {
  formatDay,
  formatExactTime,
  formatMonth,
  formatWhen,
  whenLasts,
} from '../../../src/lib/text/formatTime.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const now = new Date(2023, 5, 15, 12).getTime();

const AGES = [
  [0, 'now'],
  [499, 'now'],
  [SECOND, '1 second ago'],
  [44 * SECOND, '44 seconds ago'],
  [45 * SECOND, '1 minute ago'],
  [89 * SECOND, '1 minute ago'],
  [90 * SECOND, '2 minutes ago'],
  [5 * MINUTE, '5 minutes ago'],
  [44 * MINUTE, '44 minutes ago'],
  [45 * MINUTE, '1 hour ago'],
  [89 * MINUTE, '1 hour ago'],
  [90 * MINUTE, '2 hours ago'],
  [21 * HOUR, '21 hours ago'],
  [22 * HOUR, '1 day ago'],
  [35 * HOUR, '1 day ago'],
  [36 * HOUR, '2 days ago'],
  [6 * DAY, '6 days ago'],
  [7 * DAY, 'Jun 08'],
  // The other clock may be ahead.
  [-5 * SECOND, 'now'],
  [-30 * DAY, 'now'],
] as const;

describe('formatWhen', () => {
  for (const [ms, text] of AGES)
    it(`writes ${ms / SECOND} s before as ${text}`, () => {
      expect(formatWhen(now - ms, now, 'en-US')).to.equal(text);
    });

  for (const [locale, minutes, days] of [
    ['de', 'vor 5 Minuten', 'vor 3 Tagen'],
    ['fr', 'il y a 5 minutes', 'il y a 3 jours'],
    ['ru', '5 минут назад', '3 дня назад'],
    ['pl', '5 minut temu', '3 dni temu'],
    ['cs', 'před 5 minutami', 'před 3 dny'],
    ['ja', '5 分前', '3 日前'],
    ['zh-CN', '5分钟前', '3天前'],
    ['ar-u-nu-latn', 'قبل 5 دقائق', 'قبل 3 أيام'],
    ['ar-EG', 'قبل ٥ دقائق', 'قبل ٣ أيام'],
    ['fa', '۵ دقیقه پیش', '۳ روز پیش'],
    ['he', 'לפני 5 דקות', 'לפני 3 ימים'],
  ] as const)
    it(`says in ${locale} that it is past`, () => {
      expect(formatWhen(now - 5 * MINUTE, now, locale)).to.equal(minutes);
      expect(formatWhen(now - 3 * DAY, now, locale)).to.equal(days);
    });
});

describe('whenLasts', () => {
  for (const [age] of AGES.filter(([age]) => age > -DAY))
    it(`ends exactly when ${age / SECOND} s before is called something else`, () => {
      const lasts = whenLasts(now - age, now);
      const text = formatWhen(now - age, now, 'en-US');
      if (lasts === undefined) {
        expect(formatWhen(now - age, now + 20 * DAY, 'en-US')).to.equal(text);
        return;
      }
      expect(formatWhen(now - age, now + lasts - 1, 'en-US')).to.equal(text);
      expect(formatWhen(now - age, now + lasts, 'en-US')).not.to.equal(text);
    });
});

describe('a time far ahead', () => {
  it('is asked again after a day, which timers can wait', () => {
    expect(whenLasts(now + 30 * DAY, now)).to.equal(DAY);
  });
});

describe('formatExactTime', () => {
  for (const [locale, text] of [
    ['en-US', 'Jun 15, 2023, 12:00 PM'],
    ['de', '15.06.2023, 12:00'],
    // Not 2566, the year in the Thai calendar.
    ['th', '15 มิ.ย. 2023 12:00'],
  ] as const)
    it(`writes ${text} in ${locale}`, () => {
      expect(formatExactTime(now, locale).replace('\u202f', ' ').replace('ค.ศ. ', '')).to.equal(text);
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
    // Capitalised, because it's a title: not "январь" and "aralık".
    [january, 'ru', 'Январь'],
    [december, 'tr', 'Aralık 2022'],
    // Not 2565 or 1401, the years in the local calendars.
    [december, 'th', 'ธันวาคม 2022'],
    [december, 'fa', 'دسامبر ۲۰۲۲'],
  ] as const) {
    it(`writes ${text} in ${locale}`, () => {
      expect(formatMonth(time, now, locale).replace('ค.ศ. ', '').replace(' م.', '')).to.equal(text);
    });
  }
});
