import assert from 'node:assert/strict';
import { FIRST } from './support/accounts.mjs';
import { journeys } from './support/journeys.mjs';
import { visitSignIn } from './support/signInPage.mjs';
import { begun, eventually } from './support/site.mjs';
import { t } from './support/texts.mjs';

const bridgeFiles = ({ requests }) => requests.filter((path) => /bridge|signIn|auth/i.test(path));

journeys('Signing in with email', (journey) => {
  journey('a visitor on a new device signs in by link and code, signs, and signs out', async (tools) => {
    const { site, signIn, press, frames } = await visitSignIn(tools);
    await site.connectButton.hover();
    await site.connectButton.click();
    await site.sees(site.page.getByRole('textbox', { name: t('email.label') }));
    assert.equal(await frames(), 0, 'no frame before an address was sent');
    assert.deepEqual(
      bridgeFiles(site).filter((path) => /createBridge|authConnector/.test(path)),
      [],
      'no code of the frame either',
    );
    await site.page.keyboard.press('Escape');
    await site.heard('wallet-close');
    const { address, connector, network } = await signIn('ann@example.com');
    assert.equal(connector.type, 'AUTH');
    assert.equal(network, 'eip155:31337');

    const signing = begun(site.request('personal_sign', ['0x4869', address]));
    await site.sees(site.dialog(t('approve.title')));
    await press('approve');
    assert.match(await signing, /^0x[0-9a-f]{130}$/);
    assert.equal((await site.heard('wallet-close')).reason, 'approval');

    const declined = begun(site.request('personal_sign', ['0x4869', address]));
    await press('reject');
    assert.deepEqual(await declined, { code: 4001 });
    await site.heard('wallet-close');

    await site.modal.evaluate((modal) => modal.disconnect());
    assert.equal((await site.heard('wallet-disconnected')).reason, 'user');
    const kept = (await site.kept()).filter((key) => key.startsWith('@w3m'));
    assert.deepEqual(kept, ['@w3m-storage/SMART_ACCOUNT_ENABLED_NETWORKS'], 'nothing of the person');
  });

  journey('a visitor approves a transaction in the frame', async (tools) => {
    const { site, signIn, press } = await visitSignIn(tools);
    const { address } = await signIn('tom@example.com');
    const sending = begun(site.request('eth_sendTransaction', [{ from: address, to: FIRST, value: '0x7' }]));
    await press('approve');
    const hash = await sending;
    const receipt = await eventually(() => site.request('eth_getTransactionReceipt', [hash]));
    assert.equal(receipt.status, '0x1');
  });

  journey('a visitor is signed in after a reload, which loads the frame', async (tools) => {
    const { site, signIn, frames } = await visitSignIn(tools);
    const { address } = await signIn('dan@example.com');
    await site.page.reload();
    const again = await site.heard('wallet-connected');
    assert.equal(again.address, address);
    assert.equal(await frames(), 1);
  });
});
