import { chromeLauncher, puppeteerCore } from '@web/test-runner-chrome';
import { browser, chromiumFlags, testChromium } from '../../scripts/browser.mjs';
import { webkitLauncher } from './webkit.mjs';

function chrome() {
  return chromeLauncher({
    launchOptions: { executablePath: testChromium(), args: chromiumFlags },
    // Several pages run at once, and each must behave like the visible one.
    async createPage({ context }) {
      const page = await context.newPage({ type: 'window' });
      await page.emulateFocusedPage(true);
      return page;
    },
  });
}

function firefox() {
  const launcher = chromeLauncher({
    puppeteer: puppeteerCore,
    launchOptions: { browser: 'firefox', executablePath: browser('firefox'), headless: true },
    createBrowserContext: ({ browser }) => browser.defaultBrowserContext(),
  });
  launcher.name = 'Firefox';
  return launcher;
}

/** Launchers of web-test-runner by engine. */
export const engines = { chrome, firefox, webkit: webkitLauncher };
