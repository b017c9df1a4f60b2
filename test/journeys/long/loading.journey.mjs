import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import { journeys, journeysInMotion } from '../support/journeys.mjs';
import { visitSignIn } from '../support/signInPage.mjs';
import { eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

const name = 'First Wallet';
const QUIET_MS = 1000;

/** Opens a page and waits for a quiet second; answers its requests to the server, except for the page itself. */
async function visit(open, page, options) {
  const site = await open(page, {
    ...options,
    init: () => {
      window.searches = 0;
      window.addEventListener('eip6963:requestProvider', () => {
        window.searches += 1;
      });
    },
  });
  await site.page.waitForLoadState('networkidle');
  const [, ...before] = site.requests;
  await site.stays(
    () => site.requests.length,
    (count) => count === before.length + 1,
    QUIET_MS,
  );
  return { site, before };
}

const later = (site, before) => site.requests.slice(before.length + 1);
const isChunk = (path) => /^\/dist\/chunks\/[\w-]+\.js$/.test(path);
const searches = (site) => site.page.evaluate(() => window.searches);

journeys('Before a visitor does anything', (journey) => {
  journey('a page asks for the entry and for nothing else', async ({ open }) => {
    const { site, before } = await visit(open, 'bare.html');
    assert.deepEqual(before, ['/dist/wallet-modal.js']);
    assert.equal(await searches(site), 0);
    assert.equal((await site.state()).status, 'disconnected');
    assert.deepEqual(site.events, []);
  });

  journey('a wallet is asked for nothing', async ({ open }) => {
    const { site, before } = await visit(open, 'plain.html', { wallets: [{ name }] });
    assert.deepEqual(
      before.filter((path) => /\/(session|island|view|evm)/.test(path) || path.startsWith('/rpc')),
      [],
    );
    assert.deepEqual(await site.asked(name), []);
  });

  journey(
    'a pointer over the button loads what opening needs, from the same origin',
    async ({ open, stack }) => {
      stack.serve('public/demo/icon.svg', 'own.svg');
      const { site, before } = await visit(open, 'bare.html');
      await site.modal.evaluate((modal) => {
        modal.customWallets = [{ id: 'own', name: 'Own', image_url: `${location.origin}/own.svg` }];
      });
      await site.connectButton.hover();
      // The interface requests the tracking code, so it comes last.
      await eventually(() => later(site, before).some((path) => path.includes('/analytics-')));
      await site.page.waitForLoadState('networkidle');
      assert.ok(later(site, before).every(isChunk), `${later(site, before)}`);
      const tiers = later(site, before).map((path) => /chunks\/(\w+)-/.exec(path)[1]);
      assert.deepEqual(tiers.toSorted(), ['analytics', 'first', 'island', 'locales', 'session']);
      assert.equal((await site.state()).open, false);
      const loaded = later(site, before).length;
      await site.connectButton.click();
      await site.sees(site.dialog(t('connect.title')));
      await eventually(() => later(site, before).includes('/own.svg'));
      assert.deepEqual(
        later(site, before)
          .slice(loaded)
          .filter((path) => /\/(session|first|island)-/.test(path)),
        [],
      );
    },
  );

  journey('prefetch="none" loads nothing before a click', async ({ open }) => {
    const { site, before } = await visit(open, 'bare.html', { attributes: 'prefetch="none"' });
    await site.connectButton.hover();
    await site.connectButton.focus();
    await site.stays(
      () => later(site, before).length,
      (count) => count === 0,
      QUIET_MS,
    );
    await site.connectButton.click();
    await site.sees(site.dialog(t('connect.title')));
    assert.ok(later(site, before).every(isChunk));
  });

  journey('prefetch="idle" loads by itself when the page is at rest', async ({ open }) => {
    const site = await open('bare.html', { attributes: 'prefetch="idle"' });
    await eventually(() => site.requests.some((path) => path.includes('/island-')));
    assert.equal((await site.state()).open, false);
  });
});

journeys('Lost files', (journey) => {
  const CHUNK = /\/dist\/chunks\//;

  /** A page whose chunks fail with 503 while `isLost` says so. */
  async function losing({ profile }, isLost) {
    const context = await profile();
    await context.route(CHUNK, (route) =>
      isLost(route.request().url()) ? route.fulfill({ status: 503 }) : route.continue(),
    );
    return context;
  }

  async function visitWith(tools, isLost, { page = 'plain.html', attributes, wallets = [{ name }] } = {}) {
    const context = await losing(tools, isLost);
    // The visitor presses at once, so nothing was loaded ahead.
    const own = attributes?.(tools.stack) ?? '';
    const site = await tools.open(page, { context, attributes: `prefetch="none" ${own}`, wallets });
    site.excuseAll(/^console: Failed to load resource/);
    return site;
  }

  journey('once each: a visitor connects with one press', async (tools) => {
    const lost = new Set();
    const site = await visitWith(tools, (url) => !lost.has(url) && lost.add(url));
    await site.connectButton.click();
    await site.row(name).click();
    await site.approve('connect');
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
  });

  for (const [what, chunk, page, choose, goesOn] of [
    [
      'a browser wallet',
      /\/evm-eip1193Connector-/,
      {},
      (site) => site.row(name).click(),
      (site) => site.text(t('connecting.asking', { name })),
    ],
    [
      'wallet apps',
      /\/pairing-pairingConnectors-/,
      { attributes: ({ relayUrl }) => `relay-url="${relayUrl}"` },
      (site) => site.row('WalletConnect').click(),
      (site) => site.page.getByRole('img', { name: t('pairing.code') }),
    ],
  ]) {
    journey(`of ${what} are reported as that, and loaded by "Try again"`, async (tools) => {
      let isDown = true;
      const site = await visitWith(tools, (url) => isDown && chunk.test(url), page);
      await site.connectButton.click();
      await choose(site);
      await site.warned('load_failed', /\/chunks\//);
      await site.sees(site.text(t('dialog.failed')));
      await site.seesNot(site.text(t('pairing.failed')));
      isDown = false;
      await site.button(t('dialog.retry')).click();
      await site.sees(goesOn(site));
    });
  }

  journey('of signing in are reported as that, and loaded by "Try again"', async (tools) => {
    let isDown = true;
    const context = await losing(tools, (url) => isDown && /\/session-signIn-/.test(url));
    const { site } = await visitSignIn(tools, { context });
    site.excuseAll(/^console: Failed to load resource/);
    await site.connectButton.click();
    await site.button(t('signIn.with', { name: 'Farcaster' })).click();
    await site.warned('load_failed', /\/chunks\//);
    await site.sees(site.text(t('signIn.notLoaded')));
    isDown = false;
    await site.button(t('dialog.retry')).click();
    await site.sees(site.page.getByRole('img', { name: t('farcaster.code') }));
  });

  journey('for good are reported below the button, and the next press loads them', async (tools) => {
    let isDown = true;
    const site = await visitWith(tools, () => isDown);
    await site.connectButton.click();
    await site.sees(site.page.locator('wallet-button button[aria-busy=true]'));
    await site.sees(site.page.getByRole('alert').getByText(t('button.loadFailed')));
    await site.sees(site.page.locator('wallet-button button[aria-busy=false]'));
    await site.warned('load_failed');
    for (const path of new Set(site.requests.filter((one) => CHUNK.test(one)))) {
      // The first file that fails for good is reported; others may still be retried.
      const tries = () => site.requests.filter((one) => one === path).length;
      assert.equal(await eventually(tries, (count) => count >= 3), 3);
    }
    isDown = false;
    await site.connectButton.click();
    await site.sees(site.dialog(t('connect.title')));
    await site.sees(site.row(name));
    await site.seesNot(site.page.getByRole('alert').getByText(t('button.loadFailed')));
  });
});

journeysInMotion('While the interface loads', (journey) => {
  const ISLAND = /\/chunks\/island-/;

  /** A page whose interface loads, or fails, when it is released. */
  async function hold({ open, profile }, end = (route) => route.continue()) {
    const context = await profile();
    let release;
    const held = new Promise((resolve) => {
      release = resolve;
    });
    await context.route(ISLAND, async (route) => {
      await held;
      await end(route);
    });
    const site = await open('plain.html', { context, wallets: [{ name }] });
    await site.connectButton.click();
    await site.sees(site.dialog(t('connect.title')));
    await site.sees(site.row(name));
    return { site, context, release };
  }

  journey('a visitor sees the wallets and chooses one, which is asked later', async (tools) => {
    const { site, release } = await hold(tools);
    await site.row(name).click();
    await site.sees(site.page.locator('[aria-busy=true]', { hasText: name }));
    assert.deepEqual(await site.asked(name), []);
    release();
    await site.approve('connect');
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
  });

  journey('a visitor closes the list, and opens the interface later', async (tools) => {
    const { site, release } = await hold(tools);
    await site.page.keyboard.press('Escape');
    assert.equal((await site.heard('wallet-close')).reason, 'escape');
    await site.seesNot(site.row(name));
    await site.sees(site.page.locator('wallet-button button[aria-busy=false]'));
    assert.equal(await site.modal.evaluate((modal) => modal.open), false);
    release();
    await site.connectButton.click();
    await site.heard('wallet-open');
    await site.sees(site.row(name));
  });

  journey('the list closes if the interface does not load, and returns with it', async (tools) => {
    const { site, context, release } = await hold(tools, (route) => route.abort('internetdisconnected'));
    release();
    await site.warned('load_failed');
    await site.seesNot(site.row(name));
    assert.equal(await site.modal.evaluate((modal) => modal.open), false);
    site.excuseAll(/ERR_INTERNET_DISCONNECTED/);
    await context.unroute(ISLAND);
    assert.equal((await site.connect(name)).address, FIRST);
  });
});

journeys('Without a connection to the internet', (journey) => {
  const isOffline = (site, value) => site.page.context().setOffline(value);
  const NOT_LOADED = /ERR_INTERNET_DISCONNECTED/;

  journey('opening says that it could not load, and works later', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name }] });
    await site.page.waitForLoadState('networkidle');
    await isOffline(site, true);
    await site.connectButton.click();
    await site.warned('load_failed');
    assert.equal((await site.state()).open, false);
    assert.equal(await site.modal.evaluate((modal) => modal.open), false);
    assert.equal(await site.modal.evaluate((modal) => modal.show().catch(({ code }) => code)), 'load_failed');
    await site.warned('load_failed');
    assert.equal(
      await site.modal.evaluate((modal) => modal.connect().catch(({ code }) => code)),
      'load_failed',
    );
    site.excuseAll(NOT_LOADED);
    // The page still responds.
    await site.page.getByRole('link', { name: 'After' }).click();
    assert.match(site.page.url(), /#after$/);

    await isOffline(site, false);
    assert.equal((await site.connect(name)).address, FIRST);
  });

  const HELP = /\/chunks\/view-help/;
  journey('a view that could not load says so, and is loaded later', async ({ open, profile }) => {
    const context = await profile();
    await context.route(HELP, (route) => route.abort('internetdisconnected'));
    const site = await open('bare.html', { context });
    await site.connectButton.click();
    await site.button(t('whatIsAWallet.more')).click();
    await site.sees(site.text(t('dialog.failed')));
    await site.sees(site.dialog(t('whatIsAWallet.title')));
    await site.excuse(/The view could not be loaded/);
    await context.unroute(HELP);
    await site.button(t('dialog.retry')).click();
    await site.sees(site.text(t('whatIsAWallet.login')));
    await site.button(t('dialog.back')).click();
    await site.sees(site.dialog(t('connect.title')));
    site.excuseAll(NOT_LOADED);
  });

  journey('analytics load with the next opening, and report everything', async ({ open, profile }) => {
    const context = await profile();
    await context.route(/\/chunks\/analytics-/, (route) => route.abort('internetdisconnected'));
    const site = await open('plain.html', { context });
    await site.page.evaluate(() => {
      window.tracked = [];
      document.addEventListener('wallet-track', ({ detail }) => window.tracked.push(detail.event));
    });
    await site.connectButton.click();
    await site.button(t('whatIsAWallet.more')).click();
    await site.sees(site.text(t('whatIsAWallet.login')));
    await site.page.keyboard.press('Escape');
    await site.heard('wallet-close');
    assert.deepEqual(await site.page.evaluate(() => window.tracked), []);
    await context.unroute(/\/chunks\/analytics-/);
    await site.connectButton.click();
    await eventually(
      () => site.page.evaluate(() => window.tracked.join()),
      (told) => told === 'MODAL_LOADED,MODAL_OPEN,CLICK_WALLET_HELP,MODAL_CLOSE,MODAL_OPEN',
    );
    site.excuseAll(NOT_LOADED);
  });

  journey('a setting that cannot be used is reported without an explanation', async ({ open, profile }) => {
    const context = await profile();
    await context.route(/\/chunks\/settings-explainProblem/, (route) => route.abort('internetdisconnected'));
    const site = await open('plain.html', { context, attributes: 'theme-mode="purple"' });
    await site.warned('config_invalid', /cannot be used.*"name":"theme-mode","value":"purple"/);
    site.excuseAll(NOT_LOADED);
  });

  journey('a visitor sees that the balance is unknown, and sees it again online', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name }] });
    await site.connect(name);
    await site.heard('wallet-close');
    await site.sees(site.button(/10,000 ETH/));
    await site.accountButton().click();
    await site.sees(site.dialog(t('account.title')).getByText('10,000 ETH', { exact: true }).first());
    await isOffline(site, true);
    await site.button(t('dialog.close')).click();
    await site.accountButton().click();
    await site.sees(site.dialog(t('account.title')));
    assert.equal((await site.state()).address, FIRST);
    await isOffline(site, false);
    await site.page.keyboard.press('Escape');
    await site.accountButton().click();
    await site.sees(site.dialog(t('account.title')).getByText('10,000 ETH', { exact: true }).first());
    site.excuseAll(NOT_LOADED);
  });
});
