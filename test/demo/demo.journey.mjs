import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe } from 'node:test';
import { chromium } from 'playwright-core';
import { chromiumFlags, testChromium } from '../../scripts/browser.mjs';
import { at } from '../../scripts/lib/files.mjs';
import { measure, readProduct } from '../../scripts/lib/sizes.mjs';
import { journey } from '../journeys/support/journeys.mjs';

// `npm test` starts the server.
const { DEMO_URL } = process.env;
const WALLET = 'Sandbox Wallet';
const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const axe = readFileSync(at('node_modules/axe-core/axe.min.js'), 'utf8');

let chrome;
before(async () => {
  chrome = await chromium.launch({ executablePath: testChromium(), args: chromiumFlags });
});
after(() => chrome.close());

/** Opens a page without simulated failures, passes it on, and fails on console errors. */
async function visit(path, use, options = {}) {
  await fetch(`${DEMO_URL}/sandbox/failures`, { method: 'DELETE' });
  const context = await chrome.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(`${error}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(DEMO_URL + path);
  // The last step of the page's script.
  if (path.startsWith('/?') || path === '/') await page.locator('#accounts-body td').first().waitFor();
  await use(page, complaints);
  await context.close();
  assert.deepEqual(complaints, []);
}

const row = (page, name) => page.getByRole('list', { name: 'Wallets' }).getByRole('button', { name });
const reads = (page, selector, text) => page.locator(selector, { hasText: text }).waitFor();

/** A list that opens right after a wallet was removed still shows it for a moment. */
async function pressOnly(rows) {
  await rows.nth(1).waitFor({ state: 'detached' });
  await rows.click();
}

async function connect(page) {
  await page.locator('#connect').click();
  await row(page, WALLET).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await reads(page, '#state-status', 'connected');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

describe('the demo', () => {
  journey('shows the modal itself at first sight, which takes neither focus nor scroll position', () =>
    visit('/', async (page) => {
      await row(page, WALLET).waitFor();
      await page.getByRole('textbox', { name: 'Email address' }).waitFor();
      const { y, focus } = await page.evaluate(() => ({
        y: scrollY,
        focus: document.activeElement?.tagName,
      }));
      assert.deepEqual({ y, focus }, { y: 0, focus: 'BODY' });
      const box = await page.locator('#stage').boundingBox();
      assert.ok(box.y + box.height <= 900, 'the stage ends above the fold');
      await row(page, WALLET).click();
      await page.getByRole('button', { name: 'Approve' }).click();
      await reads(page, '#state-status', 'connected');
      await page.locator('#stage').getByRole('button', { name: 'Disconnect', exact: true }).waitFor();
    }),
  );

  journey('opens the modal as a dialog on a press, and shows it in the page again afterwards', () =>
    visit('/', async (page) => {
      await row(page, WALLET).waitFor();
      const dialog = page.getByRole('dialog', { name: 'Connect wallet' });
      assert.equal(await dialog.count(), 0);
      await page.locator('#connect').click();
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await page.locator('#stage[data-stage=shown]').waitFor();
      await row(page, WALLET).waitFor();
      assert.equal(await page.evaluate(() => document.activeElement?.id), 'connect');
    }),
  );

  journey('names a page weight that stays the same, and asks no other host by itself', () =>
    visit('/', async (page) => {
      const text = (id) => page.locator(`#fact-${id}`).textContent();
      const [entry] = measure(readProduct());
      const weight = `${(entry.bytes / 1024).toFixed(1)} KB`;
      await reads(page, '#fact-weight', weight);
      await row(page, WALLET).waitFor();
      await connect(page);
      assert.equal(await text('weight'), weight);
      assert.ok(Number.parseFloat(await text('loaded')) > Number.parseFloat(weight));
      assert.equal(await text('hosts'), '0');
      assert.match(await text('opening'), /^\d+ ms$/);
    }),
  );

  journey('has a menu on phones', () =>
    visit(
      '/',
      async (page) => {
        const link = page.getByRole('link', { name: 'Methods' });
        assert.equal(await link.isVisible(), false);
        await page.getByRole('button', { name: 'Menu' }).click();
        await link.click();
        await link.waitFor({ state: 'hidden' });
        assert.equal(new URL(page.url()).hash, '#code');
      },
      { viewport: { width: 360, height: 740 } },
    ),
  );

  journey('connects a visitor without a wallet, and shows it', () =>
    visit('/', async (page) => {
      await connect(page);
      await reads(page, '#state-account', FIRST);
      await reads(page, '#connect', /ETH · sandbox\.eth/);
      await reads(page, '#events > [data-event=wallet-connected]', FIRST);
      await reads(page, '[data-wallet=sandbox]', 'Shares 1 account');
    }),
  );

  journey('signs, sends and switches networks through the element’s methods', () =>
    visit('/', async (page) => {
      await connect(page);
      const calls = page.getByRole('list', { name: 'Methods' });
      const press = (name) => calls.getByRole('button', { name }).click();
      await page.getByRole('group', { name: WALLET }).getByLabel('Response').selectOption('Approve');
      await press('personal_sign');
      await reads(page, '#answers > [data-outcome=resolved]', 'is a valid signature by');
      await press('eth_sendTransaction');
      await reads(page, '#answers > [data-outcome=resolved]', /is in block \d/);
      await press('eip155:31338');
      await reads(page, '#state-network', 'Sandbox Two');
      await press('eip155:999999');
      await reads(page, '#answers > [data-outcome=rejected]', 'network_not_found');
      await press('disconnect()');
      await reads(page, '#state-status', 'disconnected');
    }),
  );

  journey('applies its switches to the modal, and keeps them in its URL', () =>
    visit('/', async (page) => {
      const choose = (name) => page.getByRole('radio', { name, exact: true }).check();
      await choose('Light');
      await choose('In the page');
      await choose('RTL');
      await choose('Green');
      const read = () =>
        page.locator('wallet-modal').evaluate((modal) => ({
          theme: modal.themeMode,
          isInline: modal.inline && modal.open,
          accent: getComputedStyle(modal).getPropertyValue('--wallet-modal-accent'),
          direction: getComputedStyle(modal).direction,
        }));
      const chosen = { theme: 'light', isInline: true, accent: '#0e9f6e', direction: 'rtl' };
      await row(page, WALLET).waitFor();
      assert.deepEqual(await read(), chosen);
      await page.reload();
      await row(page, WALLET).waitFor();
      assert.deepEqual(await read(), chosen);
      await page.getByRole('button', { name: 'Reset to defaults' }).click();
      await page.waitForURL(`${DEMO_URL}/`);
    }),
  );

  const scenes = {
    'Declined request': 'Connection declined',
    'Locked wallet': `Continue in ${WALLET}`,
    'Silent wallet': `Continue in ${WALLET}`,
    'Wrong network': 'Your wallet is on',
  };
  for (const [name, text] of Object.entries(scenes)) {
    journey(`plays the scene: ${name}`, () =>
      visit('/', async (page) => {
        // A scene forgets the wallets that a session has found. That takes longer while the session is still starting.
        await row(page, WALLET).waitFor();
        await page.getByRole('button', { name }).click();
        // The modal in the page is being removed, and has such a row as well.
        await pressOnly(row(page.getByRole('dialog'), WALLET));
        await page.getByRole('dialog').getByText(text).first().waitFor();
      }),
    );
  }

  journey('has a Solana wallet, and one for both namespaces', () =>
    visit('/?wallets=sandbox,solana,dual', async (page) => {
      const shown = (name) =>
        page
          .getByRole('group', { name })
          .locator('[data-side]:visible')
          .evaluateAll((parts) => parts.map((part) => part.textContent?.trim().split('\n')[0]));
      assert.equal((await shown('Solana Wallet')).length, 1);
      assert.equal((await shown('Dual Wallet')).length, 4);
      const asked = page.evaluate(async () => {
        const wallets = new Map();
        const register = (wallet) => {
          wallets.set(wallet.name, wallet);
          return () => wallets.delete(wallet.name);
        };
        window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }));
        const { accounts } = await wallets.get('Solana Wallet').features['standard:connect'].connect();
        return [[...wallets.keys()], accounts.map(({ address }) => address)];
      });
      await page.getByRole('button', { name: 'Approve' }).click();
      const address = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96';
      assert.deepEqual(await asked, [['Solana Wallet', 'Dual Wallet'], [address]]);
      await reads(
        page,
        '[data-wallet=solana]',
        'Shares 1 account with this page. Last request: standard:connect',
      );
      await page.locator('#connect').click();
      await row(page, 'Dual Wallet').waitFor();
    }),
  );

  journey('plays the scene: a late wallet', () =>
    visit('/', async (page) => {
      await page.getByRole('button', { name: 'Late wallet' }).click();
      await page.getByRole('dialog', { name: 'Connect wallet' }).waitFor();
      await row(page, 'Late Wallet').waitFor();
      // A list that opens right after a wallet was removed still shows it for a moment.
      const installed = page.getByRole('list', { name: 'Installed' }).getByRole('button');
      await installed.filter({ hasText: WALLET }).waitFor({ state: 'hidden' });
      assert.equal(await installed.count(), 1, 'the others are gone');
    }),
  );

  journey('plays the scene: an offline chain, and restores it', () =>
    visit('/', async (page, complaints) => {
      await row(page, WALLET).waitFor();
      await page.getByRole('button', { name: 'Network offline' }).click();
      await pressOnly(row(page.getByRole('dialog'), WALLET));
      await page.getByText('Balance not available').waitFor();
      await page.keyboard.press('Escape');
      const chain = page.getByRole('group', { name: 'Sandbox One' });
      assert.equal(await chain.getByLabel('RPC').inputValue(), 'offline');
      await page.getByRole('button', { name: 'Reset', exact: true }).click();
      await reads(page, '#state-status', 'disconnected');
      await chain.getByText(/^Block \d/).waitFor();
      // The browser logs each failed request, and the modal logs the network that it couldn't read.
      for (const complaint of complaints.splice(0)) assert.match(complaint, /ERR_EMPTY_RESPONSE|rpc_failed/);
    }),
  );

  const looks = { dark: '/', light: '/?dir=rtl&place=inline' };
  for (const [colorScheme, path] of Object.entries(looks)) {
    for (const width of [320, 1280]) {
      journey(`is accessible and fits at ${path}, ${colorScheme}, ${width} px wide`, () =>
        // The policy would block axe.
        visit(
          path,
          async (page) => {
            await page.evaluate(axe);
            const { violations } = await page.evaluate(() => window.axe.run(document, { preload: false }));
            assert.deepEqual(
              violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target)}`),
              [],
            );
            const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
            assert.equal(await pageWidth(), width);
            // The header's wallet buttons are loaded by then.
            await page.locator('#sandbox').scrollIntoViewIfNeeded();
            await page.locator('#header-wallet wallet-button').waitFor();
            assert.equal(await pageWidth(), width);
          },
          { colorScheme, viewport: { width, height: 800 }, bypassCSP: true },
        ),
      );
    }
  }
});

describe('the strict pages', () => {
  journey('work with the product’s scripts only', () =>
    visit('/demo/strict.html', async (page) => {
      await page.getByRole('button', { name: 'Connect wallet' }).click();
      await page.getByText('No wallet in this browser').waitFor();
      const scripts = await page
        .locator('script:not([type="application/json"])')
        .evaluateAll((all) => all.map((script) => script.getAttribute('src')));
      assert.deepEqual(scripts, ['/dist/wallet-modal.js']);
    }),
  );

  journey('connect a wallet and read its balance', () =>
    visit('/demo/strict-wallet.html', async (page) => {
      await page.getByRole('button', { name: 'Connect wallet' }).click();
      await row(page, WALLET).click();
      await page.getByRole('button', { name: 'Approve' }).click();
      await reads(page, 'wallet-button', /ETH · 0xf3/);
    }),
  );
});
