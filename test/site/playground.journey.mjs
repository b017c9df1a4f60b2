import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { chromium } from 'playwright-core';
import { chromiumFlags, testChromium } from '../../scripts/browser.mjs';
import { journey } from '../journeys/support/journeys.mjs';
import { serveBuilt } from './support/serveBuilt.mjs';
import { findBarriers, visit } from './support/visit.mjs';

let chrome;
let site;
before(async () => {
  site = await serveBuilt();
  chrome = await chromium.launch({ executablePath: testChromium(), args: chromiumFlags });
});
after(async () => {
  await chrome?.close();
  site?.stop();
});

const open = (fragment, use, options) =>
  visit(chrome, `${site.url}playground.html${fragment}`, use, {
    reducedMotion: 'reduce',
    // The wallet's prompt is at the bottom of the preview.
    viewport: { width: 1280, height: 1300 },
    ...options,
  });
const inFrame = (page) => page.frameLocator('iframe');
const modalIn = (page) => inFrame(page).locator('wallet-modal');
const walletIn = (page) => modalIn(page).getByRole('button', { name: 'Sandbox Wallet' });

const settings = (page) => page.getByRole('region', { name: 'Settings' });
const code = (page, name) => page.getByRole('group', { name }).textContent();

async function findSetting(page, name) {
  await page.getByLabel('Find a setting').fill(name);
  return settings(page).getByLabel(name, { exact: true });
}

describe('the playground', () => {
  journey('shows what is set in the preview, in the code and in the address, which keeps it', () =>
    open('#v=1', async (page) => {
      await (await findSetting(page, 'inline')).check();
      await (await findSetting(page, 'theme-mode')).selectOption('light');
      await (await findSetting(page, 'app-name')).fill('Corner "Shop"');
      const modal = modalIn(page);
      await page
        .frameLocator('iframe')
        .locator('wallet-modal[app-name=\'Corner "Shop"\']')
        .waitFor({ state: 'attached' });
      assert.equal(await modal.getAttribute('theme-mode'), 'light');
      await walletIn(page).waitFor();
      const tag =
        '<wallet-modal inline app-name="Corner &quot;Shop&quot;" theme-mode="light"></wallet-modal>';
      assert.ok((await code(page, 'index.html')).includes(tag));
      await page.getByRole('radio', { name: 'React' }).check();
      assert.match(
        await code(page, 'Wallet.tsx'),
        /<WalletModal inline appName=\{'Corner "Shop"'\} themeMode="light" \/>/,
      );

      await page.waitForURL(/#v=1&inline&app-name=Corner\+%22Shop%22&theme-mode=light&host=react$/);
      await page.reload();
      await walletIn(page).waitFor();
      assert.equal(await modal.getAttribute('app-name'), 'Corner "Shop"');
      assert.ok(await page.getByRole('radio', { name: 'React' }).isChecked());

      await page.getByRole('button', { name: 'Reset all' }).click();
      await page.waitForURL(/playground\.html$/);
      assert.equal(await modal.getAttribute('app-name'), 'Corner Shop');
    }),
  );

  for (const colorScheme of ['light', 'dark'])
    journey(`begins with wallets to look at, in the theme of the page: ${colorScheme}`, () =>
      open(
        '',
        async (page) => {
          const modal = modalIn(page);
          await walletIn(page).waitFor();
          await modal.getByText('Corner Shop').first().waitFor();
          const theme = () => modal.getAttribute('theme-mode');
          assert.equal(await theme(), colorScheme);
          await page.getByRole('switch').first().click();
          const other = colorScheme === 'dark' ? 'light' : 'dark';
          await inFrame(page).locator(`wallet-modal[theme-mode=${other}]`).waitFor();
          assert.ok(!(await code(page, 'index.html')).includes('theme-mode'));
          assert.equal(await page.getByText('Settings came with the address').count(), 0);
        },
        { colorScheme },
      ),
    );

  journey('shows what an account has, with prices, and swaps it', () =>
    open('', async (page) => {
      await walletIn(page).click();
      await inFrame(page).getByRole('button', { name: 'Approve' }).click();
      const modal = modalIn(page);
      await modal.getByText('SUSD').first().waitFor();
      await modal.getByText('$10,500').first().waitFor();
      await modal.getByRole('button', { name: 'Swap' }).first().waitFor();
    }),
  );

  journey('logs events with their details, and forgets them', () =>
    open('#v=1&inline', async (page) => {
      await walletIn(page).click();
      await inFrame(page).getByRole('button', { name: 'Approve' }).click();
      const log = page.getByRole('region', { name: 'Events, newest first' });
      const entry = log.getByText('wallet-connected', { exact: true });
      await entry.click();
      await log.getByText('"address": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"').waitFor();
      await page.getByRole('button', { name: 'Clear events' }).click();
      await log.getByText('Events appear here').waitFor();
    }),
  );

  journey('says what of an address cannot be read, and neither asks nor runs what that names', () => {
    const hostile = [
      '#v=1',
      'onclick=alert(1)',
      'theme-mode=%22%3E%3Cscript%3E',
      'app-name=%3Cimg+src=x+onerror=alert(1)%3E',
      'app-icon=https://evil.example/icon.png',
      'relay-url=wss://evil.example',
      'project-id=abc',
      'siwe-url=https://evil.example',
      `chains=${encodeURIComponent('[{"id":"eip155:1","rpcUrl":"https://evil.example","imageUrl":"https://evil.example/a.png"}]')}`,
      `themeVariables=${encodeURIComponent('{"--wallet-modal-accent":"url(https://evil.example/a)"}')}`,
      'inline',
    ];
    return open(hostile.join('&'), async (page) => {
      await walletIn(page).waitFor();
      const sentences = await page.getByRole('status').getByRole('listitem').allTextContents();
      assert.deepEqual(sentences, [
        'There is no setting "onclick". It was left out.',
        '"theme-mode" must be one of these: auto, dark, light. It is at its default.',
      ]);
      await page.getByText('The preview asks no server, so it goes without').waitFor();
      const attributes = await modalIn(page).evaluate((modal) => modal.getAttributeNames().sort());
      assert.deepEqual(attributes, ['app-name', 'inline', 'no-injected', 'open', 'theme-mode']);
      assert.match(await code(page, 'index.html'), /relay-url="wss:\/\/evil\.example"/);
      await page.getByText('Settings came with the address of this page.').waitFor();
    });
  });

  journey('follows no link that came with the address, until the visitor writes it', () => {
    const wallets = [
      {
        id: 'fake',
        name: 'MetaMask',
        homepage: 'https://evil.example',
        chrome_store: 'https://evil.example/get',
        mobile_link: 'https://evil.example/app',
      },
    ];
    const hash = `#v=1&inline&terms-url=https://evil.example/terms&customWallets=${encodeURIComponent(JSON.stringify(wallets))}`;
    return open(hash, async (page) => {
      await walletIn(page).waitFor();
      await page.getByText('Links that came with the address of this page are shown as text').waitFor();
      const links = () =>
        modalIn(page).evaluate((modal) => [
          JSON.stringify(modal.customWallets ?? []),
          modal.getAttribute('terms-url'),
          [...modal.shadowRoot.querySelectorAll('a')].map(({ href }) => href).join(),
        ]);
      assert.deepEqual(await links(), ['[{"id":"fake","name":"MetaMask"}]', null, '']);
      assert.deepEqual(await page.locator('a[href*="evil.example"]').count(), 0);
      assert.match(await code(page, 'index.html'), /evil\.example\/get/);
    });
  });

  journey('works without storage and without WebAssembly', async () => {
    // Access to the denied storage is reported in the console, so this isn't an ordinary visit.
    const page = await chrome.newPage({ viewport: { width: 1280, height: 1300 } });
    const errors = [];
    page.on('pageerror', (error) => errors.push(`${error}`));
    await page.addInitScript(() => {
      const denied = {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', denied);
      Object.defineProperty(window, 'sessionStorage', denied);
      Reflect.deleteProperty(window, 'WebAssembly');
    });
    await page.goto(`${site.url}playground.html#v=1&inline`);
    await walletIn(page).click();
    await inFrame(page).getByRole('button', { name: 'Approve' }).click();
    await page.getByText('wallet-connected', { exact: true }).waitFor();
    await page.close();
    assert.deepEqual(errors, []);
  });

  journey('switches size, language and direction', () =>
    open('#v=1&inline', async (page) => {
      await page.getByRole('combobox', { name: 'Size' }).selectOption({ label: 'Phone, 360 px' });
      await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
      await page.getByRole('combobox', { name: 'Direction' }).selectOption({ label: 'Right to left' });
      await modalIn(page).getByText('Wallet verbinden').first().waitFor();
      const frame = await (await page.locator('iframe').elementHandle()).contentFrame();
      await frame.waitForFunction(() => document.documentElement.dir === 'rtl');
      assert.equal(await frame.evaluate(() => innerWidth), 360);
    }),
  );

  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ])
    journey(`has no barriers with all its settings open, at ${width} px in the ${colorScheme} theme`, () =>
      open(
        '#v=1&app-icon=https://a.example&chains=[',
        async (page) => {
          for (const summary of await settings(page)
            .locator('details:not([open]) > summary')
            .all()
            .then((all) => all.reverse()))
            await summary.click();
          assert.deepEqual(await findBarriers(page), []);
          assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
        },
        { viewport: { width, height: 900 }, colorScheme },
      ),
    );
});
