import assert from 'node:assert/strict';
import { journeys } from './support/journeys.mjs';
import { visit as visitApp, walking } from './support/phone.mjs';
import { readQrCode } from './support/readQrCode.mjs';
import { visitSignIn } from './support/signInPage.mjs';
import { eventually } from './support/site.mjs';
import { t } from './support/texts.mjs';

/** A hand is never still: readers look at one picture after the other, each a little larger or smaller. */
const FULL_SIZE = [1, 0.95, 0.9, 0.8];
const HALF_SIZE = [0.5, 0.48, 0.46];

const looks = [
  { title: 'dark' },
  { title: 'light', attributes: 'theme-mode="light"' },
  { title: 'in forced colours, dark', browser: { forcedColors: 'active', colorScheme: 'dark' } },
  { title: 'in forced colours, light', browser: { forcedColors: 'active', colorScheme: 'light' } },
  { title: 'in a low window', browser: { viewport: { width: 640, height: 360 } }, sizes: [FULL_SIZE] },
  {
    title: 'at 400 %',
    browser: { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
    sizes: [FULL_SIZE],
  },
];

async function readAtOneOf(page, scales) {
  for (const scale of scales) {
    const text = await readQrCode(page, scale);
    if (text) return text;
  }
  return undefined;
}

/** What is read at each size from a code that is on screen as a whole. */
async function readings(page, code, sizes) {
  const { width, height } = page.viewportSize();
  // It may still slide in.
  await eventually(
    () => code.boundingBox(),
    (box) => box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height,
  );
  const texts = [];
  for (const scales of sizes) texts.push(await eventually(() => readAtOneOf(page, scales)));
  return new Set(texts);
}

for (const { title, attributes, browser, sizes = [FULL_SIZE, HALF_SIZE] } of looks) {
  journeys(`codes that cameras read, ${title}`, (journey) => {
    journey(
      'for wallet apps',
      walking(visitApp)(
        async ({ site, code, askForCode, readCode }) => {
          await askForCode();
          await site.sees(code);
          const texts = await readings(site.page, code, sizes);
          assert.deepEqual(texts, new Set([await readCode()]));
        },
        { attributes, browser },
      ),
    );

    journey('for Farcaster', async (tools) => {
      const { site, provider } = await visitSignIn(tools, { attributes, browser });
      await site.connectButton.click();
      await provider('Farcaster').click();
      const code = site.page.getByRole('img', { name: t('farcaster.code') });
      await site.sees(code);
      const texts = await readings(site.page, code, sizes);
      const link = await site.copied(() => site.button(t('pairing.copy')).click());
      assert.deepEqual(texts, new Set([link]));
    });
  });
}
