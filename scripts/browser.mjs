// Finds the browsers for tests. Missing ones are installed if possible; otherwise instructions are printed.
// `node scripts/browser.mjs chrome|firefox|webkit` prints a path.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installFromDebian } from './lib/debian.mjs';
import { firstProgram, onPath } from './lib/programs.mjs';

const applications = (...names) =>
  ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
    names.map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
  );
const programFiles = (...paths) =>
  [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) => paths.map((path) => join(folder, path)));
const libraries = (...paths) =>
  (existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap((folder) => paths.map((path) => join('/usr/lib', folder, path)));

const findChrome = () =>
  onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome') ??
  onPath('microsoft-edge', 'microsoft-edge-stable', 'msedge') ??
  firstProgram([
    ...applications('Google Chrome', 'Chromium', 'Microsoft Edge'),
    ...programFiles('Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'),
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ]);

const findFirefox = () =>
  onPath('firefox-esr', 'firefox') ??
  firstProgram([...applications('firefox', 'Firefox'), ...programFiles('Mozilla Firefox/firefox.exe')]);

/** Chromium's headless shell, as Debian and as Google name it. */
const findHeadlessShell = () => onPath('chromium-headless-shell', 'chrome-headless-shell');

/** WebKitGTK's driver, its minimal browser, and a virtual display. */
function findWebKit() {
  const found = {
    driver: onPath('WebKitWebDriver'),
    display: onPath('Xvfb'),
    browser: firstProgram(libraries('webkit2gtk-4.1/MiniBrowser', 'webkit2gtk-4.0/MiniBrowser')),
  };
  return Object.values(found).every(Boolean) ? found : undefined;
}

const browsers = {
  chrome: {
    title: 'Chrome, Chromium or Edge',
    variable: 'CHROME_PATH',
    find: findChrome,
    packages: ['chromium'],
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    find: findFirefox,
    packages: ['firefox-esr'],
  },
  webkit: {
    title: 'WebKitGTK with its driver and Xvfb',
    find: findWebKit,
    packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
  },
};

/** The path of a browser. Exits with instructions if the browser is missing and can't be installed. */
export function browser(name) {
  const { title, variable, find, packages } = browsers[name];
  const chosen = variable && process.env[variable];
  if (chosen && !existsSync(chosen)) fail(`${variable} is ${chosen}, and there is no such file.`);
  const found = chosen || find() || (installFromDebian(packages) ? find() : undefined);
  return (
    found ??
    fail(
      `No ${title} was found.`,
      `On Debian or Ubuntu: sudo apt-get install -y --no-install-recommends ${packages.join(' ')}`,
      variable
        ? `Elsewhere: install it, or set ${variable} to its program.`
        : 'Elsewhere it is not available.',
    )
  );
}

/** The browser for tests in Chromium. A headless shell needs a third less CPU, but any Chrome works. */
export const testChromium = () =>
  (process.env.CHROME_PATH ? undefined : findHeadlessShell()) ?? browser('chrome');

/** Has CI install a headless shell together with the browser if possible, so that both have the same version. */
export function prepareChromium() {
  if (process.env.CI && !process.env.CHROME_PATH && !findHeadlessShell())
    installFromDebian(['chromium', 'chromium-headless-shell']);
}

function fail(...lines) {
  console.error(lines.join('\n'));
  process.exit(1);
}

/** Hidden pages of the browser's own window. Each costs as much as a page of a test. */
const windowPages = [
  'InitialWebUI',
  'WebUIBackForwardButton',
  'WebUIHomeButton',
  'WebUILocationBar',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  'WebUIReloadButton',
  'WebUISplitTabsButton',
  'WebUIToolbar',
];

/** Flags for a driven Chromium: no prompts, no requests of its own, usable in a container. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${windowPages.join(',')}`,
  '--disable-dev-shm-usage',
];

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const name = process.argv[2] ?? 'chrome';
  if (!Object.hasOwn(browsers, name))
    fail(`Unknown browser ${name}: one of ${Object.keys(browsers).join(', ')}`);
  console.log(browser(name));
}
