import assert from 'node:assert/strict';
import { journeys } from '../support/journeys.mjs';
import { eventually } from '../support/site.mjs';

const asked = (site) => site.page.evaluate(() => window.asked);
const output = (site) => site.page.locator('output').textContent();
const signature = /^0x[0-9a-f]{130}$/;

const visit = ({ open }, change) => open('window-wallet.html', { change });

/** The wallet's window opens after a press, and its user approves there. */
async function approvesAfter(site, press) {
  const popup = await site.windowAfter(press);
  await popup.waitForLoadState();
  await popup.close();
}

const connects = async (site) => {
  await site.button('Sign the guest book').click();
  await approvesAfter(site, () => site.row('Window Wallet').click());
  await site.heard('wallet-connected');
  await site.heard('wallet-close');
};

journeys('A site with a wallet that asks in a window', (journey) => {
  journey('connects and signs after one press once it is connected', async (given) => {
    const site = await visit(given);
    await connects(site);
    await approvesAfter(site, () => site.button('Continue').click());
    await eventually(
      () => output(site),
      (text) => signature.test(text),
    );
    assert.deepEqual(await asked(site), ['eth_requestAccounts opened', 'personal_sign opened']);
    await site.page.evaluate(() => {
      document.querySelector('output').value = '';
    });
    await approvesAfter(site, () => site.button('Sign the guest book').click());
    await eventually(
      () => output(site),
      (text) => signature.test(text),
    );
    assert.deepEqual(await asked(site), [
      'eth_requestAccounts opened',
      'personal_sign opened',
      'personal_sign opened',
    ]);
    assert.equal(site.unheard('wallet-open'), 1, 'the modal opened only once');
  });
});
