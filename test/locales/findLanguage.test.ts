import { expect } from 'chai';
import { findLanguage } from '../../src/locales/findLanguage.js';

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
  ['iw', 'he'],
  ['iw-IL', 'he'],
  ['in', 'id'],
  ['he', 'he'],
  ['id-ID', 'id'],
  ['ms-SG', 'ms'],
  ['ar-EG', 'ar'],
  ['ar-EG-u-nu-latn', 'ar'],
  ['fa-AF', 'fa'],
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

describe('the language of a locale', () => {
  for (const [locale, tag] of rows)
    it(`${locale} is ${tag ?? 'none of ours'}`, () => {
      expect(findLanguage(locale)).to.equal(tag);
    });
});
