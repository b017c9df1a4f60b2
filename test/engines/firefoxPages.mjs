import { puppeteerCore } from '@web/test-runner-chrome';
import { browser } from '../../scripts/browser.mjs';

/** Firefox, driven by WebDriver BiDi, with a profile for each page. */
export async function startFirefox() {
  const firefox = await puppeteerCore.launch({
    browser: 'firefox',
    executablePath: browser('firefox'),
    headless: true,
  });
  return {
    async open(url) {
      const context = await firefox.createBrowserContext();
      const page = await context.newPage();
      await page.goto(url);
      return {
        run: (work, ...args) => page.evaluate(work, ...args),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        click: ({ x, y }) => page.mouse.click(x, y),
        reload: () => page.reload(),
        runInFrame: (part, work, ...args) =>
          page
            .frames()
            .find((frame) => frame.url().includes(part))
            ?.evaluate(work, ...args),
        close: () => context.close(),
      };
    },
    close: () => firefox.close(),
  };
}
