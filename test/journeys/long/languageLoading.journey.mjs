// A page loads its own language and no other, and never shows another one in the meantime.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { FIRST } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { recordedBy, recordFrames, recordWithButtons, textsOnlyIn } from '../support/languages.mjs';
import { begun } from '../support/site.mjs';

/** Not a word in any language. */
const name = 'Xylox';
const SLOW_MS = 800;
const ROUND_MS = 1000;
const QUIET_MS = 3000;
const TEXTS = /\/chunks\/locales-/;
const GERMAN = /\/chunks\/locales-de/;
const ENGLISH = /\/chunks\/locales-en[A-Z]/;

const words = {
  de: {
    connect: 'Wallet verbinden',
    help: 'Was ist eine Wallet?',
    login: 'Ein Login für viele Websites',
    code: 'Code für Wallet-Apps',
    back: 'Zurück',
    close: 'Schließen',
    account: 'Konto',
    send: 'Senden',
    amount: 'Betrag',
    swap: 'Tauschen',
    pay: 'Sie zahlen',
  },
  en: {
    connect: 'Connect wallet',
    help: 'What is a wallet?',
    login: 'One login for many sites',
    code: 'Code for wallet apps',
    back: 'Back',
    close: 'Close',
    account: 'Account',
    send: 'Send',
    amount: 'Amount',
    swap: 'Swap',
    pay: 'You pay',
  },
};

/** A page in a language. `delays` gives the delay of each file in ms, or withholds it. */
async function visit({ open, profile, stack }, lang, { delays = () => 0, attributes = '', ...options } = {}) {
  const context = await profile();
  await context.route(/\/dist\/chunks\//, async (route) => {
    const ms = delays(route.request().url());
    if (ms === Infinity) return route.abort('connectionfailed');
    await pause(ms);
    // The page may have been closed in the meantime.
    await route.continue().catch(() => undefined);
  });
  return open('header.html', {
    context,
    attributes: `relay-url="${stack.relayUrl}" chain-api-url="${stack.url}" ${attributes}`,
    wallets: [{ name }],
    change: (html) => html.replace('<html lang="en">', `<html lang="${lang}">`),
    init: recordFrames,
    mostRequests: 300,
    ...options,
  });
}

const slowTexts = (url) => (TEXTS.test(url) ? SLOW_MS : 0);
const connectButton = (site, lang) => site.button(words[lang].connect, { exact: true });
const inDialog = (site, title, name) => site.dialog(title).getByRole('button', { name, exact: true });

/** The path of an unconnected visitor up to the connection. */
async function connects(site, lang) {
  const { connect, help, login, code, back, close } = words[lang];
  await connectButton(site, lang).click();
  await site.sees(site.dialog(connect));
  await site.modal.evaluate((modal) => modal.show('WhatIsAWallet'));
  await site.sees(site.text(login));
  await inDialog(site, help, close).click();
  await site.heard('wallet-close');
  await connectButton(site, lang).click();
  await site.row('WalletConnect').click();
  await site.sees(site.page.getByRole('img', { name: code }));
  await site.page.getByRole('button', { name: back, exact: true }).click();
  await site.row(name).click();
  await site.approve('connect');
  assert.equal((await site.heard('wallet-connected')).address, FIRST);
  await site.heard('wallet-close');
}

/** The paths from the account. */
async function looksAtAccount(site, lang) {
  const { account, send, amount, swap, pay, back } = words[lang];
  await site.accountButton().click();
  await inDialog(site, account, send).click();
  await site.sees(site.dialog(send).getByRole('textbox', { name: amount }));
  await inDialog(site, send, back).click();
  await inDialog(site, account, swap).click();
  await site.sees(site.dialog(swap).getByRole('textbox', { name: pay }));
  // Prices, fees and other late data.
  await site.page.waitForLoadState('networkidle');
}

const shownBy = async (site) => [...new Set((await recordedBy(site)).frames.flatMap(({ texts }) => texts))];
const textFiles = (site) => site.requests.filter((path) => TEXTS.test(path));

journeys('A page in German', (journey) => {
  for (const [how, delays] of [
    ['at once', undefined],
    ['late', slowTexts],
  ]) {
    journey(`whose texts come ${how} shows no English text in any frame, and loads none`, async (tools) => {
      const site = await visit(tools, 'de', { delays });
      await connects(site, 'de');
      await looksAtAccount(site, 'de');
      const shown = await shownBy(site);
      assert.deepEqual(textsOnlyIn('en', shown), []);
      const { connect, login, code, amount, pay } = words.de;
      for (const text of [connect, login, code, amount, pay]) assert.ok(shown.includes(text), text);
      assert.deepEqual(
        textFiles(site).filter((path) => !GERMAN.test(path)),
        [],
      );
      assert.ok(textFiles(site).length > 5);
    });
  }

  journey('has buttons of their height and about their width before it has words', async (tools) => {
    const site = await visit(tools, 'de', { delays: slowTexts });
    const host = site.page.locator('wallet-button');
    const button = host.locator('button');
    await site.sees(button);
    assert.equal(await button.textContent(), '');
    const { layoutShift: before } = await recordedBy(site);
    const [empty, emptyHost] = [await button.boundingBox(), await host.boundingBox()];
    await site.sees(connectButton(site, 'de'));
    const [full, fullHost] = [await button.boundingBox(), await host.boundingBox()];
    assert.equal(empty.height, full.height);
    assert.equal(emptyHost.height, fullHost.height);
    assert.ok(Math.abs(empty.width - full.width) <= 24, `${empty.width} becomes ${full.width}`);
    const { layoutShift } = await recordedBy(site);
    assert.ok(layoutShift <= 0.02, `${layoutShift}`);
    assert.ok(layoutShift - before <= 0.005, `${before} becomes ${layoutShift}`);
  });

  /** The time from a press to the wallets, if each file takes one round trip and the page is idle. */
  async function timeToList(tools, lang) {
    const delays = () => ROUND_MS;
    const site = await visit(tools, lang, { delays, attributes: 'prefetch="none"' });
    await site.sees(connectButton(site, lang));
    await site.page.waitForLoadState('networkidle');
    const time = begun(
      site.page.evaluate(
        () =>
          new Promise((resolve) => {
            const { shadowRoot: root } = document.querySelector('wallet-modal');
            addEventListener(
              'click',
              () => {
                const start = performance.now();
                const look = () =>
                  root.querySelector('dialog[open] li')
                    ? resolve(performance.now() - start)
                    : requestAnimationFrame(look);
                look();
              },
              { capture: true, once: true },
            );
          }),
      ),
    );
    await connectButton(site, lang).click();
    await site.sees(site.row(name));
    return time;
  }

  journey('asks for what opening needs in as many rounds as one in English', async (tools) => {
    const english = await timeToList(tools, 'en');
    const german = await timeToList(tools, 'de');
    assert.ok(german < english * 1.5, `${german} ms, and in English ${english} ms`);
    assert.ok(english > ROUND_MS, 'the files are late');
  });

  journey('whose texts are lost is in English, says so once and stops asking', async (tools) => {
    const site = await visit(tools, 'de', { delays: (url) => (GERMAN.test(url) ? Infinity : 0) });
    site.excuseAll(/^console: Failed to load resource/);
    await connects(site, 'en');
    await looksAtAccount(site, 'en');
    await site.warned('load_failed');
    assert.deepEqual(textsOnlyIn('de', await shownBy(site)), []);
    const asked = textFiles(site).length;
    await site.stays(
      () => textFiles(site).length,
      (count) => count === asked,
      QUIET_MS,
    );
  });
});

journeys('A page in English', (journey) => {
  journey('loads no other language', async (tools) => {
    const site = await visit(tools, 'en');
    await connects(site, 'en');
    await looksAtAccount(site, 'en');
    const shown = await shownBy(site);
    assert.deepEqual(textsOnlyIn('de', shown), []);
    // Proves that English is detected if present.
    const { connect, login, code, amount, pay } = words.en;
    const found = textsOnlyIn('en', shown);
    for (const text of [connect, login, code, amount, pay]) assert.ok(found.includes(text), text);
    assert.deepEqual(
      textFiles(site).filter((path) => !ENGLISH.test(path)),
      [],
    );
    assert.ok(textFiles(site).length > 5);
  });
});

journeys('A page that changes its language', (journey) => {
  /** Changes the language of the page, and returns the texts of each frame until `isDone`. */
  async function change(site, lang, isDone) {
    await recordWithButtons(site);
    await site.page.evaluate((lang) => {
      window.recorded.frames.length = 0;
      document.documentElement.lang = lang;
    }, lang);
    await site.sees(isDone);
    return (await recordedBy(site)).frames;
  }

  /** The sequence of languages in the frames. Each frame is in a single language. */
  function spoken(frames) {
    const languages = frames.map(({ texts, lang }) => {
      const found = ['en', 'de'].map((tag) => textsOnlyIn(tag, texts));
      const [english, german] = found.map(({ length }) => length > 0);
      assert.ok(english !== german, `${found.join(' | ') || 'no words'}`);
      const language = english ? 'en' : 'de';
      if (lang) assert.equal(lang, language);
      return language;
    });
    return languages.filter((language, place) => language !== languages[place - 1]);
  }

  journey('changes its buttons once, without a moment without words', async (tools) => {
    const site = await visit(tools, 'en', { delays: slowTexts });
    await site.sees(connectButton(site, 'en'));
    const frames = await change(site, 'de', connectButton(site, 'de'));
    assert.deepEqual(spoken(frames), ['en', 'de']);
  });

  journey('changes the open modal and the buttons in one frame, once all texts are there', async (tools) => {
    const site = await visit(tools, 'en', { delays: slowTexts });
    await connectButton(site, 'en').click();
    await site.sees(site.dialog(words.en.connect));
    await site.row('WalletConnect').click();
    await site.sees(site.page.getByRole('img', { name: words.en.code }));
    const frames = await change(site, 'de', site.page.getByRole('img', { name: words.de.code }));
    assert.deepEqual(spoken(frames), ['en', 'de']);
    const back = await change(site, 'en', site.page.getByRole('img', { name: words.en.code }));
    assert.equal(spoken(back).at(-1), 'en');
  });

  journey('changes the account and what leads on from it in one frame', async (tools) => {
    const site = await visit(tools, 'en', { delays: slowTexts });
    await connects(site, 'en');
    await looksAtAccount(site, 'en');
    const frames = await change(site, 'de', site.dialog(words.de.swap));
    assert.deepEqual(spoken(frames), ['en', 'de']);
  });

  journey('changes its direction together with the words', async (tools) => {
    const site = await visit(tools, 'en', { delays: slowTexts });
    await connectButton(site, 'en').click();
    await site.sees(site.dialog(words.en.connect));
    await site.sees(site.row('WalletConnect'));
    const arabic = 'ربط المحفظة';
    const frames = await change(site, 'ar', site.dialog(arabic));
    for (const { texts, dir, lang } of frames) {
      const isArabic = texts.includes(arabic);
      assert.equal(texts.includes(words.en.connect), !isArabic);
      assert.deepEqual([dir, lang], isArabic ? ['rtl', 'ar'] : ['ltr', 'en']);
    }
  });

  journey('changes the page’s own texts together with the others', async (tools) => {
    const site = await visit(tools, 'en', { delays: slowTexts });
    await site.modal.evaluate((modal) => {
      modal.texts = { de: { 'connect.title': 'Eigener Titel' }, en: { 'connect.title': 'Own title' } };
    });
    await connectButton(site, 'en').click();
    await site.sees(site.dialog('Own title'));
    const frames = await change(site, 'de', site.dialog('Eigener Titel'));
    for (const { texts } of frames) {
      const isGerman = texts.includes('Eigener Titel');
      assert.equal(texts.includes(words.de.connect), isGerman);
      assert.equal(texts.includes('Own title'), !isGerman);
    }
  });
});
