import assert from 'node:assert/strict';
import { startWalletApp } from '../../../dist/sandbox/node-wallet-app.js';
import { FIRST } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { begun, eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

const phones = {
  iOS: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  Android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
};

/** The wallets' app metadata and link prefixes. */
const apps = [
  ['metamask://', 'metamask://'],
  ['metamask:', 'metamask://'],
  ['metamask', 'metamask://'],
  ['metamask://foo', 'metamask://foo/'],
  ['safe:/a/b', 'safeab://'],
  ['https://metamask.app.link', 'https://metamask.app.link/'],
];
const customWallets = [
  ...apps.map(([mobile_link], at) => ({
    id: `app-${at}`,
    name: `App ${at}`,
    mobile_link,
    webapp_link: 'https://app.example/web',
    desktop_link: 'app-desktop://',
  })),
  { id: 'bad', name: 'Bad App', mobile_link: 'javascript:alert(1)', homepage: 'https://bad.example' },
];

async function visit({ open, stack }, browser, init) {
  const site = await open('plain.html', {
    attributes: `relay-url="${stack.relayUrl}"`,
    browser,
    init,
  });
  await site.modal.evaluate((modal, wallets) => {
    modal.customWallets = wallets;
  }, customWallets);
  await site.connectButton.click();
  await site.warned('config_invalid', /customWallets\[6\]/);
  const link = (name) => site.page.getByRole('link', { name: t('pairing.open', { name }) });
  const copiedUri = () => site.copied(() => site.button(t('pairing.copy')).click());
  const way = (name) => site.page.getByRole('tab', { name: t(`pairing.way.${name}`) });
  return { site, link, copiedUri, way };
}

// Sequential, because a browser launches one app per press, whatever page it was on.
journeys(
  'Links to wallet apps',
  (journey) => {
    journey('are real links on a phone, ready before they are pressed', async (tools) => {
      const viewport = { width: 390, height: 800 };
      const { site, link, copiedUri, way } = await visit(tools, {
        userAgent: phones.iOS,
        viewport,
        hasTouch: true,
        isMobile: true,
      });
      for (const [at, [, base]] of apps.entries()) {
        const name = `App ${at}`;
        await site.row(name).click();
        await site.sees(link(name));
        const uri = await copiedUri();
        assert.equal(await link(name).getAttribute('href'), `${base}wc?uri=${encodeURIComponent(uri)}`);
        assert.equal(await link(name).getAttribute('target'), base.startsWith('https:') ? '_blank' : '_self');
        assert.equal(await way('desktop').count(), 0);
        await site.button(t('dialog.back')).click();
      }
      await site.row('Bad App').click();
      await site.sees(site.dialog(t('downloads.get', { name: 'Bad App' })));
    });

    journey('tell a visitor when no app opened', async (tools) => {
      const { site, link } = await visit(tools, { userAgent: phones.iOS });
      await site.row('App 0').click();
      await link('App 0').click();
      // No app handles that scheme here, so the page stays.
      await site.excuse(/^left its origin: metamask:\/\/wc\?uri=wc%3A/);
      await site.sees(site.page.getByText(t('pairing.nothing', { name: 'App 0' })));
    });

    journey(
      'are shown for later requests, also after a reload, until the visitor disconnects',
      async (tools) => {
        const { stack } = tools;
        const { site, link, copiedUri } = await visit(tools, { userAgent: phones.iOS });
        const app = await startWalletApp({
          ...{ name: 'My App', relayUrl: stack.relayUrl, chains: stack.chains },
        });
        const slowly = { method: 'personal_sign', answer: 'approve', delayMs: 4_000 };
        const connected = async (uri) => {
          await (await app.pair(uri)).approve({ policy: 'approve', script: [slowly, slowly] });
          await site.heard('wallet-connected');
          await site.heard('wallet-close');
        };
        // A journey's calls to the page count as presses, so the link may be followed at once.
        site.excuseAll(/a user gesture is required/);
        site.excuseAll(/^left its origin: metamask:\/\/wc\?requestId=/);
        const signs = async () => {
          const signed = begun(site.request('personal_sign', ['0x68', FIRST]));
          await site.sees(site.dialog(t('confirm.title')));
          const href = await link('My App').getAttribute('href');
          assert.match(href, /^metamask:\/\/wc\?requestId=\d+&sessionTopic=[0-9a-f]{64}$/);
          assert.match(await signed, /^0x/);
          assert.deepEqual(await site.heard('wallet-close'), { reason: 'approval' });
        };
        try {
          await site.row('App 0').click();
          await link('App 0').click();
          await site.excuse(/^left its origin: metamask:\/\/wc\?uri=wc%3A/);
          await connected(await copiedUri());
          await signs();
          await site.page.reload();
          await site.heard('wallet-connected');
          await signs();
          await site.modal.evaluate((modal) => modal.disconnect());
          const links = async () => (await site.kept()).filter((key) => key.includes('links'));
          await eventually(links, ({ length }) => length === 0);
        } finally {
          await app.stop();
        }
      },
    );

    journey('open in a new window in Telegram', async (tools) => {
      const inTelegram = () => {
        window.TelegramWebviewProxy = {};
      };
      const { site, link, copiedUri } = await visit(tools, { userAgent: phones.Android }, inTelegram);
      for (const [name, base] of [
        ['App 0', 'metamask://'],
        ['App 5', 'https://metamask.app.link/'],
      ]) {
        await site.row(name).click();
        await site.sees(link(name));
        const uri = await copiedUri();
        assert.equal(await link(name).getAttribute('href'), `${base}wc?uri=${encodeURIComponent(uri)}`);
        assert.equal(await link(name).getAttribute('target'), '_blank');
        await site.button(t('dialog.back')).click();
      }
    });

    journey('are beside the code on a computer', async (tools) => {
      const { site, link, copiedUri, way } = await visit(tools, {});
      await site.row('App 0').click();
      await site.sees(site.page.getByRole('img', { name: t('pairing.code') }));
      const uri = await copiedUri();
      const tail = `wc?uri=${encodeURIComponent(uri)}`;
      await way('web').click();
      assert.equal(await link('App 0').getAttribute('href'), `https://app.example/web/${tail}`);
      await way('web').press('ArrowRight');
      assert.equal(await link('App 0').getAttribute('href'), `app-desktop://${tail}`);
    });
  },
  { concurrency: 1 },
);
