import { chromium } from 'playwright-core';
import { browser, chromiumFlags } from '../../scripts/browser.mjs';
import { certificate } from './certificate.mjs';

/** Options of the browser's JavaScript engine, by what is measured. */
const engineFlags = {
  // What drives the browser is a debugger to it, and with one attached it parses every script a second time, to learn
  // the positions of what it runs. Visitors have none: the positions are noted the first time.
  times: '--no-enable-lazy-source-positions',
  // The machine code of functions that are called often counts as heap and would hide what the page itself keeps.
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
