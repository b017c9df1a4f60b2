import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { chromium } from 'playwright-core';
import { chromiumFlags, testChromium } from '../../scripts/browser.mjs';
import { serveBuilt } from './support/serveBuilt.mjs';
import { findBarriers, visit } from './support/visit.mjs';

let chrome;
let site;
before(async () => {
  site = await serveBuilt();
  chrome = await chromium.launch({ executablePath: testChromium(), args: chromiumFlags });
});
after(async () => {
  await chrome.close();
  site.stop();
});

const open = (path, use, options) => visit(chrome, site.url + path, use, options);
const modal = (page) => page.getByRole('list', { name: 'Wallets' });

const LOOKS = ['dark', 'light'].flatMap((colorScheme) =>
  [1280, 390].map((width) => ({ colorScheme, viewport: { width, height: 844 }, reducedMotion: 'reduce' })),
);

describe('the documentation site below a path with spaces', () => {
  for (const path of [
    'index.html',
    'playground.html',
    'studio.html',
    'docs/theming.html',
    'docs/reference.html',
  ]) {
    test(`has no barriers, breaks no policy and asks no other host: ${path}`, async () => {
      for (const look of LOOKS) {
        const use = async (page) => {
          if (path === 'index.html') {
            await page.locator('.live').scrollIntoViewIfNeeded();
            await modal(page).waitFor();
          }
          assert.deepEqual(await findBarriers(page), [], `${look.colorScheme} ${look.viewport.width}`);
          const wider = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          assert.equal(wider, 0, `${path} at ${look.viewport.width}`);
        };
        await open(path, use, look);
      }
    });
  }

  test('finds a page by keyboard', () =>
    open('docs/usage.html', async (page) => {
      const search = page.getByRole('combobox', { name: 'Search' });
      await page.keyboard.press('Control+k');
      await search.waitFor();
      await page.keyboard.type('deep links');
      await page
        .getByRole('option', { name: /^Phones/ })
        .first()
        .waitFor();
      assert.deepEqual(await findBarriers(page), []);
      await page.keyboard.press('Escape');
      await search.waitFor({ state: 'detached' });
      await page.keyboard.press('/');
      await search.waitFor();
      await page.keyboard.type('wallets own browsers');
      await page.getByRole('option', { name: /^Phones/, selected: true }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Phones' }).waitFor();
    }));

  test('goes from page to page without loading all of it anew', () =>
    open('index.html', async (page) => {
      await page.evaluate(() => {
        window.stayed = true;
      });
      await page.getByRole('link', { name: 'Reference' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Reference' }).waitFor();
      await page.getByRole('link', { name: 'Theming' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Theming' }).waitFor();
      assert.equal(new URL(page.url()).pathname, '/docs%20of%20ours/docs/theming.html');
      assert.equal(await page.evaluate(() => window.stayed), true);
    }));

  test('can be read without JavaScript', async () => {
    const read = async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Theming' }).waitFor();
      assert.ok(await page.getByText('--wallet-modal-accent: #0a7d55;').first().isVisible());
      const all = page.getByRole('navigation', { name: 'All pages' });
      await all.getByRole('link', { name: 'Phones' }).click();
      await page.getByRole('heading', { level: 1, name: 'Phones' }).waitFor();
    };
    // Scripts can't detect violations then; the console can.
    const context = await chrome.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const complaints = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto(`${site.url}docs/theming.html`);
    await read(page);
    await context.close();
    assert.deepEqual(complaints, []);
  });

  test('keeps its theme, and does without where nothing can be stored', async () => {
    const denyStorage = async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      });
      await page.reload({ waitUntil: 'networkidle' });
      assert.equal(await page.evaluate(() => document.documentElement.classList.contains('dark')), true);
    };
    const context = await chrome.newContext({ colorScheme: 'dark' });
    const page = await context.newPage();
    await page.goto(`${site.url}docs/theming.html`);
    await denyStorage(page);
    await page.getByRole('heading', { level: 1, name: 'Theming' }).waitFor();
    await context.close();
    await open(
      'docs/theming.html',
      async (kept) => {
        await kept.getByRole('switch').first().click();
        await kept.reload();
        assert.equal(await kept.evaluate(() => document.documentElement.classList.contains('dark')), true);
      },
      { colorScheme: 'light' },
    );
  });

  test('shows the modal itself, which connects, has prices, swaps and has a history in the page', () =>
    open('index.html', async (page) => {
      await modal(page).getByRole('button', { name: 'Sandbox Wallet' }).click();
      await page.getByRole('button', { name: 'Approve' }).click();
      await page.getByText('0xf39F').first().waitFor();
      for (const text of ['$10,500', 'SUSD', 'SBX']) await page.getByText(text).first().waitFor();
      await page.locator('.live').getByRole('button', { name: 'Swap' }).waitFor();
    }));

  test('shows an account, sending and the history at a press, without asking', () =>
    open('index.html', async (page) => {
      const looks = page.getByRole('group', { name: 'Show in the modal' });
      const heading = (name) => page.locator('wallet-modal').getByRole('heading', { name });
      await looks.getByRole('button', { name: 'Activity' }).click();
      await page.getByText('120').first().waitFor();
      await looks.getByRole('button', { name: 'Send' }).click();
      await heading('Send').waitFor();
      await looks.getByRole('button', { name: 'Account' }).click();
      await page.getByText('$10,500').first().waitFor();
      await looks.getByRole('button', { name: 'Wallets' }).click();
      await modal(page).getByRole('button', { name: 'Wallet that declines' }).waitFor();
    }));

  test('says who it is for, and leads to the guides for those who come from another product', () =>
    open('index.html', async (page) => {
      await page.getByText('27 languages').waitFor();
      for (const [name, path] of [
        ['AppKit', 'appkit'],
        ['Web3Modal', 'web3modal'],
        ['RainbowKit', 'rainbowkit'],
      ]) {
        const link = page.getByRole('main').getByRole('link', { name, exact: true });
        const address = await link.evaluate(({ href }) => href);
        assert.equal(address, `${site.url}docs/migration/${path}.html`);
        assert.equal((await fetch(address)).status, 200);
      }
    }));
});
