import assert from 'node:assert/strict';
import { readJson } from '../../../scripts/lib/files.mjs';
import { FIRST } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

const name = 'First Wallet';
const wallets = [{ name }];
const isOpen = (site) =>
  site.modal.evaluate((modal) => [modal.open, modal.hasAttribute('open'), modal.state.open]);
const prevent = (site, event) =>
  site.modal.evaluate((modal, event) => {
    modal.addEventListener(event, (one) => one.preventDefault());
  }, event);

journeys('A page that is ready before the element', (journey) => {
  journey('keeps what it set early, and open="false" is closed', async ({ open }) => {
    const site = await open('early.html', { wallets });
    const kept = await site.modal.evaluate((modal) => {
      const { chains, texts, themeVariables, networks, appName, open } = modal;
      const own = Object.keys(modal);
      const isSame = chains === window.given.chains && texts === window.given.texts;
      return { isSame, accent: themeVariables['--wallet-modal-accent'], networks, appName, open, own };
    });
    assert.deepEqual(kept, {
      isSame: true,
      accent: 'rgb(10, 100, 10)',
      networks: ['eip155:31337', 'eip155:1'],
      appName: 'Early',
      open: false,
      own: ['provider'],
    });
    assert.equal((await site.state()).open, false);
    await site.button('Come in').click();
    await site.sees(site.dialog('Choose yours'));
    await site.sees(site.text(t('connect.intro', { app: 'Early' })));
    await site.row(name).click();
    await site.approve('connect');
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
    await site.heard('wallet-close');
    await site.sees(site.accountButton());
    assert.equal((await site.state()).networkName, 'Mine');
  });

  journey('opens at once with <wallet-modal open>, at the view that it names', async ({ open }) => {
    const site = await open('plain.html', { wallets, attributes: 'open' });
    await site.sees(site.dialog(t('connect.title')));
    await site.heard('wallet-open');
    const other = await open('plain.html', { wallets, attributes: 'open view="WhatIsANetwork"' });
    await other.sees(other.dialog(t('whatIsANetwork.title')));
  });
});

journeys('The script', (journey) => {
  journey('works without type="module"', async ({ open }) => {
    const site = await open('classic.html', { wallets });
    assert.equal((await site.connect(name)).address, FIRST);
  });

  journey('works if it is loaded twice, and as two copies', async ({ open, stack }) => {
    stack.serve('dist/wallet-modal.js', 'copy.js');
    const again =
      '<script type="module" src="/copy.js"></script><script src="/dist/wallet-modal.classic.js"></script>';
    const site = await open('plain.html', {
      wallets,
      change: (html) => html.replace('</head>', `${again}</head>`),
    });
    assert.equal((await site.connect(name)).address, FIRST);
    assert.ok(site.requests.includes('/copy.js'));
  });

  journey('works if a development server loads it again while the modal is open', async ({ open }) => {
    const site = await open('plain.html', { wallets });
    await site.connectButton.click();
    await site.heard('wallet-open');
    for (const time of [1, 2]) {
      await site.page.evaluate((time) => import(`/dist/wallet-modal.js?t=${time}`), time);
      // Frameworks replace the rendered elements of a changed module. A copy of an open modal is closed.
      await site.modal.evaluate((modal) => modal.replaceWith(modal.cloneNode()));
      await site.connectButton.click();
      await site.heard('wallet-open');
    }
    assert.equal(await site.page.getByRole('dialog').count(), 1);
    await site.row(name).click();
    await site.approve('connect');
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
    await site.sees(site.accountButton());
  });

  journey('keeps the first of two versions, and names both', async ({ open, stack }) => {
    const { version } = readJson('package.json');
    stack.serve('dist/wallet-modal.js', 'older.js', (text) => text.replaceAll(version, '0.0.9'));
    const older = '<script type="module" src="/older.js"></script>';
    const site = await open('plain.html', {
      wallets,
      change: (html) => html.replace('</head>', `${older}</head>`),
    });
    for (const tag of ['wallet-modal', 'wallet-button', 'wallet-network-button', 'wallet-onramp-widget']) {
      await site.excuse(new RegExp(`^console: <${tag}> duplicate_version: ${version} .*0\\.0\\.9`));
    }
    assert.equal((await site.connect(name)).address, FIRST);
  });

  journey('registers nothing by itself with pure', async ({ open }) => {
    const site = await open('pure.html', { wallets });
    assert.equal(await site.page.evaluate(() => window.before), false);
    assert.equal((await site.connect(name)).address, FIRST);
  });
});

journeys('A modal', (journey) => {
  journey('is part of the page with inline', async ({ open }) => {
    const site = await open('plain.html', { wallets, attributes: 'inline' });
    await site.sees(site.row(name));
    assert.equal(await site.page.getByRole('dialog').count(), 0);
    await site.page.getByRole('link', { name: 'After' }).click();
    await site.row(name).click();
    await site.approve('connect');
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
    await site.sees(site.page.getByText('10,000 ETH', { exact: true }).first());
    await site.button(t('account.disconnect')).click();
    await site.heard('wallet-disconnected');
    await site.sees(site.row(name));
    assert.equal(site.unheard('wallet-close'), 0);
  });

  journey('works in a shadow root of the page', async ({ open }) => {
    const site = await open('shadow.html', { wallets });
    assert.equal((await site.connect(name)).address, FIRST);
    await site.heard('wallet-close');
    await site.accountButton().click();
    await site.sees(site.dialog(t('account.title')));
    await site.page.keyboard.press('Escape');
    await eventually(
      () => site.focus(),
      ({ tag, name }) => tag === 'button' && name.startsWith('Account'),
    );
  });
});

journeys('A page', (journey) => {
  journey('hears of opening and closing, and can prevent both', async ({ open }) => {
    const site = await open('plain.html', { wallets });
    await prevent(site, 'wallet-before-open');
    await site.connectButton.click();
    assert.deepEqual(await site.heard('wallet-before-open'), {});
    assert.deepEqual(await isOpen(site), [false, false, false]);
    await site.modal.evaluate((modal) => modal.show('Networks'));
    assert.deepEqual(await site.heard('wallet-before-open'), { view: 'Networks' });
    assert.deepEqual(await isOpen(site), [false, false, false]);
    assert.equal(
      await site.modal.evaluate((modal) => modal.connect().catch(({ code }) => code)),
      'modal_closed',
    );
    assert.deepEqual(await site.request('eth_requestAccounts'), { code: 4001 });
    assert.equal(site.unheard('wallet-open'), 0);

    const other = await open('plain.html', { wallets });
    await other.connectButton.click();
    await other.sees(other.row(name));
    await prevent(other, 'wallet-before-close');
    for (const [close, reason] of [
      [() => other.page.keyboard.press('Escape'), 'escape'],
      [() => other.button(t('dialog.close')).click(), 'button'],
      [() => other.page.mouse.click(5, 5), 'backdrop'],
      [() => other.modal.evaluate((modal) => modal.close()), 'api'],
      [() => other.modal.evaluate((modal) => modal.removeAttribute('open')), 'api'],
    ]) {
      await close();
      assert.deepEqual(await other.heard('wallet-before-close'), { reason });
      assert.deepEqual(await isOpen(other), [true, true, true]);
    }
    assert.equal(other.unheard('wallet-close'), 0);
    await other.row(name).click();
    await other.approve('connect');
    assert.equal((await other.heard('wallet-connected')).address, FIRST);
  });

  journey('hears the state at once and every change from subscribe(), until it stops', async ({ open }) => {
    const site = await open('plain.html', { wallets });
    await site.modal.evaluate((modal) => {
      window.told = [];
      window.stop = modal.subscribe((state) => window.told.push(state));
      window.atOnce = window.told.length;
    });
    assert.equal(await site.page.evaluate(() => window.atOnce), 1);
    await site.connect(name);
    await site.heard('wallet-close');
    const told = await site.page.evaluate(() => window.told.map(({ status, open }) => `${status} ${open}`));
    // The modal only looks for a connection to restore when it is first needed.
    const known = told.filter((step) => !step.startsWith('restoring'));
    const steps = known.filter((step, index) => step !== known[index - 1]);
    assert.deepEqual(steps, [
      'disconnected false',
      'disconnected true',
      'connecting true',
      'connected true',
      'connected false',
    ]);
    assert.ok(await site.modal.evaluate((modal) => Object.is(modal.state, window.told.at(-1))));
    const count = await site.page.evaluate(() => {
      window.stop();
      return window.told.length;
    });
    await site.modal.evaluate((modal) => modal.disconnect());
    assert.equal(await site.page.evaluate(() => window.told.length), count);
  });
});
