import { expect } from 'chai';
import { createStore } from 'jotai/vanilla';
import { configAtom } from '../../src/atoms/siteConfig.js';
import { translateAtom } from '../../src/atoms/translate.js';
import type { Language } from '../../src/locales/languages.js';
import { createTexts } from '../../src/session/createTexts.js';

const english = { locale: 'en', texts: { 'connect.title': 'Connect wallet', 'dialog.back': 'Back' } };

/** German for a title of the first opening and of swapping. */
const german = (fails: () => boolean): Language => ({
  first: async () => ({ 'connect.title': 'Wallet verbinden' }),
  async swap() {
    if (fails()) throw new Error('offline');
    return { 'swap.pay': 'Du zahlst' };
  },
});

function setUp(locale: string) {
  const store = createStore();
  let isOffline = false;
  const reported: string[] = [];
  const report = ({ code }: { code: string }) => void reported.push(code);
  const choose = (locale: string) => store.set(configAtom, { ...store.get(configAtom), locale });
  choose(locale);
  return {
    store,
    reported,
    choose,
    setOffline: (value: boolean) => {
      isOffline = value;
    },
    texts: createTexts(store, report, { de: german(() => isOffline) }),
    say: () =>
      ['connect.title', 'dialog.back', 'swap.pay', 'swap.get'].map((key) => store.get(translateAtom)(key)),
  };
}

const inGerman = ['Wallet verbinden', 'Back', 'Du zahlst', 'You get'];
const inEnglish = ['Connect wallet', 'Back', 'You pay', 'You get'];

describe('the texts of a feature', () => {
  it('load in the language of the page, English where it has none', async () => {
    const { texts, say } = setUp('de-AT');
    await texts.set(english);
    expect(say()).to.deep.equal(['Wallet verbinden', 'Back', 'swap.pay', 'swap.get']);
    await texts.loadTexts(['swap']);
    expect(say()).to.deep.equal(inGerman);
  });

  it('change with the language', async () => {
    const { texts, say, choose } = setUp('en');
    await texts.set(english);
    await texts.loadTexts(['swap']);
    expect(say()).to.deep.equal(inEnglish);
    choose('de');
    await texts.load();
    expect(say()).to.deep.equal(inGerman);
    choose('fr');
    await texts.load();
    expect(say()).to.deep.equal(inEnglish);
  });

  it('are in the language that was chosen while they loaded', async () => {
    const { texts, say, choose } = setUp('en');
    await texts.set(english);
    const loading = texts.loadTexts(['swap']);
    choose('de');
    await Promise.all([loading, texts.load()]);
    expect(say()).to.deep.equal(inGerman);
  });

  it('stay English while the language cannot be loaded', async () => {
    const { texts, say, reported, setOffline } = setUp('de');
    await texts.set(english);
    setOffline(true);
    await texts.loadTexts(['swap']);
    expect(say()).to.deep.equal(['Wallet verbinden', 'Back', 'You pay', 'You get']);
    expect(reported).to.deep.equal(['load_failed']);
    setOffline(false);
    await texts.load();
    expect(say()).to.deep.equal(inGerman);
  });

  it('draw nothing again when they are there', async () => {
    const { store, texts } = setUp('en');
    await texts.loadTexts(['swap', 'later']);
    let changes = 0;
    store.sub(translateAtom, () => {
      changes += 1;
    });
    await Promise.all([texts.loadTexts(['later']), texts.loadTexts(['swap'])]);
    expect(changes).to.equal(0);
  });
});
