import assert from 'node:assert/strict';
import { FIRST, SECOND } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { t } from '../support/texts.mjs';

const name = 'First Wallet';

journeys('Storage', (journey) => {
  journey(
    'is denied: connecting works, and the page hears once that nothing is remembered',
    async ({ open }) => {
      const init = () => {
        for (const area of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, area, {
            get() {
              throw new DOMException('Access is denied', 'SecurityError');
            },
          });
        }
      };
      const site = await open('plain.html', { wallets: [{ name }], init });
      await site.connect(name);
      await site.warned('storage_unavailable', /remember/);
      await site.heard('wallet-close');
      await site.wallet(name, (wallet, address) => wallet.setAccounts([address]), SECOND);
      await site.sees(site.accountButton(SECOND));
      await site.accountButton(SECOND).click();
      await site.button(t('account.disconnect')).click();
      await site.heard('wallet-close');
      await site.connect(name);
    },
  );
});

journeys('Two tabs', (journey) => {
  const tabs = async ({ open, profile }) => {
    const context = await profile();
    const options = { wallets: [{ name }], context };
    return [await open('plain.html', options), await open('plain.html', options)];
  };

  journey('follow each other in connecting and disconnecting', async (journey) => {
    const [one, two] = await tabs(journey);
    await one.connect(name);
    await one.sees(one.accountButton());
    await two.sees(two.accountButton());
    assert.equal((await two.heard('wallet-connected')).address, FIRST);
    assert.ok(!(await two.asked(name)).includes('eth_requestAccounts'));

    await two.accountButton().click();
    await two.button(t('account.disconnect')).click();
    await two.sees(two.connectButton);
    await one.sees(one.connectButton);
    await one.heard('wallet-disconnected');

    await one.page.reload();
    await one.page.waitForLoadState('networkidle');
    assert.equal((await one.state()).status, 'disconnected');
  });

  journey('close a list of wallets that is not needed any more', async (journey) => {
    const [one, two] = await tabs(journey);
    await two.connectButton.click();
    await two.sees(two.row(name));
    await one.connect(name);
    await two.sees(two.accountButton());
    assert.deepEqual(await two.heard('wallet-close'), { reason: 'connected' });
  });

  journey('follow the wallet in network and account', async (journey) => {
    const [one, two] = await tabs(journey);
    await one.connect(name);
    await two.sees(two.accountButton());
    await one.wallet(name, (wallet) => wallet.switchChain(31338));
    assert.equal((await one.heard('wallet-network-changed')).network, 'eip155:31338');
    await two.reaches(({ network }) => network === 'eip155:31338');
    await two.wallet(name, (wallet, address) => wallet.setAccounts([address]), SECOND);
    await one.sees(one.accountButton(SECOND));
    await two.sees(two.accountButton(SECOND));
  });

  journey(
    'are disconnected together from a wallet that cannot take its permission back',
    async ({ open, profile }) => {
      const context = await profile();
      const options = { wallets: [{ name, quirks: { noPermissions: true } }], context };
      const [one, two] = [await open('plain.html', options), await open('plain.html', options)];
      await one.connect(name);
      await two.sees(two.accountButton());
      await one.modal.evaluate((modal) => modal.disconnect());
      await two.sees(two.connectButton);
    },
  );
});
