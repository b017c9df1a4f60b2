import assert from 'node:assert/strict';
import { FIRST } from './support/accounts.mjs';
import { journeys } from './support/journeys.mjs';
import { begun, eventually } from './support/site.mjs';
import { t } from './support/texts.mjs';

const name = 'First Wallet';
const wallets = [{ name }];
const isOpen = (site) =>
  site.modal.evaluate((modal) => [modal.open, modal.hasAttribute('open'), modal.state.open]);
const prevent = (site, event) =>
  site.modal.evaluate((modal, event) => {
    modal.addEventListener(event, (one) => one.preventDefault());
  }, event);

journeys('the page before the element', (journey) => {
  journey('open="false" is closed, and properties that were set early are kept', async ({ open }) => {
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

  journey('<wallet-modal open> is open at once, at the view that it names', async ({ open }) => {
    const site = await open('plain.html', { wallets, attributes: 'open' });
    await site.sees(site.dialog(t('connect.title')));
    await site.heard('wallet-open');
    const other = await open('plain.html', { wallets, attributes: 'open view="WhatIsANetwork"' });
    await other.sees(other.dialog(t('whatIsANetwork.title')));
  });

  journey('methods may be called before anything is loaded', async ({ open }) => {
    const site = await open('bare.html');
    const [isClosed, , provider] = await site.modal.evaluate(async (modal) => {
      const { provider } = modal;
      const showing = modal.show();
      modal.close();
      await showing;
      return [!modal.open, await modal.ready(), provider === modal.provider];
    });
    assert.ok(isClosed && provider);
    assert.equal((await site.state()).open, false);
    await site.modal.evaluate((modal) => Promise.all([modal.show(), modal.show('GetWallet')]));
    await site.sees(site.dialog(t('getWallet.title')));
  });
});

journeys('the script', (journey) => {
  journey('without type="module"', async ({ open }) => {
    const site = await open('classic.html', { wallets });
    assert.equal((await site.connect(name)).address, FIRST);
  });

  journey('twice, and as two copies', async ({ open, stack }) => {
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

  journey('and another version of it: the first stays, both are named', async ({ open, stack }) => {
    stack.serve('dist/wallet-modal.js', 'older.js', (text) => text.replaceAll('0.1.0', '0.0.9'));
    const older = '<script type="module" src="/older.js"></script>';
    const site = await open('plain.html', {
      wallets,
      change: (html) => html.replace('</head>', `${older}</head>`),
    });
    for (const tag of ['wallet-modal', 'wallet-button', 'wallet-network-button']) {
      await site.excuse(new RegExp(`^console: <${tag}> duplicate_version: 0\\.1\\.0 .*0\\.0\\.9`));
    }
    assert.equal((await site.connect(name)).address, FIRST);
  });

  journey('that registers nothing by itself', async ({ open }) => {
    const site = await open('pure.html', { wallets });
    assert.equal(await site.page.evaluate(() => window.before), false);
    assert.equal((await site.connect(name)).address, FIRST);
  });
});

journeys('attributes and properties', (journey) => {
  journey('open is the truth, however it is set', async ({ open }) => {
    const site = await open('plain.html', { wallets });
    const title = site.dialog(t('connect.title'));
    for (const [on, off] of [
      [(modal) => modal.setAttribute('open', ''), (modal) => modal.removeAttribute('open')],
      [(modal) => modal.toggleAttribute('open', true), (modal) => modal.setAttribute('open', 'false')],
      [
        (modal) => {
          modal.open = true;
        },
        (modal) => {
          modal.open = false;
        },
      ],
      [(modal) => modal.show(), (modal) => modal.close()],
    ]) {
      await site.modal.evaluate(on);
      await site.sees(title);
      // The first list may be seen a moment before the session is told.
      await eventually(
        () => isOpen(site),
        (places) => places.every((place) => place === true),
      );
      await site.modal.evaluate(off);
      await site.seesNot(title);
      assert.equal((await isOpen(site))[0], false);
    }
    assert.deepEqual(
      site.events.filter((event) => event.name === 'wallet-close').map(({ detail }) => detail.reason),
      ['api', 'api', 'api', 'api'],
    );
  });

  journey('settings in the slot give way to attributes, and may come later', async ({ open }) => {
    const slot =
      '{"appName": "Slot", "networks": ["eip155:1"], "themeMode": "light", "defaultNetwork": "eip155:31338"}';
    const change = (html) => html.replace(/(slot="config">)[^<]*/, `$1${slot}`);
    const site = await open('plain.html', { wallets, change });
    await eventually(() => site.modal.evaluate(({ themeMode }) => themeMode === 'light'));
    const read = await site.modal.evaluate(({ appName, networks, defaultNetwork }) => [
      appName,
      networks,
      defaultNetwork,
    ]);
    assert.deepEqual(read, ['Plain', ['eip155:31337', 'eip155:31338'], 'eip155:31338']);

    const apart = (html) =>
      html.replace('</main>', '<script type="application/json">{"appName": "Late"}</script></main>');
    const late = await open('bare.html', { change: apart });
    await late.modal.evaluate((modal) => {
      const script = document.querySelector('main > script');
      script.slot = 'config';
      modal.append(script);
    });
    await eventually(() => late.modal.evaluate(({ appName }) => appName === 'Late'));
  });

  journey('of the buttons', async ({ open }) => {
    const site = await open('plain.html', { wallets });
    const button = site.page.locator('wallet-button');
    await button.evaluate((element) => {
      element.label = 'Sign in';
    });
    await site.sees(site.button('Sign in'));
    await button.evaluate((element) => {
      element.disabled = true;
    });
    assert.ok(await site.button('Sign in').isDisabled());
    await button.evaluate((element) => element.removeAttribute('disabled'));
    await site.button('Sign in').click();
    await eventually(
      () => button.getByRole('button', { includeHidden: true }).getAttribute('aria-expanded'),
      (expanded) => expanded === 'true',
    );
    await site.row(name).click();
    await site.approve('connect');
    await site.heard('wallet-close');
    await site.sees(site.button(/10,000 ETH/));
    await button.evaluate((element) => element.setAttribute('balance', 'hide'));
    await eventually(async () => !(await site.accountButton().textContent()).includes('ETH'));
  });

  journey('inline: a part of the page', async ({ open }) => {
    const site = await open('plain.html', { wallets, attributes: 'inline' });
    await site.sees(site.row(name));
    assert.equal(await site.page.getByRole('dialog').count(), 0);
    await site.page.getByRole('link', { name: 'After' }).click();
    await site.row(name).click();
    await site.approve('connect');
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
    await site.sees(site.page.getByText('10,000 ETH', { exact: true }));
    await site.button(t('account.disconnect')).click();
    await site.heard('wallet-disconnected');
    await site.sees(site.row(name));
    assert.equal(site.unheard('wallet-close'), 0);
  });

  journey('in a shadow root of the page', async ({ open }) => {
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

journeys('what the page hears and may forbid', (journey) => {
  journey('opening and closing', async ({ open }) => {
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

  journey('subscribe() tells at once, then every change, until it is ended', async ({ open }) => {
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
    // Whether there is something to restore is looked up when the modal is first needed.
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

  journey('connect() resolves with the account, and rejects with a code', async ({ open }) => {
    const site = await open('plain.html', { wallets });
    const connect = (how) =>
      begun(
        site.modal.evaluate((modal, how) => {
          const controller = new AbortController();
          if (how === 'before') controller.abort();
          if (how === 'soon') queueMicrotask(() => controller.abort());
          window.abort = () => controller.abort();
          return modal.connect({ signal: controller.signal }).catch(({ code }) => ({ code }));
        }, how),
      );
    assert.deepEqual(await connect('before'), { code: 'aborted' });
    assert.equal((await site.state()).open, false);
    assert.deepEqual(await connect('soon'), { code: 'aborted' });

    const aborted = connect();
    await site.sees(site.row(name));
    await site.page.evaluate(() => window.abort());
    assert.deepEqual(await aborted, { code: 'aborted' });
    await site.seesNot(site.page.getByRole('dialog'));
    assert.deepEqual(await isOpen(site), [false, false, false]);

    const closed = connect();
    await site.sees(site.row(name));
    await site.page.keyboard.press('Escape');
    assert.deepEqual(await closed, { code: 'modal_closed' });

    const [one, two] = [connect(), connect()];
    await site.row(name).click();
    await site.approve('connect');
    assert.deepEqual(await Promise.all([one, two]), [`eip155:31337:${FIRST}`, `eip155:31337:${FIRST}`]);
    await site.heard('wallet-connected');
    await eventually(
      () => site.state(),
      ({ open }) => !open,
    );
    const opened = site.events.filter((event) => event.name === 'wallet-open').length;
    assert.equal(await connect(), `eip155:31337:${FIRST}`);
    assert.equal(site.events.filter((event) => event.name === 'wallet-open').length, opened);
  });
});
