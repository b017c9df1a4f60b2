import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { visitSignIn } from '../support/signInPage.mjs';
import { eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

const name = 'First Wallet';
const LISTENED = ['accountsChanged', 'chainChanged', 'disconnect'];

/** Libraries that replace the body after a link is followed, and their attribute for elements to keep. */
const libraries = { turbo: 'data-turbo-permanent', htmx: 'hx-preserve' };

const links = '<nav><a href="?one">One</a> <a href="?two">Two</a></nav>';
const settings = `<meta name="htmx-config" content='{"includeIndicatorStyles": false, "allowEval": false}'>`;

/** A site's page with a library. Both libraries create pages from text, which a strict policy refuses. */
const withLibrary = (library, attributes = '') => ({
  browser: { bypassCSP: true },
  change: (html) =>
    html
      .replace('<script', `${settings}<script type="module" src="/swaps-${library}.js"></script><script`)
      .replace('<body>', '<body hx-boost="true">')
      .replace('<main>', `<main>${links}`)
      .replace('<wallet-modal', `<wallet-modal id="modal" ${attributes}`),
});

const prepare = (stack) => Promise.all([stack.bundle('swaps-turbo.js'), stack.bundle('swaps-htmx.js')]);

const listeners = (site) =>
  site.wallet(name, ({ provider }, names) => names.map((event) => provider.listenerCount(event)), LISTENED);

/** Marks the body, runs an action that replaces it, and waits for that. */
async function replaceBody(site, act) {
  await site.page.evaluate(() => {
    window.bodyBefore = document.querySelector('main');
  });
  await act();
  await eventually(() => site.page.evaluate(() => !window.bodyBefore.isConnected));
}

const follow = (site, link) => replaceBody(site, () => site.page.getByRole('link', { name: link }).click());

/** Navigates like a page does by itself. */
const leave = (site, link) =>
  replaceBody(site, () =>
    site.page.evaluate((text) => {
      [...document.links].find((one) => one.textContent === text).click();
    }, link),
  );

const isConnected = async (site) => {
  await site.sees(site.accountButton());
  // The button knows the account before the wallet has restored it.
  await site.reaches(({ address }) => address === FIRST);
  await eventually(
    () => listeners(site),
    (counts) => counts.every((count) => count === 1),
  );
  assert.equal((await site.asked(name)).filter((one) => one === 'eth_requestAccounts').length, 1);
  assert.equal(await site.page.locator('wallet-modal').count(), 1);
};

for (const [library, keeps] of Object.entries(libraries)) {
  journeys(`On a site with ${library}, a modal`, (journey) => {
    journey('that is replaced stays connected, and is not opened by going back', async ({ open, stack }) => {
      await prepare(stack);
      const site = await open('plain.html', { wallets: [{ name }], ...withLibrary(library) });
      await site.connect(name);
      await site.heard('wallet-close');
      await follow(site, 'Two');
      await isConnected(site);
      await replaceBody(site, () => site.page.goBack());
      await isConnected(site);

      await site.accountButton().click();
      await site.sees(site.dialog(t('account.title')));
      const opened = () => site.events.filter((event) => event.name === 'wallet-before-open').length;
      const times = opened();
      await leave(site, 'Two');
      await isConnected(site);
      assert.equal((await site.state()).open, false);
      assert.notEqual(await site.page.evaluate(() => document.documentElement.style.overflow), 'hidden');
      await replaceBody(site, () => site.page.goBack());
      await isConnected(site);
      assert.equal(await site.modal.getAttribute('open'), null);
      assert.equal(opened(), times);
      await site.accountButton().click();
      await site.sees(site.dialog(t('account.title')));
    });

    journey('that is kept stays as it is, also while it is open', async ({ open, stack }) => {
      await prepare(stack);
      const site = await open('plain.html', { wallets: [{ name }], ...withLibrary(library, keeps) });
      await site.connect(name);
      await site.heard('wallet-close');
      await site.modal.evaluate((modal) => {
        window.kept = modal;
      });
      const isKept = () => site.modal.evaluate((modal) => modal === window.kept);
      await follow(site, 'Two');
      assert.equal(await isKept(), true);
      await isConnected(site);
      await site.accountButton().click();
      await site.sees(site.dialog(t('account.title')));
      await leave(site, 'One');
      assert.equal(await isKept(), true);
      await site.sees(site.dialog(t('account.title')));
      await site.page.keyboard.press('Escape');
      await site.reaches((state) => !state.open);
      await isConnected(site);
    });

    journey('that is replaced has one frame for who is signed in', async (tools) => {
      await prepare(tools.stack);
      const { site, signIn, frames } = await visitSignIn(tools, withLibrary(library));
      const { address } = await signIn(`${library}@example.com`);
      for (const move of [() => follow(site, 'Two'), () => replaceBody(site, () => site.page.goBack())]) {
        await move();
        await site.reaches((state) => state.address === address);
        assert.equal(await frames(), 1);
      }
    });
  });
}
