import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

const name = 'Wallet 3';
const steps = [
  { method: 'eth_requestAccounts', answer: 'never' },
  { method: 'eth_requestAccounts', answer: 'approve', delayMs: 500 },
];
const wallets = Array.from({ length: 12 }, (_, index) => ({
  name: `Wallet ${index}`,
  policy: 'approve',
  steps,
}));

const libraries = {
  radix: 'Radix',
  headless: 'Headless UI',
  mui: 'MUI',
  trap: 'focus-trap',
  native: 'the browser',
  bootstrap: 'Bootstrap',
};
const places = { body: 'beside it', app: 'in the app behind it', dialog: 'in it' };

async function visit({ open, stack }, library, place) {
  await stack.bundle('dialogs.js');
  const change = (html) =>
    html.replace('data-library="radix"', `data-library="${library}"`).replace('"body"', `"${place}"`);
  const site = await open('dialogs.html', { wallets, change });
  // The libraries add styles to the page, and hide the focused button or find nothing to focus.
  site.excuseAll(/style-src|inline style|no focusable elements inside the <FocusTrap/);
  site.excuseAll(/Blocked aria-hidden.*Ancestor with aria-hidden: <div(#app|\.modal)>/s);
  return site;
}

/** The page's own dialog, whether or not it is hidden from assistive technology. */
const pageDialog = (site) => site.page.getByRole('dialog', { name: 'Checkout', includeHidden: true });

/** Whether no ancestor of the modal hides it from assistive technology. */
const isExposed = (site) =>
  site.modal.evaluate((modal) => modal.isConnected && modal.closest('[aria-hidden=true]') === null);

/** The names exposed to assistive technology, as the browser reports them. */
async function exposedNames(site, role) {
  const session = await site.page.context().newCDPSession(site.page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.filter((node) => !node.ignored && node.role?.value === role).map((node) => node.name?.value);
}

/** The position of an element once it has stopped moving: a card that changes its height moves its rows. */
const restingBox = (element) =>
  new Promise((resolve) => {
    let last;
    requestAnimationFrame(function look() {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isStill = last?.x === x && last.y === y && last.height === height;
      last = { x, y, height };
      if (isStill) resolve({ x, y, width, height });
      else requestAnimationFrame(look);
    });
  });

/** Presses at an element's position: the driver itself refuses to press in an inert part of a page. */
async function pressAt(site, locator) {
  await locator.waitFor({ state: 'visible' });
  const { x, y, width, height } = await locator.evaluate(restingBox);
  await site.page.mouse.click(x + width / 2, y + height / 2);
}

const within = (site, role, name) => site.modal.getByRole(role, { name, includeHidden: true });
const focusIs = (site, check) => eventually(() => site.focus(), check);
const isInModal = ({ isInDialog, hostId }) => isInDialog && hostId !== undefined;
const isConnectButton = ({ tag, name }) => tag === 'button' && name === t('button.connect');

journeys('Over a dialog made by', (journey) => {
  for (const [library, title] of Object.entries(libraries)) {
    for (const [place, where] of Object.entries(places)) {
      journey(`${title}, a modal ${where} is used by pointer and keyboard`, async (given) => {
        const site = await visit(given, library, place);
        const { keyboard } = site.page;
        await site.button('Check out').click();
        await pageDialog(site).waitFor();
        await site.connectButton.click();
        await focusIs(site, isInModal);
        assert.equal(await isExposed(site), true);
        assert.deepEqual(await exposedNames(site, 'dialog'), [t('connect.title')]);

        const search = within(site, 'searchbox', t('connect.search'));
        await pressAt(site, search);
        await keyboard.type('Wallet 3');
        assert.equal(await search.inputValue(), 'Wallet 3');
        for (let presses = 0; presses < 5; presses++) {
          await keyboard.press('Tab');
          const focus = await site.focus();
          assert.ok(isInModal(focus) || focus.name === 'body', `the focus went to ${JSON.stringify(focus)}`);
        }
        await pressAt(site, within(site, 'button', t('whatIsAWallet.more')));
        await site.reaches(({ view }) => view === 'WhatIsAWallet');
        await pressAt(site, within(site, 'button', t('dialog.back')));
        await site.reaches(({ view }) => view === 'Connect');

        await keyboard.press('Escape');
        assert.deepEqual(await site.heard('wallet-close'), { reason: 'escape' });
        assert.equal(await pageDialog(site).count(), 1);
        await focusIs(site, isConnectButton);

        await keyboard.press('Enter');
        await pressAt(site, within(site, 'button', name));
        await site.reaches(({ view }) => view === 'ConnectingExternal');
        await focusIs(site, isInModal);
        await pressAt(site, within(site, 'button', t('dialog.back')));
        await pressAt(site, within(site, 'button', name));
        assert.equal((await site.heard('wallet-connected')).address, FIRST);
        assert.deepEqual(await site.heard('wallet-close'), { reason: 'connected' });
        assert.equal(await pageDialog(site).count(), 1);
        await focusIs(site, ({ tag, name }) => tag === 'button' && name.startsWith('Account'));
        await keyboard.press('Escape');
        await pageDialog(site).waitFor({ state: 'hidden' });
        if (place !== 'dialog') assert.equal(await isExposed(site), true);
      });
    }

    journey(`${title} when a wallet connects, the page gets the focus in its dialog`, async (given) => {
      const site = await visit(given, library, 'body');
      await site.page.evaluate(() => {
        document.body.dataset.opensLater = '';
      });
      await site.button('Outside').click();
      await site.row('Wallet 1').first().click();
      // Leaving before the wallet is asked would leave its scripted silence for the next request.
      await eventually(
        () => site.asked('Wallet 1'),
        (methods) => methods.includes('eth_requestAccounts'),
      );
      await site.button(t('dialog.back')).click();
      await site.row('Wallet 1').first().click();
      await site.heard('wallet-connected');
      await site.heard('wallet-close');
      await pageDialog(site).waitFor();
      await eventually(() =>
        pageDialog(site).evaluate((dialog) =>
          dialog.parentElement.parentElement.contains(document.activeElement),
        ),
      );
      assert.deepEqual(await exposedNames(site, 'dialog'), ['Checkout']);
      await site.page.keyboard.press('Escape');
      await pageDialog(site).waitFor({ state: 'hidden' });
      assert.equal(await isExposed(site), true);
    });
  }
});
