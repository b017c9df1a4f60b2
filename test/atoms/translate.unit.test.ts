import { expect } from 'chai';
import { createStore } from 'jotai/vanilla';
import { configAtom, describeNetworkAtom } from '../../src/atoms/siteConfig.js';
import { catalogueAtom, localeAtom, textDirectionAtom, translateAtom } from '../../src/atoms/translate.js';
import { unnamedNetwork } from '../../src/lib/networks/networks.js';

function setUp(texts: Record<string, unknown> = {}) {
  const store = createStore();
  store.set(configAtom, { ...store.get(configAtom), texts, locale: 'de' });
  store.set(catalogueAtom, {
    locale: 'de',
    texts: { hello: 'Hallo {name}', wallets: { one: '{count} Wallet', other: '{count} Wallets' } },
  });
  return store;
}

describe('a text', () => {
  it('comes from the catalogue', () => {
    const t = setUp().get(translateAtom);
    expect(t('hello', { name: 'Ada' })).to.equal('Hallo Ada');
    expect(t('wallets', { count: 1_000 })).to.equal('1.000 Wallets');
  });

  it('comes from the host’s translations first', () => {
    const t = setUp({ hello: 'Moin {name}', wallets: { other: 'viele' } }).get(translateAtom);
    expect(t('hello', { name: 'Ada' })).to.equal('Moin Ada');
    expect(t('wallets', { count: 1 })).to.equal('viele');
  });

  for (const own of [7, null, undefined, {}, { one: 'x' }, ['x'], { other: 7 }, { one: 7, other: 'x' }]) {
    it(`comes from the catalogue where the host gives ${JSON.stringify(own) ?? 'nothing'}`, () => {
      const t = setUp({ wallets: own }).get(translateAtom);
      expect(t('wallets', { count: 1 })).to.equal('1 Wallet');
    });
  }

  it('is empty until its part has loaded, and its key before anything is shown', () => {
    expect(setUp().get(translateAtom)('missing.key')).to.equal('');
    const store = createStore();
    expect(store.get(translateAtom)('hello')).to.equal('hello');
  });

  it('is formatted in the page’s language where the page has texts of its own', () => {
    const own = { greeting: 'Hallo', wallets: { one: '{count} Wallet', other: '{count} Wallets' } };
    const store = setUp(own);
    store.set(catalogueAtom, { locale: 'en', texts: { many: '{count} many' } });
    expect(store.get(localeAtom), 'so that 1.500 is fifteen hundred').to.equal('de');
    expect(store.get(translateAtom)('wallets', { count: 1_500 })).to.equal('1.500 Wallets');
    expect(store.get(translateAtom)('many', { count: 1_500 }), 'beside the others').to.equal('1.500 many');
    store.set(configAtom, { ...store.get(configAtom), texts: {} });
    expect(store.get(localeAtom)).to.equal('en');
  });

  for (const [what, locale, shown, direction, own, expected] of [
    ['its own', 'ar', 'ar', undefined, {}, 'rtl'],
    ['English, for want of texts', 'ur', 'en', undefined, {}, 'ltr'],
    ['the page’s own texts', 'ur', 'en', undefined, { hello: 'سلام' }, 'rtl'],
    ['its own in a page from left to right', 'ar', 'ar', 'ltr', {}, 'rtl'],
    ['its own in a page from right to left', 'en', 'en', 'rtl', {}, 'ltr'],
    ['the page with texts and without a language', 'en', 'en', 'rtl', { hello: 'سلام' }, 'rtl'],
  ] as const) {
    it(`of ${locale} has the direction of ${what}`, () => {
      const store = setUp(own);
      store.set(configAtom, { ...store.get(configAtom), locale, direction });
      store.set(catalogueAtom, { locale: shown, texts: {} });
      expect(store.get(textDirectionAtom)).to.equal(expected);
    });
  }

  it('of the page has the plural forms of its language', () => {
    const store = setUp({ wallets: { one: 'jeden', few: 'kilka', other: 'wiele' } });
    store.set(configAtom, { ...store.get(configAtom), locale: 'pl' });
    store.set(catalogueAtom, { locale: 'en', texts: {} });
    expect(store.get(translateAtom)('wallets', { count: 3 })).to.equal('kilka');
  });

  it('is formatted in the language of the catalogue', () => {
    const store = setUp();
    store.set(configAtom, { ...store.get(configAtom), locale: 'fr' });
    expect(store.get(localeAtom)).to.equal('de');
    store.set(catalogueAtom, null);
    expect(store.get(localeAtom)).to.equal('fr');
  });
});

describe('a network', () => {
  it('is named by the site, else by the well-known networks, else by its id', () => {
    const store = createStore();
    const own = { ...unnamedNetwork('eip155:10'), name: 'Our chain' };
    store.set(configAtom, { ...store.get(configAtom), networks: [own] });
    const describe = store.get(describeNetworkAtom);
    expect(describe('eip155:10')).to.equal(own);
    expect(describe('eip155:137').name).to.equal('Polygon');
    expect(describe('eip155:31337').name).to.equal('eip155:31337');
  });
});
