import assert from 'node:assert/strict';
import { FIRST, SECOND } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { sandboxTexts, t } from '../support/texts.mjs';

const name = 'First Wallet';
const REQUEST = 'eth_requestAccounts';

async function chosen(open, wallet, options) {
  const site = await open('plain.html', { wallets: [{ name, ...wallet }], ...options });
  await site.connectButton.click();
  await site.row(name).click();
  return site;
}

/** Like `chosen`, on a page whose clock the journey controls. */
async function chosenInTime({ open, profile }, wallet) {
  const context = await profile();
  await context.clock.install();
  return chosen(open, wallet, { context });
}

/** Scripts the wallet's next requests, and chooses it. */
async function choose(site, ...steps) {
  await site.wallet(name, (wallet, steps) => wallet.script(steps), steps);
  await site.row(name).click();
}

const isNobody = async (site) => assert.equal((await site.state()).status, 'disconnected');

journeys('A wallet that is locked', (journey) => {
  journey('asks to be unlocked and then to connect', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name }] });
    await site.wallet(name, (wallet) => wallet.lock());
    await site.connectButton.click();
    await site.row(name).click();
    await site.prompt('unlock').getByRole('button', { name: sandboxTexts.unlock }).click();
    await site.approve('connect');
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
    await site.heard('wallet-close');
  });

  journey('and shares nothing is waited for', async ({ open }) => {
    const site = await chosen(open, { steps: [{ method: REQUEST, answer: 'nonsense', value: [] }] });
    await site.failed('wallet_locked');
    await site.sees(site.text(t('error.wallet_locked', { name })));
    await site.sees(site.text(t('error.wallet_locked.text', { name })));
    await isNobody(site);
    // Unlocked and permitted in the wallet itself.
    await site.wallet(name, (wallet, accounts) => wallet.setAccounts(accounts), [SECOND]);
    assert.equal((await site.heard('wallet-connected')).address, SECOND);
    assert.deepEqual(await site.heard('wallet-close'), { reason: 'connected' });
  });
});

journeys('A wallet that keeps silent', (journey) => {
  journey('is mentioned after ten seconds, and may still answer', async (tools) => {
    const site = await chosenInTime(tools);
    await site.sees(site.prompt('connect'));
    await site.page.clock.fastForward(10_000);
    await site.sees(site.text(t('connecting.slow', { name })));
    await site.sees(site.text(t('connecting.slowText', { name })));
    await site.approve('connect');
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
    await site.heard('wallet-close');
  });

  journey('is left by the visitor, and its later answer changes nothing', async ({ open }) => {
    const site = await chosen(open);
    await site.sees(site.prompt('connect'));
    await site.button(t('dialog.back')).click();
    await site.sees(site.dialog(t('connect.title')));
    await site.sees(site.row(name));
    await isNobody(site);
    await site.button(t('dialog.close')).click();
    await site.heard('wallet-close');
    await site.approve('connect');
    await site.stays(
      () => site.state(),
      ({ status }) => status === 'disconnected',
      500,
    );
    assert.equal(site.unheard('wallet-connected'), 0);
    // A second request is answered at once, since the wallet did agree.
    await site.connectButton.click();
    await site.row(name).click();
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
  });

  journey('does not keep a visitor from another wallet', async ({ open }) => {
    const silent = { name, steps: [{ method: REQUEST, answer: 'never' }] };
    const site = await open('plain.html', { wallets: [silent, { name: 'Second Wallet' }] });
    await site.connectButton.click();
    await site.row(name).click();
    await site.sees(site.text(t('connecting.asking', { name })));
    await site.button(t('dialog.back')).click();
    await site.row('Second Wallet').click();
    await site.approve('connect');
    assert.equal((await site.heard('wallet-connected')).connector.name, 'Second Wallet');
  });
});

journeys('A wallet that goes away', (journey) => {
  journey('while it is asked is reported missing, and leaves the list', async (tools) => {
    const site = await chosenInTime(tools, { steps: [{ method: REQUEST, answer: 'vanish' }] });
    await site.sees(site.text(t('connecting.asking', { name })));
    await site.page.clock.fastForward(10_000);
    await site.sees(site.text(t('connecting.slow', { name })));
    await site.page.clock.fastForward(500);
    await site.failed('wallet_not_found');
    await site.sees(site.text(t('error.wallet_not_found', { name })));
    await site.button(t('dialog.retry')).click();
    await site.failed('wallet_not_found');
    await site.button(t('dialog.back')).click();
    await site.sees(site.text(t('connect.empty')));
  });

  journey('while it is connected can still be disconnected', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name }] });
    await site.connect(name);
    await site.heard('wallet-close');
    await site.wallet(name, (wallet) => wallet.vanish());
    await site.accountButton().click();
    await site.button(t('account.disconnect')).click();
    // The wallet can no longer revoke its permission; the page forgets it anyway.
    assert.deepEqual(await site.heard('wallet-disconnected'), { namespace: 'eip155', reason: 'user' });
    await site.sees(site.connectButton);
  });
});

journeys('A wallet that answers nonsense', (journey) => {
  journey('about its accounts connects nobody, and connects when it answers right', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name, policy: 'approve' }] });
    await site.connectButton.click();
    for (const value of [null, [null, 42, 'not an address', '0x1234']]) {
      await choose(site, { method: REQUEST, answer: 'nonsense', value });
      await site.warned('wallet_invalid_answer');
      await site.sees(site.text(t('error.wallet_invalid_answer', { name })));
      await isNobody(site);
      await site.button(t('dialog.back')).click();
    }
    await site.row(name).click();
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
  });

  journey('with markup in its reason shows it as text', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name }] });
    await site.connectButton.click();
    const message = '<img src=x onerror=alert(1)>\u202egnp.exe\n\n\u0000 script';
    await choose(site, { method: REQUEST, answer: 'nonsense', error: { code: -1, message } });
    const reason = '<img src=x onerror=alert(1)>gnp.exe script';
    assert.equal(await site.warned('wallet_failed'), reason);
    await site.sees(site.text(t('error.wallet_failed.text', { name, reason })));
  });

  journey('in events stays connected as before', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name }] });
    await site.connect(name);
    await site.heard('wallet-close');
    for (const value of [null, 'mainnet', {}, '0x', -1]) {
      await site.wallet(name, (wallet, value) => wallet.emit('chainChanged', value), value);
    }
    await site.wallet(name, (wallet) => wallet.emit('disconnect', null));
    await site.wallet(name, (wallet) => wallet.emit('connect', 7));
    await site.wallet(name, (wallet) => wallet.emit('message', undefined));
    const isConnected = ({ address, network }) => address === FIRST && network === 'eip155:31337';
    await site.stays(() => site.state(), isConnected, 300);
    for (const value of [null, 'nobody', 42, [7], [{}]]) {
      await site.wallet(name, (wallet, value) => wallet.emit('accountsChanged', value), value);
    }
    await site.page.reload();
    await site.reaches(isConnected);
  });
});
