import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import { journeysInMotion } from '../support/journeys.mjs';
import { eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

const name = 'Wallet 3';
const many = (options) => Array.from({ length: 12 }, (_, index) => ({ name: `Wallet ${index}`, ...options }));
const isInDialog = (site) =>
  eventually(
    () => site.focus(),
    (focus) => focus.isInDialog && focus.hostId !== undefined,
  );

const inside = (html) => {
  const modal = html.match(/<wallet-modal.*<\/wallet-modal>/s)[0];
  return html.replace(modal, '').replace('<!-- inside -->', modal);
};
const hosts = [
  { title: 'a native dialog of the page', page: 'native-dialog.html' },
  { title: 'a native dialog that holds the modal', page: 'native-dialog.html', change: inside },
  { title: 'a focus trap of the page', page: 'trap.html' },
];

for (const { title, page, change } of hosts) {
  const visit = async (open, wallets) => {
    const site = await open(page, { wallets, change });
    await site.button('Check out').click();
    await site.sees(site.dialog('Checkout'));
    return site;
  };
  const hostIsOpen = (site) =>
    site.page.evaluate(() => {
      const host = document.querySelector('#host');
      return host.localName === 'dialog' ? host.matches(':modal') : !host.hidden;
    });
  const focusIsBack = (site) =>
    eventually(
      () => site.focus(),
      (focus) => focus.tag === 'button' && focus.name === t('button.connect'),
    );

  const usesPointer = async (site) => {
    await site.connectButton.click();
    await isInDialog(site);
    const search = site.page.getByRole('searchbox', { name: t('connect.search') });
    await search.click();
    await site.page.keyboard.type('Wallet 3');
    assert.equal(await search.inputValue(), 'Wallet 3');
    await site.seesNot(site.row('Wallet 11'));
    await site.button(t('search.clear')).click();
    await site.sees(site.row('Wallet 11'));
    // The first wheel events may arrive before the list is long again.
    await eventually(async () => {
      await site.page.mouse.wheel(0, 200);
      return site.row('Wallet 11').evaluate((row) => row.getBoundingClientRect().bottom < innerHeight);
    });
    await site.button(t('whatIsAWallet.more')).click();
    await site.sees(site.dialog(t('whatIsAWallet.title')));
    await site.button(t('dialog.back')).click();
    await site.button(t('dialog.close')).click();
    assert.deepEqual(await site.heard('wallet-close'), { reason: 'button' });
    assert.ok(await hostIsOpen(site));
    await focusIsBack(site);
  };

  const usesKeyboard = async (site) => {
    await site.connectButton.focus();
    await site.page.keyboard.press('Enter');
    await site.sees(site.row(name));
    await isInDialog(site);
    for (let presses = 0; presses < 12; presses++) {
      await site.page.keyboard.press('Tab');
      const focus = await site.focus();
      assert.ok(focus.isInDialog || focus.tag === undefined, `the focus went to ${JSON.stringify(focus)}`);
    }
    await site.row(name).focus();
    await site.page.keyboard.press('ArrowDown');
    assert.match((await site.focus()).name, /^Wallet 4/);
    await site.page.keyboard.press('Escape');
    assert.deepEqual(await site.heard('wallet-close'), { reason: 'escape' });
    assert.ok(await hostIsOpen(site));
    await focusIsBack(site);
  };

  const connects = async (site) => {
    await site.connectButton.click();
    await site.row(name).click();
    await site.sees(site.text(t('connecting.asking', { name })));
    await isInDialog(site);
    await site.button(t('dialog.back')).click();
    await site.row(name).click();
    await site.sees(site.text(t('connecting.asking', { name })));
    await site.button(t('dialog.back')).focus();
    assert.equal((await site.focus()).name, t('dialog.back'));
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
    assert.deepEqual(await site.heard('wallet-close'), { reason: 'connected' });
    assert.ok(await hostIsOpen(site));
    await eventually(
      () => site.focus(),
      (focus) => focus.tag === 'button' && focus.name.startsWith('Account'),
    );
  };

  journeysInMotion(`Over ${title}`, (journey) => {
    journey('a visitor uses everything by pointer and keyboard, and connects', async ({ open }) => {
      // A wallet's prompt in the page is below a native dialog of the page; this wallet has its own window.
      const steps = [
        { method: 'eth_requestAccounts', answer: 'never' },
        { method: 'eth_requestAccounts', answer: 'approve', delayMs: 1000 },
      ];
      const site = await visit(open, many({ policy: 'approve', steps }));
      await usesPointer(site);
      await usesKeyboard(site);
      await connects(site);
    });
  });
}

journeysInMotion('Over a focus trap of the page', (journey) => {
  journey('a visitor answers the prompt of a wallet', async ({ open }) => {
    const site = await open('trap.html', { wallets: [{ name }] });
    await site.button('Check out').click();
    await site.connectButton.click();
    await site.row(name).click();
    await site.approve('connect');
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
  });
});
