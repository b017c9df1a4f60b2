import assert from 'node:assert/strict';
import { journeys } from '../support/journeys.mjs';
import { visit as visitApp, walking } from '../support/phone.mjs';
import { readQrCode } from '../support/readQrCode.mjs';
import { visitSignIn } from '../support/signInPage.mjs';
import { eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

/** A hand is never still: readers see one picture after another, each slightly larger or smaller. */
const FULL_SIZE = [1, 0.95, 0.9, 0.8];
const HALF_SIZE = [0.5, 0.48, 0.46];

/** Looks of a page. It changes from one to the next while the code is on screen. */
const looks = [
  { title: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { title: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { title: 'dark, in forced colours', media: { colorScheme: 'dark', forcedColors: 'active' } },
  { title: 'light, in forced colours', media: { colorScheme: 'light', forcedColors: 'active' } },
];
const lowWindow = { width: 640, height: 360 };
const zoomed = { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 };

async function readAtOneOf(page, scales) {
  for (const scale of scales) {
    const text = await readQrCode(page, scale);
    if (text) return text;
  }
  return undefined;
}

/** The decoded texts at each size, of a code that is completely on screen. */
async function readings(page, code, sizes) {
  const { width, height } = page.viewportSize();
  // It may still be sliding in.
  await eventually(
    () => code.boundingBox(),
    (box) => box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height,
  );
  const texts = [];
  for (const scales of sizes) texts.push(await eventually(() => readAtOneOf(page, scales)));
  return new Set(texts);
}

/** Reads a code in every look, and in a low window, where it may be smaller. */
async function readingsInAllLooks(page, code) {
  const found = {};
  for (const { title, media } of looks) {
    await page.emulateMedia(media);
    found[title] = await readings(page, code, [FULL_SIZE, HALF_SIZE]);
  }
  await page.setViewportSize(lowWindow);
  found['in a low window'] = await readings(page, code, [FULL_SIZE]);
  return found;
}

const allAre = (found, text) => {
  for (const [title, texts] of Object.entries(found)) assert.deepEqual(texts, new Set([text]), title);
};

journeys('A camera reads the code', (journey) => {
  const attributes = 'theme-mode="auto"';

  journey(
    'for wallet apps, in every look',
    walking(visitApp)(
      async ({ site, code, askForCode, readCode }) => {
        await askForCode();
        await site.sees(code);
        const found = await readingsInAllLooks(site.page, code);
        allAre(found, await readCode());
      },
      { attributes },
    ),
  );

  journey(
    'for wallet apps, at 400 %',
    walking(visitApp)(
      async ({ site, code, askForCode, readCode }) => {
        await askForCode();
        await site.sees(code);
        const texts = await readings(site.page, code, [FULL_SIZE]);
        assert.deepEqual(texts, new Set([await readCode()]));
      },
      { browser: zoomed },
    ),
  );

  journey('for Farcaster, in every look', async (tools) => {
    const { site, provider } = await visitSignIn(tools, { attributes });
    await site.connectButton.click();
    await provider('Farcaster').click();
    const code = site.page.getByRole('img', { name: t('farcaster.code') });
    await site.sees(code);
    const found = await readingsInAllLooks(site.page, code);
    allAre(found, await site.copied(() => site.button(t('pairing.copy')).click()));
  });
});
