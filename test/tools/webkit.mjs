import { spawn } from 'node:child_process';
import { webdriverLauncher } from '@web/test-runner-webdriver';
import { browser } from '../../scripts/browser.mjs';
import { freePort } from './freePort.mjs';

/** Starts a program that ends with this process. */
function start(program, args, options) {
  const child = spawn(program, args, options);
  process.on('exit', () => child.kill());
  return child;
}

/** Starts a virtual display on the first free number. */
async function startDisplay(program) {
  const child = start(program, ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const name = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    child.stdio[3].once('data', (number) => resolve(`:${String(number).trim()}`));
  });
  return { child, name };
}

async function startDriver(program, display) {
  const port = await freePort();
  const child = start(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      // Its own sandbox needs user namespaces, which containers rarely have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/status`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return { child, port };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not come up');
}

/** Starts WebKitGTK's driver on its own display. Returns its port, the session capabilities, and a function that ends both. */
export async function startWebKit() {
  const found = browser('webkit');
  const display = await startDisplay(found.display);
  const driver = await startDriver(found.driver, display.name);
  return {
    port: driver.port,
    stop() {
      driver.child.kill();
      display.child.kill();
    },
    capabilities: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] },
    },
  };
}

/** WebKitGTK for web-test-runner. */
export async function webkitLauncher() {
  const { port, capabilities } = await startWebKit();
  return webdriverLauncher({
    hostname: '127.0.0.1',
    port,
    path: '/',
    automationProtocol: 'webdriver',
    logLevel: 'error',
    capabilities: { ...capabilities, 'wdio:enforceWebDriverClassic': true },
  });
}
