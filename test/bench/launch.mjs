import { chromium } from 'playwright-core';
import { browser, chromiumFlags } from '../../scripts/browser.mjs';
import { certificate } from './certificate.mjs';

/** Options of the browser's JavaScript engine, by measurement. */
const engineFlags = {
  // The driver acts as a debugger, and an attached debugger makes the engine parse every script a second time for source
  // positions. Visitors have none, so the positions are collected the first time.
  times: '--no-enable-lazy-source-positions',
  // The machine code of hot functions counts as heap and would hide the page's own memory.
  memory: '--jitless',
};

export const launch = (purpose) =>
  chromium.launch({
    executablePath: browser('chrome'),
    args: [
      ...chromiumFlags,
      `--js-flags=${engineFlags[purpose]}`,
      `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
    ],
  });
