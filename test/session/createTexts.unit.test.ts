import { expect } from 'chai';
import { createStore } from 'jotai/vanilla';
import { configAtom } from '../../src/atoms/siteConfig.js';
import { catalogueAtom, textDirectionAtom, translateAtom } from '../../src/atoms/translate.js';
import type { Config } from '../../src/lib/config.js';
import { findLanguage } from '../../src/locales/findLanguage.js';
import type { Parts } from '../../src/locales/translation.js';
import { createTexts } from '../../src/session/createTexts.js';

const words: Readonly<Record<string, readonly [title: string, pay: string]>> = {
  en: ['Connect wallet', 'You pay'],
  de: ['Wallet verbinden', 'Du zahlst'],
  ar: ['ربط المحفظة', 'تدفع'],
  fr: ['Connecter un wallet', 'Vous payez'],
};

function setUp(locale: string) {
  const store = createStore();
  const offline = new Set<string>();
  const asked: string[] = [];
  const reported: string[] = [];
  const report = ({ code, details }: { code: string; details?: unknown }) =>
    void reported.push(`${code} ${details}`);
  const choose = (locale: string, others: Partial<Config> = {}) =>
    store.set(configAtom, { ...store.get(configAtom), locale, ...others });
  choose(locale);
  async function load(locale: string) {
    const tag = findLanguage(locale) ?? 'en';
    const [title, pay] = words[tag] ?? [];
    const ask = (what: string) => {
      asked.push(`${tag} ${what}`);
      if (offline.has(`${tag} ${what}`)) throw new Error('offline');
    };
    ask('language');
    const parts = {
      first: { 'connect.title': title },
      async swap() {
        ask('swap');
        return { 'swap.pay': pay };
      },
      later: async () => ({}),
    };
    return { locale: findLanguage(locale) ? locale : 'en', parts: async () => parts as unknown as Parts };
  }
  return {
    store,
    asked,
    reported,
    choose,
    offline,
    texts: createTexts(store, report, load, (change) => change()),
    say: () => ['connect.title', 'swap.pay'].map((key) => store.get(translateAtom)(key)),
  };
}

describe('the texts', () => {
  it('load in the language of the page, and no English with them', async () => {
    const { texts, say, asked, store } = setUp('de-AT');
    await texts.loadFirst();
    expect(say()).to.deep.equal(['Wallet verbinden', '']);
    await texts.loadTexts(['swap']);
    expect(say()).to.deep.equal(words.de);
    expect(asked).to.deep.equal(['de language', 'de swap']);
    expect(store.get(catalogueAtom)?.locale, 'so that numbers are those of the region').to.equal('de-AT');
  });

  it('are English where the language has none', async () => {
    const { texts, say, store } = setUp('eo');
    await texts.loadTexts(['swap']);
    expect(say()).to.deep.equal(words.en);
    expect(store.get(catalogueAtom)?.locale).to.equal('en');
  });

  it('load when a feature needs them before anything was opened', async () => {
    const { texts, say } = setUp('de');
    await texts.loadTexts(['swap']);
    expect(say()).to.deep.equal(words.de);
  });

  it('change with the language, all at once', async () => {
    const { store, texts, say, choose } = setUp('en');
    await texts.loadTexts(['swap']);
    const seen: string[] = [];
    store.sub(translateAtom, () => seen.push(say().join()));
    choose('de');
    await texts.followLocale();
    choose('fr');
    await texts.followLocale();
    expect([...new Set(seen)]).to.deep.equal([words.de?.join(), words.fr?.join()]);
  });

  it('change together with those of the site and the direction', async () => {
    const { store, texts, say, choose } = setUp('en');
    await texts.loadTexts(['swap']);
    choose('ar', { texts: { 'swap.pay': 'Own' } });
    expect([...say(), store.get(textDirectionAtom)]).to.deep.equal([...(words.en ?? []), 'ltr']);
    await texts.followLocale();
    expect([...say(), store.get(textDirectionAtom)]).to.deep.equal(['ربط المحفظة', 'Own', 'rtl']);
    choose('ar', { texts: { 'swap.pay': 'Other' } });
    await texts.followLocale();
    expect(say()).to.deep.equal(['ربط المحفظة', 'Other']);
  });

  it('do not load for a language that nobody needs texts in', async () => {
    const { texts, choose, asked } = setUp('en');
    choose('de');
    await texts.followLocale();
    expect(asked).to.deep.equal([]);
  });

  it('are in the language that was chosen while they loaded', async () => {
    const { texts, say, choose } = setUp('en');
    await texts.loadFirst();
    const loading = texts.loadTexts(['swap']);
    choose('de');
    await Promise.all([loading, texts.followLocale()]);
    expect(say()).to.deep.equal(words.de);
  });

  it('of views that open together are all there', async () => {
    const { texts, say } = setUp('de');
    await Promise.all([texts.loadFirst(), texts.loadTexts(['swap']), texts.loadTexts(['later'])]);
    expect(say()).to.deep.equal(words.de);
  });

  it('are English if the language cannot be loaded, until it can', async () => {
    const { texts, say, reported, offline, store } = setUp('de');
    offline.add('de language');
    await texts.loadFirst();
    expect(say()).to.deep.equal(['Connect wallet', '']);
    expect(store.get(catalogueAtom)?.locale).to.equal('en');
    await texts.loadTexts(['swap']);
    expect(say()).to.deep.equal(words.en);
    expect(reported, 'once').to.deep.equal(['load_failed de']);
    offline.clear();
    await texts.loadTexts(['later']);
    expect(say()).to.deep.equal(words.de);
  });

  it('are English as soon as that can be loaded', async () => {
    const { texts, say, offline } = setUp('de');
    offline.add('de language').add('en language');
    const failure = await texts.loadFirst().catch((error: Error) => error.message);
    expect(failure).to.equal('offline');
    offline.delete('en language');
    await texts.loadTexts(['swap']);
    expect(say()).to.deep.equal(words.en);
  });

  it('stay in the last language if the next one cannot be loaded', async () => {
    const { texts, say, reported, offline, choose } = setUp('de');
    await texts.loadTexts(['swap']);
    choose('fr');
    offline.add('fr swap');
    await texts.followLocale();
    expect(say()).to.deep.equal(words.de);
    expect(reported).to.deep.equal(['load_failed fr']);
    offline.clear();
    await texts.followLocale();
    expect(say()).to.deep.equal(words.fr);
  });

  it('stay with what the site says beside them if the next language is lost', async () => {
    const { store, texts, say, choose, offline, reported } = setUp('de');
    await texts.loadFirst();
    offline.add('ar language');
    choose('ar', { texts: { 'swap.pay': 'Own' } });
    await texts.followLocale();
    await texts.followLocale();
    expect([...say(), store.get(textDirectionAtom)]).to.deep.equal(['Wallet verbinden', '', 'ltr']);
    expect(reported).to.deep.equal(['load_failed ar']);
  });

  it('of a view that cannot be loaded are missing for that view only', async () => {
    const { texts, say, offline } = setUp('de');
    await texts.loadFirst();
    offline.add('de swap');
    const failure = await texts.loadTexts(['swap']).catch((error: Error) => error.message);
    expect(failure).to.equal('offline');
    await texts.loadTexts(['later']);
    expect(say()).to.deep.equal(['Wallet verbinden', '']);
    offline.clear();
    await texts.loadTexts(['swap']);
    expect(say()).to.deep.equal(words.de);
  });

  it('draw nothing again when they are there', async () => {
    const { store, texts } = setUp('en');
    await texts.loadTexts(['swap', 'later']);
    let changes = 0;
    store.sub(translateAtom, () => {
      changes += 1;
    });
    await Promise.all([texts.loadTexts(['later']), texts.loadTexts(['swap']), texts.loadFirst()]);
    expect(changes).to.equal(0);
  });
});
