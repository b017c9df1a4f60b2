import { expect } from 'chai';
import { findLanguage } from '../../src/locales/findLanguage.js';
import { setsViewport } from '../support/abilities.js';

const rows: readonly (readonly [locale: string, tag: string | undefined])[] = [
  ['en', 'en'],
  ['en-GB', 'en'],
  ['de', 'de'],
  ['de-AT', 'de'],
  ['de-CH-1996', 'de'],
  ['de-u-nu-latn', 'de'],
  ['gsw', undefined],
  ['es', 'es'],
  ['es-ES', 'es'],
  ['es-GQ', 'es'],
  ['es-PH', 'es'],
  ['es-419', 'es-419'],
  ['es-MX', 'es-419'],
  ['es-AR', 'es-419'],
  ['es-US', 'es-419'],
  ...['AD', 'EH', 'GI', 'FR', 'DE', 'GB', 'MA', 'IC', 'EA', 'JP'].map(
    (region) => [`es-${region}`, 'es'] as const,
  ),
  ...'AG AI AR AW BB BO BR BZ CA CL CO CR CU CW DO EC GD GT GY HN HT JM MX NI PA PE PR PY SV TT US UY VE VI'
    .split(' ')
    .map((region) => [`es-${region}`, 'es-419'] as const),
  ['pt', 'pt-BR'],
  ['pt-BR', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['pt-AO', 'pt-BR'],
  ['zh', 'zh-CN'],
  ['zh-CN', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['zh-Hans', 'zh-CN'],
  ['zh-Hans-HK', 'zh-CN'],
  ['zh-TW', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['zh-MO', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['zh-Hant-MY', 'zh-TW'],
  ['yue', 'zh-TW'],
  ['yue-HK', 'zh-TW'],
  ['yue-Hans', 'zh-CN'],
  ['yue-CN', 'zh-CN'],
  ['yue-Latn', undefined],
  ['nan', 'zh-TW'],
  ['nan-TW', 'zh-TW'],
  ['nan-Hans', 'zh-CN'],
  ['nan-Latn', undefined],
  ['hak-TW', 'zh-TW'],
  ...['cmn', 'hak', 'wuu', 'gan', 'hsn', 'cdo'].map((tag) => [tag, 'zh-CN'] as const),
  ...'aao abv acm acq acw acx adf aeb aec afb ajp apc apd arb arq ars ary arz ayl ayn ayp shu ssh'
    .split(' ')
    .map((tag) => [tag, 'ar'] as const),
  ['arz-EG', 'ar'],
  ['arz-Latn', undefined],
  ['azb', undefined],
  ['prs', 'fa'],
  ['pes', 'fa'],
  ['fa-AF', 'fa'],
  ['zsm', 'ms'],
  ['zlm', 'ms'],
  ['ms-Arab', undefined],
  ['no', undefined],
  ['iw', 'he'],
  ['iw-IL', 'he'],
  ['in', 'id'],
  ['he', 'he'],
  ['id-ID', 'id'],
  ['ms-SG', 'ms'],
  ['ar-EG', 'ar'],
  ['ar-EG-u-nu-latn', 'ar'],
  ['fr-CA', 'fr'],
  ['hi-IN', 'hi'],
  ['bn-BD', 'bn'],
  ['uk-UA', 'uk'],
  ['hi-Latn', undefined],
  ['uk-Latn-UA', undefined],
  ['ja-Jpan', 'ja'],
  ['sw', undefined],
  ['ur', undefined],
  ['und', 'en'],
  ['tlh', undefined],
];

/** The older ICU of WebKitGTK does not know the script of these, or not in Taiwan. */
const NEWER = /^(a(ao|bv|c[mqwx]|df|ec|fb|jp|rb|yl|yn|yp)|cdo|cmn|hak-TW|nan|nan-TW|pes|prs|ssh|zsm)$/;
const isKnown = (locale: string) => setsViewport || !NEWER.test(locale);

describe('the language of a locale', () => {
  for (const [locale, tag] of rows.filter(([one]) => isKnown(one)))
    it(`${locale} is ${tag ?? 'none of ours'}`, () => {
      expect(findLanguage(locale)).to.equal(tag);
    });
});
