import assert from 'node:assert/strict';
import { FIRST, SECOND } from './support/accounts.mjs';
import { journeys } from './support/journeys.mjs';
import { sandboxTexts, t } from './support/texts.mjs';

const name = 'First Wallet';
const REQUEST = 'eth_requestAccounts';

async function chosen(open, wallet) {
  const site = await open('plain.html', { wallets: [{ name, ...wallet }] });
  await site.connectButton.click();
  await site.row(name).click();
  return site;
}

/** Has the wallet do something with its next requests, and chooses it. */
async function choose(site, ...steps) {
  await site.wallet(name, (wallet, steps) => wallet.script(steps), steps);
  await site.row(name).click();
}

const isNobody = async (site) => assert.equal((await site.state()).status, 'disconnected');

journeys('a wallet that is locked', (journey) => {
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

  for (const [how, step] of [
    ['says so', { error: { code: 4100, message: 'locked' } }],
    ['shares nothing', { value: [] }],
  ]) {
    journey(`and ${how} is waited for`, async ({ open }) => {
      const site = await chosen(open, { steps: [{ method: REQUEST, answer: 'nonsense', ...step }] });
      await site.failed('wallet_locked');
      await site.sees(site.text(t('error.wallet_locked', { name })));
      await site.sees(site.text(t('error.wallet_locked.text', { name })));
      await isNobody(site);
      // Unlocked and allowed in the wallet itself.
      await site.wallet(name, (wallet, accounts) => wallet.setAccounts(accounts), [SECOND]);
      assert.equal((await site.heard('wallet-connected')).address, SECOND);
      assert.deepEqual(await site.heard('wallet-close'), { reason: 'connected' });
    });
  }
});

journeys('a wallet that keeps silent', (journey) => {
  journey('is told after ten seconds, and may still answer', async ({ open }) => {
    const site = await chosen(open);
    await site.sees(site.prompt('connect'));
    await site.sees(site.text(t('connecting.slow', { name })));
    await site.sees(site.text(t('connecting.slowText', { name })));
    await site.approve('connect');
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
    await site.heard('wallet-close');
  });

  journey('is left, and what it answers later counts for nothing', async ({ open }) => {
    const site = await chosen(open);
    await site.sees(site.prompt('connect'));
    await site.button(t('connecting.other')).click();
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
    // Asked again it answers at once, since it did agree.
    await site.connectButton.click();
    await site.row(name).click();
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
  });

  journey('does not come between its visitor and another wallet', async ({ open }) => {
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

  journey('about its network is given up after five seconds', async ({ open }) => {
    const site = await chosen(open, {
      policy: 'approve',
      steps: [{ method: 'eth_chainId', answer: 'never' }],
    });
    await site.failed('timeout');
    await site.sees(site.text(t('error.timeout', { name })));
    await isNobody(site);
    await site.button(t('dialog.retry')).click();
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
  });
});

journeys('a wallet that goes away', (journey) => {
  journey('while it is asked is said to be gone, and leaves the list', async ({ open }) => {
    const site = await chosen(open, { steps: [{ method: REQUEST, answer: 'vanish' }] });
    await site.sees(site.text(t('connecting.asking', { name })));
    await site.sees(site.text(t('connecting.slow', { name })));
    await site.failed('wallet_not_found');
    await site.sees(site.text(t('error.wallet_not_found', { name })));
    await site.button(t('dialog.retry')).click();
    await site.failed('wallet_not_found');
    await site.button(t('connecting.other')).click();
    await site.sees(site.text(t('connect.empty')));
  });

  journey('while it is connected leaves the page as it is', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name }] });
    await site.connect(name);
    await site.heard('wallet-close');
    await site.wallet(name, (wallet) => wallet.vanish());
    await site.accountButton().click();
    await site.button(t('account.disconnect')).click();
    // It cannot take its permission back any more; the page forgets it all the same.
    assert.deepEqual(await site.heard('wallet-disconnected'), { namespace: 'eip155', reason: 'user' });
    await site.sees(site.connectButton);
  });
});

journeys('a wallet that answers nonsense', (journey) => {
  journey('about its accounts', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name, policy: 'approve' }] });
    await site.connectButton.click();
    const none = null;
    for (const value of [
      none,
      42,
      'accounts',
      '0x1234',
      {},
      [none, 42, 'not an address', '0x1234'],
      [[]],
      true,
    ]) {
      await choose(site, { method: REQUEST, answer: 'nonsense', value });
      await site.warned('wallet_invalid_answer');
      await site.sees(site.text(t('error.wallet_invalid_answer', { name })));
      await isNobody(site);
      await site.button(t('connecting.other')).click();
    }
    await site.row(name).click();
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
  });

  journey('about its network', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name, policy: 'approve' }] });
    await site.connectButton.click();
    for (const value of [null, 'mainnet', '0x', '', {}, [], 0, -1, 1.5, '0xffffffffffffffffff']) {
      await choose(site, { method: 'eth_chainId', answer: 'nonsense', value });
      await site.warned('wallet_invalid_answer', /network/);
      await isNobody(site);
      await site.button(t('connecting.other')).click();
    }
  });

  journey('instead of a reason', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name }] });
    await site.connectButton.click();
    const cases = [
      [{ code: 4001 }, 'user_rejected'],
      [{ code: '4001', message: '' }, 'user_rejected'],
      [{ code: -32603, message: 'User denied account authorization' }, 'user_rejected'],
      ['User rejected the request', 'user_rejected'],
      [{ code: -32603, data: { originalError: { code: 4001 } } }, 'user_rejected'],
      [{ code: -32002 }, 'already_pending'],
      [{ code: -32603, message: 'Internal error' }, 'wallet_failed'],
      [null, 'wallet_failed'],
      ['', 'wallet_failed'],
      [{}, 'wallet_failed'],
      [{ code: {}, message: {} }, 'wallet_failed'],
      [{ code: 1.5, message: 7 }, 'wallet_failed'],
    ];
    for (const [error, code] of cases) {
      await choose(site, { method: REQUEST, answer: 'nonsense', error });
      if (code === 'wallet_failed') await site.warned(code);
      else await site.failed(code);
      await isNobody(site);
      await site.button(t('connecting.other')).click();
      await site.sees(site.row(name));
    }
  });

  journey('with a reason that tries to be more than text', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name }] });
    await site.connectButton.click();
    const message = '<img src=x onerror=alert(1)>\u202egnp.exe\n\n\u0000 script';
    await choose(site, { method: REQUEST, answer: 'nonsense', error: { code: -1, message } });
    const reason = '<img src=x onerror=alert(1)>gnp.exe script';
    assert.equal(await site.warned('wallet_failed'), reason);
    await site.sees(site.text(t('error.wallet_failed.text', { name, reason })));
  });

  journey('by events, while it is connected', async ({ open }) => {
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
