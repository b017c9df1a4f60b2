// The documentation site in the engine named by ENGINE. Chromium tests all of it.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { verifyMessage } from 'viem';
import { startEngine } from '../engines/inEngine.mjs';
import { placeOf } from '../engines/pageQueries.mjs';
import { meetVisitor } from '../engines/visitor.mjs';
import { FIRST, SECOND } from '../journeys/support/accounts.mjs';
import { journey } from '../journeys/support/journeys.mjs';
import { begun, eventually } from '../journeys/support/site.mjs';
import { sandboxTexts, t } from '../journeys/support/texts.mjs';
import { serveBuilt } from './support/serveBuilt.mjs';

const HELLO = '0x68656c6c6f';

/** The modal loads when it is on the screen. False until its place exists. Sent to the page. */
function scrollToModal() {
  const place = document.querySelector('.live');
  place?.scrollIntoView({ behavior: 'instant' });
  return Boolean(place);
}

/** The modal's name in the preview. Sent to the page. */
function readPreviewName() {
  const { contentDocument } = document.querySelector('iframe');
  return contentDocument?.querySelector('wallet-modal')?.getAttribute('app-name');
}

/** The contrast of the text on the main button in both themes. Sent to the page. */
function readRatios() {
  const rows = [...document.querySelectorAll('tr')];
  return rows
    .filter(({ textContent }) => textContent.startsWith('Text on the main button'))
    .map((row) => row.querySelector('.ratio').textContent);
}

describe(`The documentation site in ${process.env.ENGINE}`, () => {
  let site;
  let browser;
  before(async () => {
    [site, browser] = await Promise.all([serveBuilt(), startEngine()]);
  });
  after(async () => {
    await browser?.close();
    site?.stop();
  });

  /** Opens a page of the site. Its visitor scrolls to the elements that they press. */
  async function open(path, use) {
    const page = await browser.open(site.url + path);
    try {
      const visitor = await meetVisitor(page);
      const place = async (role, name) => {
        await page.run(
          (role, name) => {
            window.visitor.find(role, name)?.scrollIntoView({ block: 'center', behavior: 'instant' });
          },
          role,
          name,
        );
        return page.run(placeOf, role, name);
      };
      const presses = async (role, name) => page.click(await eventually(() => place(role, name)));
      const types = async (label, text) => {
        await presses('textbox', label);
        await page.type(text);
      };
      await use({ ...visitor, presses, types });
      await visitor.check();
    } finally {
      await page.close();
    }
  }

  journey('a reader of the start page connects, signs and sends', () =>
    open('index.html', async ({ page, presses, types, requests, reaches, sees }) => {
      await eventually(() => page.run(scrollToModal));
      await presses('button', 'Sandbox Wallet');
      await presses('button', sandboxTexts.approve);
      assert.equal((await reaches(({ status }) => status === 'connected')).address, FIRST);
      const signing = begun(requests('personal_sign', [HELLO, FIRST]));
      await presses('button', sandboxTexts.approve);
      assert.ok(await verifyMessage({ address: FIRST, message: 'hello', signature: await signing }));
      await presses('button', 'Send');
      await types(t('send.amount'), '1.5');
      await types(t('send.to'), SECOND);
      await presses('button', t('send.button.review'));
      await presses('button', 'Send 1.5 ETH');
      await presses('button', sandboxTexts.approve);
      await sees('heading', 'Transaction');
      assert.equal(BigInt(await requests('eth_getBalance', [SECOND, 'latest'])), 5_500_000_000_000_000_000n);
    }),
  );

  journey('the playground shows a setting in the preview, the code and the address', () =>
    open('playground.html#v=1', async ({ page, types }) => {
      await types('Find a setting', 'app-name');
      await types('app-name', 'Shop');
      await eventually(
        () => page.run(readPreviewName),
        (name) => name === 'Shop',
      );
      const code = await page.run(() => document.querySelector('pre').textContent);
      assert.ok(code.includes('<wallet-modal app-name="Shop">'));
      await eventually(
        () => page.run(() => location.hash),
        (hash) => hash === '#v=1&app-name=Shop',
      );
    }),
  );

  journey('the theme studio follows each change of the accent, and measures it', () =>
    open('studio.html', async ({ page, types }) => {
      const ratios = async () => (await page.run(readRatios)).join();
      await eventually(ratios, (seen) => seen === '4.61,4.61');
      // While typing, #b32 and #b326 are colours too.
      await types('Accent', '#b3261e');
      await eventually(ratios, (seen) => seen === '6.53,6.53');
    }),
  );
});
