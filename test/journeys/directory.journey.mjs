import assert from 'node:assert/strict';
import { FIRST } from './support/accounts.mjs';
import { journeys } from './support/journeys.mjs';
import { walkWithDirectory } from './support/phone.mjs';
import { eventually } from './support/site.mjs';
import { t } from './support/texts.mjs';

const browserWallet = { name: 'First Wallet', policy: 'approve' };

/** A site with wallet apps and the stand-in of the directory; `mode` is its failure mode. */
async function visit({ open, stack }, { mode = '', attributes = '', wallets = [], ...rest } = {}) {
  const services = `relay-url="${stack.relayUrl}" directory-url="${stack.url}/${mode}"`;
  const site = await open('plain.html', { attributes: `${services} ${attributes}`, wallets, ...rest });
  const lists = () => site.requests.filter((path) => path.endsWith('/getWallets'));
  const showAll = async () => {
    await site.connectButton.click();
    await site.row(t('allWallets.title')).click();
    await site.sees(site.dialog(t('allWallets.title')));
  };
  const drawn = () => site.page.locator('wallet-modal li[data-index]');
  const field = site.page.getByRole('searchbox', { name: t('allWallets.search') });
  return { site, lists, showAll, drawn, field };
}

journeys('The directory', (journey) => {
  journey('recommends wallets, and leads to all of them, to one, and to its downloads', async (tools) => {
    const { site, lists, showAll, drawn, field } = await visit(tools);
    await site.connectButton.hover();
    await site.sees(site.connectButton);
    assert.deepEqual(lists(), []);
    await site.connectButton.click();
    await site.sees(site.row('Sandbox Wallet'));
    assert.equal(lists().length, 1);
    await site.button(t('dialog.close')).click();
    await showAll();
    await eventually(
      () => drawn().count(),
      (count) => count > 8,
    );
    assert.equal((await drawn().count()) <= 60, true);

    await field.fill('lodka');
    await site.row('Łódka Wallet').click();
    await site.sees(site.dialog('Łódka Wallet'));
    await site.sees(site.page.getByRole('img', { name: t('pairing.code') }));
    await site.button(t('pairing.get', { name: 'Łódka Wallet' })).click();
    await site.sees(site.dialog(t('downloads.get', { name: 'Łódka Wallet' })));
    const links = site.page.getByRole('list', { name: t('downloads.title') }).getByRole('link');
    for (const link of await links.all()) assert.match(await link.getAttribute('href'), /^https:/);
  });

  journey(
    'remembers the wallet whose app was connected',
    walkWithDirectory(async ({ site, app, readCode }) => {
      await site.connectButton.click();
      await site.row('Sandbox Wallet').click();
      await (await app.pair(await readCode())).approve({ policy: 'approve' });
      assert.equal((await site.heard('wallet-connected')).address, FIRST);
      await site.heard('wallet-close');
      await site.modal.evaluate((modal) => modal.disconnect());
      await site.heard('wallet-disconnected');
      await site.page.reload();
      await site.connectButton.click();
      const recent = site.page.getByRole('list', { name: t('connect.recent') });
      await site.sees(recent.getByRole('button', { name: 'Sandbox Wallet' }));
    }),
  );

  journey('is scrolled to its end by keyboard', async (tools) => {
    const { site, showAll, drawn } = await visit(tools);
    await showAll();
    await eventually(
      () => drawn().count(),
      (count) => count > 8,
    );
    await site.page.keyboard.press('/');
    await site.page.keyboard.press('ArrowDown');
    for (let end = 0, last = -1; end > last; ) {
      last = end;
      await site.page.keyboard.press('End');
      end = await eventually(
        () => drawn().last().getAttribute('aria-setsize').then(Number),
        (size) => size > last || size > 400,
      );
      if (end > 400) break;
    }
    assert.equal((await drawn().count()) <= 60, true);
    assert.equal((await site.focus()).isVisible, true);
  });

  journey('is down: a visitor hears of it, can try again, and connects a browser wallet', async (tools) => {
    const { site, lists } = await visit(tools, { mode: '?mode=500', wallets: [browserWallet] });
    await site.connectButton.click();
    await site.sees(site.row('First Wallet'));
    await site.sees(site.text(t('wallets.failed')));
    await site.warned('directory_failed', /directory-url/);
    // The browser reports each failed request.
    site.excuseAll(/^console: Failed to load resource/);
    // A broken service is retried twice.
    assert.equal(lists().length, 3);
    await site.row(t('allWallets.title')).click();
    await site.sees(site.text(t('allWallets.missing')));
    await site.button(t('dialog.retry')).click();
    await eventually(() => lists().length > 6);
    await site.sees(site.text(t('allWallets.missing')));
    assert.equal(lists().length, 12);
    // The list is in the pane beside it.
    assert.equal(await site.button(t('dialog.back')).count(), 0);
    await site.row('First Wallet').click();
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
  });

  journey('is slow: a visitor hears of it, then sees its wallets', async (tools) => {
    const { site } = await visit(tools, { mode: '?mode=slow&ms=6000', wallets: [browserWallet] });
    await site.connectButton.click();
    await site.sees(site.row('First Wallet'));
    await site.sees(site.text(t('wallets.slow')));
    await site.sees(site.row('Sandbox Wallet'));
    await site.seesNot(site.text(t('wallets.slow')));
  });

  journey('is asked for nothing under a policy that forbids it', async (tools) => {
    const { open, stack } = tools;
    const elsewhere = 'https://directory.example';
    const site = await open('plain.html', {
      attributes: `relay-url="${stack.relayUrl}" directory-url="${elsewhere}"`,
      wallets: [browserWallet],
    });
    await site.connectButton.click();
    await site.sees(site.text(t('wallets.failed')));
    await site.warned('directory_failed');
    const policy = /connect-src|Content Security Policy|left its origin/;
    await site.excuse(policy);
    site.excuseAll(policy);
    await site.row('First Wallet').click();
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
  });
});
