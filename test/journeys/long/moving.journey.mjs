import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import { journeysInMotion } from '../support/journeys.mjs';
import { begun, eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

const name = 'First Wallet';
const LISTENED = ['accountsChanged', 'chainChanged', 'disconnect'];

const moves = {
  appendChild: (modal) => document.querySelector('main').appendChild(modal),
  moveBefore: (modal) => document.querySelector('main').moveBefore(modal, null),
};

const listeners = (site) =>
  site.wallet(name, ({ provider }, names) => names.map((event) => provider.listenerCount(event)), LISTENED);

journeysInMotion('A modal that is moved', (journey) => {
  for (const [method, move] of Object.entries(moves)) {
    journey(
      `by ${method} stays open, goes on waiting for a wallet, and stays connected`,
      async ({ open }) => {
        const site = await open('plain.html', { wallets: [{ name }] });
        await site.connectButton.click();
        await site.row(name).focus();
        await site.modal.evaluate(move);
        await site.sees(site.row(name));
        await eventually(
          () => site.focus(),
          ({ isInDialog }) => isInDialog,
        );
        // Elements below the modal can't be pressed.
        await assert.rejects(site.page.getByRole('link', { name: 'Before' }).click({ timeout: 300 }));
        assert.equal((await site.state()).open, true);
        assert.equal(site.unheard('wallet-close'), 0);
        assert.equal(site.events.filter((event) => event.name === 'wallet-before-open').length, 1);

        await site.row(name).click();
        await site.sees(site.prompt('connect'));
        await site.modal.evaluate(move);
        await site.sees(site.text(t('connecting.asking', { name })));
        await site.approve('connect');
        assert.equal((await site.heard('wallet-connected')).address, FIRST);
        assert.deepEqual(await site.heard('wallet-close'), { reason: 'connected' });
        assert.equal((await site.asked(name)).filter((one) => one === 'eth_requestAccounts').length, 1);

        await site.modal.evaluate(move);
        await site.wallet(name, (wallet) => wallet.switchChain(31338));
        assert.equal((await site.heard('wallet-network-changed')).network, 'eip155:31338');
        assert.equal((await site.state()).address, FIRST);
        assert.equal(site.unheard('wallet-disconnected'), 0);
      },
    );
  }
});

journeysInMotion('A modal that is removed', (journey) => {
  journey('while a wallet is asked ends everything, and the answer does no harm', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name }] });
    const connecting = begun(
      site.modal.evaluate(async (modal) => {
        window.kept = modal;
        modal.addEventListener('wallet-close', ({ detail }) => {
          window.lastClose = detail;
        });
        return modal.connect().catch(({ code }) => ({ code }));
      }),
    );
    await site.row(name).click();
    await site.sees(site.prompt('connect'));
    await site.modal.evaluate((modal) => modal.remove());
    assert.deepEqual(await connecting, { code: 'aborted' });
    assert.deepEqual(await site.page.evaluate(() => window.lastClose), { reason: 'removed' });
    await eventually(
      () => listeners(site),
      (counts) => counts.every((count) => count === 0),
    );
    await site.approve('connect');
    await site.seesNot(site.prompt('connect'));
    assert.equal(await site.page.evaluate(() => window.kept.state.status), 'disconnected');
    assert.equal(site.unheard('wallet-connected'), 0);
    assert.notEqual(await site.page.evaluate(() => document.documentElement.style.overflow), 'hidden');
    // The button no longer has a modal.
    await site.connectButton.click();
    await site.warned('no_modal');

    await site.page.evaluate(() => {
      window.kept.removeAttribute('open');
      document.body.append(window.kept);
    });
    await site.connectButton.click();
    await site.row(name).click();
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
  });

  journey('while it is open opens again when it returns', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name }] });
    await site.connectButton.click();
    await site.sees(site.row(name));
    await site.modal.evaluate(async (modal) => {
      modal.remove();
      await new Promise((resolve) => setTimeout(resolve));
      document.body.append(modal);
    });
    await site.sees(site.row(name));
    await site.row(name).click();
    await site.approve('connect');
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
    await site.heard('wallet-close');
  });

  journey('while it is connected reconnects when it returns', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name }] });
    await site.connect(name);
    await site.heard('wallet-close');
    await site.modal.evaluate((modal) => {
      window.kept = modal;
      modal.remove();
    });
    await eventually(
      () => listeners(site),
      (counts) => counts.every((count) => count === 0),
    );
    await site.sees(site.connectButton);
    await site.page.evaluate(() => document.body.append(window.kept));
    await site.sees(site.accountButton());
    assert.deepEqual(await listeners(site), [1, 1, 1]);
  });

  journey('again and again leaves nothing behind', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name }] });
    await site.connect(name);
    await site.heard('wallet-close');
    await site.modal.evaluate(async (modal) => {
      for (let round = 0; round < 20; round++) {
        modal.remove();
        await modal.show().catch(() => undefined);
        document.body.append(modal);
        if (round % 2) await modal.show('Account');
      }
    });
    await site.sees(site.dialog(t('account.title')));
    assert.deepEqual(await listeners(site), [1, 1, 1]);
    assert.deepEqual(
      await site.page.evaluate(() =>
        [...document.querySelector('wallet-modal').shadowRoot.children].map(({ localName }) => localName),
      ),
      ['slot', 'wallet-modal-island', 'dialog'],
    );
  });
});
