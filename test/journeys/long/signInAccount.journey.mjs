// The account of a signed-in visitor, across two real origins.
import assert from 'node:assert/strict';
import { verifyMessage } from 'viem';
import { short } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { Keys } from '../support/keys.mjs';
import { mail, visitSignIn } from '../support/signInPage.mjs';
import { begun, eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

const ONE = 'eip155:31337';
const KEPT_BY_FRAME = 'wallet-modal-sandbox-frame:session';
const wrong = (code) => (code === '000000' ? '111111' : '000000');

/** A signed-in visitor with the account on screen. */
async function visit(tools, email, options) {
  const page = await visitSignIn(tools, options);
  const { site } = page;
  const connected = await page.signIn(email);
  await site.page.evaluate(() => {
    document.addEventListener('wallet-track', ({ detail }) => {
      window.tellJourney({ kind: 'event', name: 'wallet-track', from: '', detail });
    });
  });
  const open = async (address = connected.address) => {
    await site.accountButton(address).click();
    await site.sees(site.dialog(t('account.title')));
  };
  await open();
  const field = site.page.getByRole('textbox', { name: t('email.label') });
  /** From the account to the field, then submits the new address. */
  const change = async (from, to) => {
    await site.button(`${from} ${t('signedIn.change')}`).click();
    await site.sees(site.dialog(t('updateEmail.title')));
    await field.fill(to);
    await site.button(t('updateEmail.save')).click();
  };
  const enter = async (address) => page.code.fill((await mail(tools.stack, address, 'code')).code);
  const tracked = async (name) => {
    for (;;) {
      const { event, properties } = await site.heard('wallet-track');
      if (event === name) return properties;
    }
  };
  return { ...page, ...connected, open, field, change, enter, tracked };
}

journeys('The email address of a sign-in', (journey) => {
  journey('is changed by both codes, after a wrong one, before the visitor signs out', async (tools) => {
    const [old, next] = ['ada.old@example.com', 'ada.new@example.com'];
    const { site, change, enter, code, tracked, address } = await visit(tools, old);
    await change(old, next);
    await site.sees(site.dialog(t('updateEmail.oldTitle')));
    await tracked('EMAIL_EDIT');
    await site.sees(site.text(t('code.lead', { email: old })));
    await code.fill(wrong((await mail(tools.stack, old, 'code')).code));
    await site.sees(site.text(t('code.wrong', { reason: 'Invalid code' })));
    await site.failed('frame_failed');
    await tracked('EMAIL_VERIFICATION_CODE_FAIL');
    await enter(old);
    await site.sees(site.dialog(t('updateEmail.newTitle')));
    await tracked('EMAIL_VERIFICATION_CODE_PASS');
    await site.sees(site.text(t('code.lead', { email: next })));
    await enter(next);
    await site.sees(site.text(t('updateEmail.done')));
    await tracked('EMAIL_VERIFICATION_CODE_PASS');
    await site.sees(site.dialog(t('account.title')));
    await site.sees(site.button(`${next} ${t('signedIn.change')}`));
    assert.equal((await site.state()).address, address, 'the account stays');

    await site.button(t('account.disconnect')).click();
    assert.equal((await site.heard('wallet-disconnected')).reason, 'user');
    assert.equal((await site.heard('wallet-close')).reason, 'disconnected');
    // The page hears of it at once; the frame is notified in the background.
    const kept = async () => (await site.kept()).filter((key) => key.startsWith('@w3m'));
    const isOnlyNetworks = (keys) => `${keys}` === '@w3m-storage/SMART_ACCOUNT_ENABLED_NETWORKS';
    await eventually(kept, isOnlyNetworks);
  });

  journey('is added by one code if there was none', async (tools) => {
    const { site, open, enter, field } = await visit(tools, 'bob.old@example.com');
    const frame = site.page.frames().find((one) => one.url().startsWith(tools.stack.frame.origin));
    const session = await frame.evaluate((key) => localStorage.getItem(key), KEPT_BY_FRAME);
    tools.stack.frame.signIn.change(session, { email: undefined });
    await site.page.reload();
    const { address } = await site.heard('wallet-connected');
    await open(address);
    await site.button(t('account.settings')).click();
    await site.button(`${t('signedIn.unnamed')} ${t('signedIn.add')}`).click();
    await field.fill('bob@example.com');
    await site.button(t('updateEmail.save')).click();
    await site.sees(site.dialog(t('updateEmail.newTitle')));
    await enter('bob@example.com');
    // Back to the previous view.
    await site.sees(site.dialog(t('account.settings')));
    await site.sees(site.button(`bob@example.com ${t('signedIn.change')}`));
  });

  journey('can be changed again from the start, with what was typed', async (tools) => {
    const old = 'carol.old@example.com';
    const { site, change, enter, code, field } = await visit(tools, old);
    const { clock } = site.page.context();
    await clock.install();
    await change(old, 'typo@example.com');
    await site.sees(code);
    const startOver = site.button(new RegExp(`^${t('updateEmail.startOver')}`));
    await eventually(
      () => startOver.textContent(),
      (words) => /in \d+s$/.test(words),
    );
    assert.equal(await startOver.getAttribute('aria-disabled'), 'true');
    await clock.fastForward(31_000);
    await site.button(t('updateEmail.startOver'), { exact: true }).click();
    await site.sees(site.dialog(t('updateEmail.title')));
    assert.equal(await field.inputValue(), 'typo@example.com');
    await field.fill('carol.new@example.com');
    await site.button(t('updateEmail.save')).click();
    await site.sees(site.dialog(t('updateEmail.oldTitle')));
    await enter(old);
    await site.sees(site.dialog(t('updateEmail.newTitle')));
    await enter('carol.new@example.com');
    await site.sees(site.button(`carol.new@example.com ${t('signedIn.change')}`));
  });

  journey('stays after a reload halfway, and is changed the next time', async (tools) => {
    const [old, next] = ['dan.old@example.com', 'dan.new@example.com'];
    const { site, change, open, enter } = await visit(tools, old);
    await change(old, next);
    await site.sees(site.dialog(t('updateEmail.oldTitle')));
    await enter(old);
    await site.sees(site.dialog(t('updateEmail.newTitle')));
    await site.page.reload();
    const { address } = await site.heard('wallet-connected');
    assert.equal((await site.state()).open, false);
    await open(address);
    await change(old, next);
    await site.sees(site.dialog(t('updateEmail.oldTitle')));
    await enter(old);
    await site.sees(site.dialog(t('updateEmail.newTitle')));
    await enter(next);
    await site.sees(site.button(`${next} ${t('signedIn.change')}`));
  });

  journey('is changed by keyboard alone', async (tools) => {
    const [old, next] = ['fay.old@example.com', 'fay.new@example.com'];
    const { site, address } = await visit(tools, old);
    await site.page.keyboard.press('Escape');
    const keys = new Keys(site);
    await keys.isBackAt(site.accountButton(address));
    await keys.press('Enter');
    await keys.isIn(t('account.title'));
    await keys.enter(site.button(`${old} ${t('signedIn.change')}`));
    await keys.isIn(t('updateEmail.title'));
    // The field has the focus, and its text is selected.
    await eventually(
      () => site.focus(),
      ({ tag }) => tag === 'input',
    );
    await site.page.keyboard.type(next);
    await keys.press('Enter');
    await keys.isIn(t('updateEmail.oldTitle'));
    for (const [address, title] of [
      [old, 'updateEmail.newTitle'],
      [next, 'account.title'],
    ]) {
      await eventually(
        () => site.focus(),
        ({ tag }) => tag === 'input',
      );
      await site.page.keyboard.type((await mail(tools.stack, address, 'code')).code);
      await keys.isIn(t(title));
    }
    await keys.tabTo(site.button(`${next} ${t('signedIn.change')}`));
  });
});

/** A signature of the active account, as the page receives it. */
async function signature({ site, press }, address) {
  const signing = begun(site.request('personal_sign', ['0x4869', address]));
  await site.sees(site.dialog(t('approve.title')));
  await press('approve');
  return verifyMessage({ address, message: 'Hi', signature: await signing });
}

journeys('The accounts of a sign-in', (journey) => {
  journey('are switched in the settings, and the active one signs', async (tools) => {
    const visitor = await visit(tools, 'gus@example.com');
    const { site, tracked, address: plain, accounts, open } = visitor;
    const [, second] = accounts;
    await site.listenToProvider();
    await site.button(t('account.settings')).click();
    await site.button(t('accountType.use.smartAccount')).click();
    const changed = await site.heard('wallet-account-changed');
    assert.equal(changed.caipAddress, second);
    assert.deepEqual(changed.accounts, [second, accounts[0]]);
    assert.deepEqual(await site.heard('provider accountsChanged'), [changed.address, plain]);
    await site.sees(site.text(t('accountType.now.smartAccount')));
    assert.deepEqual(await tracked('SET_PREFERRED_ACCOUNT_TYPE'), {
      accountType: 'smartAccount',
      network: ONE,
    });
    assert.equal(await signature(visitor, changed.address), true);

    await site.page.reload();
    assert.equal((await site.heard('wallet-connected')).address, changed.address);
    await open(changed.address);
    await site.button(t('account.settings')).click();
    await site.button(t('accountType.use.eoa')).click();
    assert.equal((await site.heard('wallet-account-changed')).address, plain);
    await site.sees(site.text(t('accountType.now.eoa')));
    await site.sees(site.button(t('accountType.use.smartAccount')));
    assert.equal(await signature(visitor, plain), true);
  });

  journey('are named and switched in their list', async (tools) => {
    const { site, address, accounts } = await visit(tools, 'hal@example.com');
    const [plain, smart] = accounts.map((account) => account.split(':').at(-1));
    const row = (of) => site.accountRow(of);
    const isChosen = (of) =>
      eventually(
        () => row(of).getAttribute('aria-current'),
        (current) => current === 'true',
      );
    await site.button(t('account.accounts')).click();
    await site.sees(row(plain).getByText(t('accountType.kind.eoa')));
    await site.sees(row(smart).getByText(t('accountType.kind.smartAccount')));
    assert.equal(address, plain);
    await row(smart).click();
    assert.equal((await site.heard('wallet-account-changed')).address, smart);
    await isChosen(smart);
    await row(plain).click();
    assert.equal((await site.heard('wallet-account-changed')).address, plain);
    await isChosen(plain);
  });

  journey('include a smart account, which a visitor postpones and then uses', async (tools) => {
    const { site, address, accounts } = await visit(tools, 'joe@example.com', {
      frame: 'mode=slow&ms=1500&methods=SET_PREFERRED_ACCOUNT',
    });
    const offer = site.button(t('smartAccount.title'));
    await offer.click();
    await site.sees(site.dialog(t('smartAccount.title')));
    await site.button(t('smartAccount.later')).click();
    await site.sees(site.dialog(t('account.title')));
    assert.equal((await site.state()).address, address);
    await offer.click();
    const go = site.button(t('smartAccount.continue'));
    await go.click();
    await eventually(() => go.getAttribute('aria-busy'));
    assert.equal((await site.heard('wallet-account-changed')).caipAddress, accounts[1]);
    await site.sees(site.dialog(t('account.title')));
    await site.sees(site.text(t('accountType.now.smartAccount')));
    await site.seesNot(offer);
  });

  journey(
    'are chosen for the site by keyboard, kept after a reload, and forgotten at sign-out',
    async (tools) => {
      const { site, address: plain, accounts, open } = await visit(tools, 'lou@example.com');
      const [, second] = accounts;
      const smart = second.split(':').at(-1);
      await site.listenToProvider();
      await site.page.keyboard.press('Escape');
      const keys = new Keys(site);
      await keys.isBackAt(site.accountButton(plain));
      await keys.press('Enter');
      await keys.enter(site.button(t('account.accounts')));
      await keys.enter(site.button(t('selectAccounts.title')));
      await keys.isIn(t('selectAccounts.title'));
      const box = (name) => site.page.getByRole('checkbox', { name });
      const all = box(new RegExp(`^${t('selectAccounts.all')}`));
      assert.equal(await all.isChecked(), true);
      await keys.tabTo(box(short(plain)));
      await keys.press('Space');
      await eventually(() => all.evaluate(({ indeterminate }) => indeterminate));
      await keys.press('ArrowDown');
      await keys.press('Space');
      const none = site.button(t('selectAccounts.none'));
      assert.equal(await none.getAttribute('aria-disabled'), 'true');
      await keys.press('Space');
      await keys.enter(site.button(t('selectAccounts.continue'), { exact: true }));
      const changed = await site.heard('wallet-account-changed');
      assert.deepEqual(changed.accounts, [second]);
      assert.deepEqual(await site.heard('provider accountsChanged'), [smart]);
      assert.deepEqual(await site.request('eth_accounts'), [smart]);
      await keys.isIn(t('account.accounts'));

      await site.page.reload();
      assert.deepEqual((await site.heard('wallet-connected')).accounts, [second]);
      assert.equal(site.unheard('wallet-account-changed'), 0);
      // Leaving without continuing changes nothing.
      await site.modal.evaluate((modal) => modal.show('SelectAddresses'));
      await site.sees(site.dialog(t('selectAccounts.title')));
      assert.deepEqual(
        [await box(short(plain)).isChecked(), await box(short(smart)).isChecked()],
        [false, true],
      );
      await all.click();
      await site.page.keyboard.press('Escape');
      await site.heard('wallet-close');
      assert.deepEqual((await site.state()).accounts, [second]);

      await open(smart);
      await site.button(t('account.disconnect')).click();
      await site.heard('wallet-disconnected');
      const kept = await site.kept();
      assert.ok(!kept.some((key) => /shared/.test(key)), `${kept}`);
    },
  );

  journey('say which networks the smart account cannot use', async (tools) => {
    const { site, accounts, tracked } = await visit(tools, 'max@example.com', { frame: 'smart=31337' });
    await site.button(t('smartAccount.title')).click();
    await site.button(t('smartAccount.continue')).click();
    assert.equal((await site.heard('wallet-account-changed')).caipAddress, accounts[1]);
    await tracked('SET_PREFERRED_ACCOUNT_TYPE');
    const networks = () => site.modal.evaluate((modal) => modal.show('Networks'));
    const row = site.page.getByRole('list').getByRole('button', { name: /^Sandbox Two/ });
    await networks();
    await site.sees(row.getByText(t('networks.noSmartAccount')));
    assert.equal(await row.getAttribute('aria-disabled'), 'true');
    const refused = await site.modal.evaluate((modal) =>
      modal.switchNetwork('eip155:31338').catch(({ code }) => code),
    );
    assert.equal(refused, 'chain_not_supported');
    const asked = await site.request('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }]);
    assert.deepEqual(asked, { code: -32603 });
    const { network, caipAddress } = await site.state();
    assert.deepEqual([network, caipAddress], [ONE, accounts[1]]);

    await site.modal.evaluate((modal) => modal.show('AccountSettings'));
    await site.button(t('accountType.use.eoa')).click();
    assert.equal((await site.heard('wallet-account-changed')).caipAddress, accounts[0]);
    await networks();
    await row.click();
    assert.equal((await site.heard('wallet-network-changed')).network, 'eip155:31338');
    assert.equal((await site.state()).address, accounts[0].split(':').at(-1));
  });

  journey('can become a wallet on the pages of the service', async (tools) => {
    const { site, tracked } = await visit(tools, 'kim@example.com');
    await site.button(t('upgradeWallet.title')).click();
    await site.sees(site.dialog(t('upgradeWallet.title')));
    const { host, origin } = new URL(tools.stack.frame.frameUrl);
    const name = `${t('upgradeWallet.open', { host })} ${t('dialog.newTab')}`;
    const other = await site.windowAfter(() => site.page.getByRole('link', { name }).click());
    await other.getByText('no real funds').waitFor();
    assert.equal(other.url(), `${origin}/dashboard`);
    await tracked('EMAIL_UPGRADE_FROM_MODAL');
  });
});
