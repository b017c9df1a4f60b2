// Rare cases while a visitor signs in with email, and while the account signs or signs out.
import assert from 'node:assert/strict';
import { journeys } from '../support/journeys.mjs';
import { allow, visitSignIn } from '../support/signInPage.mjs';
import { begun, eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

journeys('Signing in with email', (journey) => {
  journey('disconnecting while the frame asks closes the prompt, and nothing is signed', async (tools) => {
    const { site, signIn, frames } = await visitSignIn(tools);
    const { address } = await signIn('ida@example.com');
    const signing = begun(site.request('personal_sign', ['0x00', address]));
    await site.sees(site.dialog(t('approve.title')));
    const asked = await site.page.locator('wallet-modal iframe').elementHandle();
    await site.modal.evaluate((modal) => modal.disconnect());
    assert.deepEqual(await signing, { code: 4001 });
    assert.equal((await site.heard('wallet-close')).reason, 'approval');
    assert.equal(await asked.evaluate((frame) => frame.isConnected), false);
    assert.equal((await site.state()).status, 'disconnected');
    assert.ok((await frames()) <= 1);
  });

  journey('a visitor hears that signing out failed, and is not signed in again', async (tools) => {
    const context = await tools.profile();
    await context.clock.install();
    const { site, signIn } = await visitSignIn(tools, { context, frame: 'mode=silent&methods=SIGN_OUT' });
    const { address } = await signIn('olga@example.com');
    const kept = await site.page.evaluate(() => Object.entries(localStorage));
    await site.accountButton(address).click();
    await site.button(t('account.disconnect'), { exact: true }).click();
    await site.heard('wallet-disconnected');
    await context.clock.fastForward(11_000);
    await site.sees(site.text(t('snackbar.failedToDisconnect')));
    await site.sees(site.dialog(t('connect.title')));
    await site.failed('disconnect_failed');

    await site.page.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, kept);
    await site.page.reload();
    await site.reaches(({ status }) => status === 'restoring');
    await context.clock.fastForward(11_000);
    assert.equal((await site.reaches(({ status }) => status !== 'restoring')).status, 'disconnected');
  });

  journey('signing out ends at once: a page that navigates then keeps nothing', async (tools) => {
    const { site, signIn } = await visitSignIn(tools, { frame: 'mode=silent&methods=SIGN_OUT' });
    await signIn('una@example.com');
    await site.page.evaluate(() => {
      document.addEventListener('wallet-disconnected', () => location.assign('/bare.html'));
      void document.querySelector('wallet-modal').disconnect();
    });
    await site.page.waitForURL(/bare/);
    assert.deepEqual(
      (await site.kept()).toSorted(),
      ['@w3m-storage/SMART_ACCOUNT_ENABLED_NETWORKS', 'wallet-modal/owes-sign-out'],
      'nothing of the person',
    );
    await site.page.goBack();
    assert.equal((await site.reaches(({ status }) => status !== 'restoring')).status, 'disconnected');
  });

  journey('a visitor who closes or goes back declines', async (tools) => {
    const { site, signIn, frameElement } = await visitSignIn(tools);
    const { address } = await signIn('eve@example.com');
    const closed = begun(site.request('personal_sign', ['0x00', address]));
    await site.sees(site.dialog(t('approve.title')));
    const asking = await frameElement.elementHandle();
    await site.button(t('dialog.close'), { exact: true }).click();
    assert.deepEqual(await closed, { code: 4001 });
    // The asking frame is gone. Another one may exist, for reads that this one hadn't answered.
    await eventually(() => asking.evaluate((element) => !element.isConnected));

    await site.accountButton(address).click();
    await site.sees(site.dialog(t('account.title')));
    const left = begun(site.request('personal_sign', ['0x00', address]));
    await site.sees(site.dialog(t('approve.title')));
    await site.button(t('dialog.back'), { exact: true }).click();
    assert.deepEqual(await left, { code: 4001 });
    await site.sees(site.dialog(t('account.title')));
  });

  journey('a known device is asked for the code at once, and hears if it asks too soon', async (tools) => {
    const { site, signIn, enter, code } = await visitSignIn(tools);
    const address = 'carol@example.com';
    await signIn(address);
    await site.modal.evaluate((modal) => modal.disconnect());
    await site.heard('wallet-disconnected');
    await site.connectButton.click();
    await enter(address);
    await site.sees(code);
    const resend = site.button(/^Resend in \d+s$/);
    await site.sees(resend);
    await site.button(t('dialog.back'), { exact: true }).click();
    await enter(address);
    await site.failed('login_too_soon');
    await site.sees(site.page.getByText(/^Please try again after \d+ seconds$/));
  });

  journey(
    'a visitor’s address stays while the window changes, and is gone for the next visitor',
    async (tools) => {
      const name = 'First Wallet';
      const { site, email, askForCode } = await visitSignIn(tools, {
        wallets: [{ name }],
        browser: { viewport: { width: 1200, height: 800 } },
      });
      const address = 'gil@example.com';
      const holds = (typed) =>
        eventually(
          () => email.inputValue(),
          (value) => value === typed,
        );
      await site.connectButton.click();
      await email.fill(address);
      await site.page.setViewportSize({ width: 400, height: 800 });
      await site.seesNot(site.page.locator('[part=card][data-wide]'));
      await holds(address);
      await site.page.keyboard.press('Escape');
      await site.heard('wallet-close');

      await askForCode(address);
      await site.button(t('dialog.back'), { exact: true }).click();
      await holds(address);
      await site.row(name).click();
      await site.approve('connect');
      await site.heard('wallet-connected');
      await site.heard('wallet-close');
      await site.modal.evaluate((modal) => modal.disconnect());
      await site.heard('wallet-disconnected');
      await site.connectButton.click();
      await holds('');
    },
  );

  journey('a visitor has the link sent again, and follows it in another window', async (tools) => {
    const { site, enter, code } = await visitSignIn(tools);
    const address = 'again@example.com';
    const context = site.page.context();
    await context.clock.install();
    await site.connectButton.click();
    await enter(address);
    await site.sees(site.dialog(t('device.title')));
    await context.clock.fastForward(31_000);
    await site.button(t('email.resend'), { exact: true }).click();
    await site.sees(site.text(t('snackbar.codeResent')));
    const links = tools.stack.frame.signIn.mails.filter(
      ({ to, kind }) => to === address && kind === 'device',
    );
    assert.equal(links.length, 2);
    await allow(site.page, links[1].link);
    await site.sees(code);
  });
});
