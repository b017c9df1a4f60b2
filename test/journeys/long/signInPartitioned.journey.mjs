// Signing in when the frame is on another site than the page, so that browsers partition its storage or deny it.
import assert from 'node:assert/strict';
import { verifyMessage } from 'viem';
import { journeys } from '../support/journeys.mjs';
import { allow, mail, visitSignIn } from '../support/signInPage.mjs';
import { begun, eventually } from '../support/site.mjs';
import { browserWith } from '../support/stack.mjs';
import { t } from '../support/texts.mjs';

/** The frame is at 127.0.0.1; these are two other sites. */
const [ONE, OTHER] = ['localhost', 'shop.localhost'];
const KEPT_BY_FRAME = 'wallet-modal-sandbox-frame:session';

async function signs({ site, press }, address) {
  // Browsers only draw, and accept presses in, the page in front.
  await site.page.bringToFront();
  const signing = begun(site.request('personal_sign', ['0x4869', address]));
  await press('approve');
  assert.equal(await verifyMessage({ address, message: 'Hi', signature: await signing }), true);
  await site.heard('wallet-close');
}

const leaves = async ({ site }) => {
  await site.modal.evaluate((modal) => modal.disconnect());
  assert.equal((await site.heard('wallet-disconnected')).reason, 'user');
  assert.deepEqual(await site.kept(), ['@w3m-storage/SMART_ACCOUNT_ENABLED_NETWORKS']);
};

journeys('A frame of another site', (journey) => {
  journey('has its own storage on each site: a visitor signs in and out on each', async (tools) => {
    const context = await tools.profile();
    const email = 'ada@partition.example';
    const first = await visitSignIn(tools, { context, host: ONE });
    const { address } = await first.signIn(email);
    await signs(first, address);

    await first.site.page.reload();
    assert.equal((await first.site.heard('wallet-connected')).address, address);
    await signs(first, address);

    // The frame's storage under one site is visible neither on its own nor under another.
    const alone = await context.newPage();
    await alone.goto(`${tools.stack.frame.origin}/inbox`);
    assert.equal(await alone.evaluate((key) => localStorage.getItem(key), KEPT_BY_FRAME), null);
    await alone.close();
    const second = await visitSignIn(tools, { context, host: OTHER });
    await second.site.connectButton.click();
    await second.site.sees(second.email);
    assert.equal((await second.site.state()).status, 'disconnected');
    await second.enter(email);
    // A new device there, as the frame doesn't know this browser.
    await second.site.sees(second.site.dialog(t('device.title')));
    await allow(second.site.page, (await mail(tools.stack, email, 'device')).link);
    await second.site.sees(second.site.dialog(t('email.title')));
    await second.code.fill((await mail(tools.stack, email, 'code')).code);
    assert.equal((await second.site.heard('wallet-connected')).address, address, 'the same person');
    await second.site.heard('wallet-close');
    await signs(second, address);

    await leaves(second);
    await signs(first, address);
    await leaves(first);
  });

  journey('without storage keeps a visitor signed in as long as the page', async (tools) => {
    const { origin } = tools.stack.frame;
    const denied = { [`http://127.0.0.1:*,http://${ONE}:*`]: { setting: 2 } };
    const preferences = { profile: { content_settings: { exceptions: { cookies: denied } } } };
    const context = await tools.profile({ made: await browserWith(preferences) });
    const page = await visitSignIn(tools, { context, host: ONE });
    const { site, signIn, frames } = page;
    const { address } = await signIn('eve@partition.example');
    const frame = site.page.frames().find((one) => one.url().startsWith(origin));
    const refusal = await frame.evaluate(() => {
      try {
        return localStorage.length;
      } catch ({ name }) {
        return name;
      }
    });
    assert.equal(refusal, 'SecurityError');
    await signs(page, address);

    // Leaving a prompt removes the frame. The next frame recognises the visitor by the page's token.
    const left = begun(site.request('personal_sign', ['0x00', address]));
    await site.sees(site.dialog(t('approve.title')));
    await site.button(t('dialog.close'), { exact: true }).click();
    assert.deepEqual(await left, { code: 4001 });
    await site.heard('wallet-close');
    await eventually(frames, (count) => count === 0);
    await signs(page, address);

    await site.page.reload();
    assert.equal((await site.reaches(({ status }) => status !== 'restoring')).status, 'disconnected');
    await signIn('eve@partition.example');
    await leaves(page);
  });
});
