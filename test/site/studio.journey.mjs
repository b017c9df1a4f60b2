import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { chromium } from 'playwright-core';
import { chromiumFlags, testChromium } from '../../scripts/browser.mjs';
import { atPace } from '../../scripts/lib/pace.mjs';
import { bundled } from '../tools/bundled.mjs';
import { serveBuilt } from './support/serveBuilt.mjs';
import { findBarriers, visit } from './support/visit.mjs';

const THEMES = ['light', 'dark'];
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src 'self' data:">`;
const { PRESETS } = await bundled('site/studio/presets.ts');
const { VIEWS } = await bundled('site/studio/views.ts');

/** This test's own pages, by path in the site. */
const pages = {};
let chrome;
let site;
before(async () => {
  site = await serveBuilt({ pages });
  chrome = await chromium.launch({ executablePath: testChromium(), args: chromiumFlags });
});
after(async () => {
  await chrome?.close();
  site?.stop();
});

/** Opens the studio and passes it on after its measurement. */
const open = (use, { query = '', ...options } = {}) =>
  visit(
    chrome,
    `${site.url}studio.html${query}`,
    async (page) => {
      await page.locator('table[data-theme=dark]').waitFor();
      await use(page);
    },
    options,
  );

/** A theme as visitors see it: bytes of the connect button, the card, its text and its accent as text. */
const seen = (page, scope = 'body') =>
  page.evaluate((selector) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const bytes = (colour) => {
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)].join(' ');
    };
    const scope = document.querySelector(selector);
    const style = (tag, inner) => getComputedStyle(scope.querySelector(tag).shadowRoot.querySelector(inner));
    const card = style('wallet-modal', '[part~=card]');
    const link = [...scope.querySelector('wallet-modal').shadowRoot.querySelectorAll('button')].at(-1);
    return {
      button: bytes(style('wallet-button', '[part~=button]').backgroundColor),
      card: bytes(card.backgroundColor),
      text: bytes(card.color),
      link: bytes(getComputedStyle(link).color),
      corner: card.borderTopLeftRadius,
      font: card.fontFamily,
    };
  }, scope);

const previews = async (page) =>
  Object.fromEntries(
    await Promise.all(
      THEMES.map(async (theme) => [theme, await seen(page, `.preview[data-theme=${theme}]`)]),
    ),
  );

/** The numbers of a row, such as `['5.96 AA', …]`. */
const numbers = (page, theme, label) =>
  page
    .locator(`table[data-theme=${theme}] tbody tr`, { has: page.getByRole('rowheader', { name: label }) })
    .locator('.cell')
    .evaluateAll((cells) =>
      cells.map((cell) =>
        [...cell.querySelectorAll('.ratio, .grade')].map((part) => part.textContent).join(' '),
      ),
    );

/** Waits until the next frame has been measured. */
const settle = (page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

const field = (page, name) => page.getByLabel(name, { exact: true });
const exported = (page, kind) => page.locator(`[data-export=${kind}]`).textContent();

/** A page with one theme, as on a site. */
const fresh = (theme, { head = '', settings = '' }) =>
  `<!doctype html><html lang="en"><head><title>Fresh</title>${POLICY}${head}
<script type="module" src="wallet-modal/wallet-modal.js"></script></head><body>
<wallet-button></wallet-button>
<wallet-modal inline layout="compact" theme-mode="${theme}" no-injected no-announced>${settings}</wallet-modal>
</body></html>`;

async function seenOnFreshPage(page, theme, parts) {
  pages['fresh.html'] = fresh(theme, parts);
  await page.goto(`${site.url}fresh.html`);
  await page.locator('wallet-modal').getByText('Connect wallet').first().waitFor();
  await settle(page);
  const { link: _, ...rest } = await seen(page);
  return rest;
}

describe('the theme studio', () => {
  it('changes both previews, the numbers and the address with the accent', () =>
    open(async (page) => {
      const before = await previews(page);
      assert.deepEqual(await numbers(page, 'light', 'Text on the main button'), ['4.61 AA']);
      await field(page, 'Accent').fill('#b3261e');
      await settle(page);
      const after = await previews(page);
      for (const theme of THEMES) {
        assert.equal(after[theme].button, '179 38 30');
        assert.notEqual(after[theme].link, before[theme].link);
        assert.equal(after[theme].card, before[theme].card);
        assert.deepEqual(await numbers(page, theme, 'Text on the main button'), ['6.53 AA']);
      }
      await page.waitForURL(/\?accent=%23b3261e$/);
      await page.reload();
      await page.locator('table[data-theme=dark]').waitFor();
      await settle(page);
      assert.equal((await previews(page)).dark.button, '179 38 30');
      await page.getByRole('button', { name: 'Reset to defaults' }).click();
      await settle(page);
      assert.deepEqual(await previews(page), before);
    }));

  it('exports CSS and JSON that look the same on a fresh page', () =>
    open(async (page) => {
      await page.getByRole('button', { name: 'Orchid' }).click();
      await settle(page);
      const { light, dark } = await previews(page);
      const [css, json] = [await exported(page, 'css'), await exported(page, 'json')];
      pages['theme.css'] = css;
      const { link: _light, ...onLight } = light;
      const { link: _dark, ...onDark } = dark;
      const head = '<link rel="stylesheet" href="theme.css">';
      assert.deepEqual(await seenOnFreshPage(page, 'light', { head }), onLight);
      assert.deepEqual(await seenOnFreshPage(page, 'dark', { head }), onDark);
      const settings = `<script type="application/json" slot="config">${json}</script>`;
      assert.deepEqual(await seenOnFreshPage(page, 'dark', { settings }), onDark);
    }));

  it('imports what it exports, and refuses hostile input with sentences', () =>
    open(async (page) => {
      const importing = page.getByRole('textbox', { name: 'Import' });
      const bring = async (text) => {
        await importing.fill(text);
        await page.getByRole('button', { name: 'Import', exact: true }).click();
        await settle(page);
        return page.locator('[data-import]').locator('p, li').allTextContents();
      };
      await page.getByRole('button', { name: 'Ember' }).click();
      const json = await exported(page, 'json');
      await page.getByRole('button', { name: 'Reset to defaults' }).click();
      assert.deepEqual(await bring(json), ['Imported.']);
      assert.equal(await exported(page, 'json'), json);

      assert.deepEqual(await bring('<script>alert(1)</script>'), [
        'Not imported. The theme is as it was.',
        'This is not a JSON object. Paste what the studio exports, or the content of your settings script.',
      ]);
      assert.equal(await exported(page, 'json'), json);

      const hostile = {
        '--wallet-modal-accent': 'red; } * { display: none',
        '--wallet-modal-color-mix': 'rgb(0 0 0',
        '--wallet-modal-font-family': 'x"; background: url(https://evil.example)',
        '--wallet-modal-border-radius-master': '2px',
      };
      assert.deepEqual(await bring(JSON.stringify({ themeVariables: hostile })), [
        'Imported, without what is named below.',
        '--wallet-modal-accent: “red; } * { display: none” is not a colour. Write one such as #0a7d55.',
        '--wallet-modal-color-mix: “rgb(0 0 0” is not a colour. Write one such as #0a7d55.',
        '--wallet-modal-font-family: “x"; background: url(https://evil.example…” is not a list of fonts. Write one such as Inter, sans-serif.',
      ]);
      assert.equal(await exported(page, 'css'), ':root {\n  --wallet-modal-border-radius-master: 2px;\n}');
      assert.equal((await previews(page)).light.corner, '14px');
    }));

  it('shows the defaults, and says so, at an address that is broken', () =>
    open(
      async (page) => {
        await page
          .getByRole('alert')
          .getByText('--wallet-modal-accent: “"><img>” is not a colour. Write one such as #0a7d55.')
          .waitFor();
        assert.equal(await exported(page, 'css'), ':root {\n  --wallet-modal-font-size-master: 12px;\n}');
      },
      { query: '?accent=%22%3E%3Cimg%3E&size=12px' },
    ));

  it('says what is wrong with a value, beside it, and keeps the last one that was right', () =>
    open(async (page) => {
      await field(page, 'Accent').fill('#0a7d55');
      await field(page, 'Accent').fill('greenish');
      await page
        .getByText('--wallet-modal-accent: “greenish” is not a colour. Write one such as #0a7d55.')
        .waitFor();
      assert.equal(await field(page, 'Accent').getAttribute('aria-invalid'), 'true');
      assert.equal(await exported(page, 'css'), ':root {\n  --wallet-modal-accent: #0a7d55;\n}');
    }));

  it('is worked by keys', () =>
    open(async (page) => {
      await page.getByLabel('Corners: slider').focus();
      await page.keyboard.press('End');
      assert.equal(await field(page, 'Corners').inputValue(), '20px');
      await page.getByRole('combobox', { name: 'View' }).focus();
      await page.keyboard.press('ArrowDown');
      await page.getByRole('button', { name: 'Next view' }).focus();
      await page.keyboard.press('Enter');
      await page.locator('.preview[data-theme=dark]').getByRole('heading', { name: 'All wallets' }).waitFor();
      assert.equal(await page.evaluate(() => document.activeElement.ariaLabel), 'Next view');
    }));

  it('has presets that are AA in both themes', () =>
    open(async (page) => {
      assert.ok(PRESETS.length >= 5);
      for (const { name } of PRESETS) {
        await page.getByRole('button', { name, exact: true }).click();
        await settle(page);
        assert.deepEqual(
          await page.locator('caption').allTextContents(),
          ['Light theme. All 28 pairs meet AA.', 'Dark theme. All 28 pairs meet AA.'],
          name,
        );
        assert.equal(await page.locator('[data-grade=fails]').count(), 0);
      }
    }));

  it('walks through every view in both themes', () =>
    open(async (page) => {
      const offered = await page
        .getByRole('combobox', { name: 'View' })
        .locator('option')
        .evaluateAll((options) => options.map(({ value }) => value));
      assert.deepEqual(
        offered,
        VIEWS.filter(({ needs }) => needs !== 'sign-in').map(({ view }) => view),
      );
      for (const view of offered) {
        await page.getByRole('combobox', { name: 'View' }).selectOption(view);
        await page
          .locator('.views .note', { hasText: 'Opening' })
          .waitFor({ state: 'detached', timeout: atPace(60_000) });
        const { note, needs } = VIEWS.find((one) => one.view === view);
        assert.equal((await page.locator('.views .note').textContent()).trim(), note ?? '');
        for (const theme of THEMES) {
          const modal = page.locator(`.preview[data-theme=${theme}] wallet-modal`);
          await modal.getByRole('heading').first().waitFor();
          assert.equal(
            await modal.evaluate((one) => one.state.status),
            needs === 'account' ? 'connected' : 'disconnected',
            `${view}, ${theme}`,
          );
          if (view === 'Account') await modal.getByText('4.2 ETH').first().waitFor();
        }
      }
    }));

  for (const colorScheme of THEMES) {
    it(`has no barriers, and fits 320 to 1280 px (${colorScheme})`, () =>
      open(
        async (page) => {
          for (const width of [320, 390, 1280]) {
            await page.setViewportSize({ width, height: 800 });
            await settle(page);
            assert.deepEqual(await findBarriers(page), [], `${width} px`);
            assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
          }
        },
        // Otherwise colours in transition would be measured.
        { colorScheme, reducedMotion: 'reduce' },
      ));
  }
});
