import assert from 'node:assert/strict';
import { journeys } from '../support/journeys.mjs';
import { allow, visitSignIn } from '../support/signInPage.mjs';
import { eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

const name = 'Farcaster';
const phone = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  viewport: { width: 390, height: 800 },
  hasTouch: true,
};

async function visit(tools, options) {
  const here = await visitSignIn(tools, options);
  const { site, provider, frames } = here;
  await site.connectButton.click();
  await site.sees(provider(name));
  assert.equal(await frames(), 0, 'no frame before a press');
  await provider(name).click();
  await site.sees(site.dialog(t('farcaster.title')));
  const code = site.page.getByRole('img', { name: t('farcaster.code') });
  const link = site.page.getByRole('link', { name: t('pairing.open', { name }) });
  const copied = () => site.copied(() => site.button(t('pairing.copy')).click());
  return { ...here, code, link, copied };
}

journeys('Signing in with Farcaster', (journey) => {
  journey('a visitor scans the code with a phone, and is signed in after a reload', async (tools) => {
    const { site, code, copied } = await visit(tools);
    await site.sees(code);
    const url = await copied();
    assert.equal(new URL(url).origin, tools.stack.frame.origin);
    await allow(site.page, url);
    const { address, connector } = await site.heard('wallet-connected');
    assert.equal(connector.type, 'AUTH');
    assert.equal((await site.heard('wallet-close')).reason, 'connected');
    await site.page.reload();
    assert.equal((await site.heard('wallet-connected')).address, address);
    const kept = await site.page.evaluate(() => localStorage.getItem('@w3m/connected_social'));
    assert.equal(kept, 'farcaster');
  });

  journey('a visitor on a phone follows a link, ready before it is pressed', async (tools) => {
    const { site, code, link } = await visit(tools, { browser: phone });
    await site.sees(link);
    assert.equal(await code.count(), 0);
    const { href, target, rel } = await link.evaluate(({ href, target, rel }) => ({ href, target, rel }));
    assert.equal(new URL(href).origin, tools.stack.frame.origin);
    assert.deepEqual([target, rel], ['_blank', 'noopener noreferrer']);
    const app = await site.windowAfter(() => link.tap());
    assert.equal(await app.evaluate(() => window.opener), null);
    await app.getByRole('button', { name: 'Approve' }).click();
    await site.heard('wallet-connected');
    await site.heard('wallet-close');
  });

  journey('a visitor leaves, and a later approval does nothing', async (tools) => {
    const { site, code, copied, provider } = await visit(tools);
    await site.sees(code);
    const url = await copied();
    await site.button(t('dialog.back'), { exact: true }).click();
    await site.sees(provider(name));
    await allow(site.page, url);
    const answered = await eventually(() =>
      tools.stack.frame.signIn.ticket(new URL(url).searchParams.get('token')),
    );
    assert.equal(answered.isApproved, true);
    await site.stays(
      () => site.state(),
      ({ status }) => status === 'disconnected',
      1500,
    );
  });

  journey('a visitor hears that the frame failed, tries again, and finds a way back', async (tools) => {
    const { site, provider } = await visit(tools, { frame: 'mode=500&methods=GET_FARCASTER_URI' });
    const fails = async () => {
      await site.failed('frame_failed');
      await site.sees(site.text(t('signIn.failed')));
    };
    await fails();
    await site.button(t('dialog.retry')).click();
    await fails();
    await site.sees(site.text(t('signIn.failedNote')));
    await site.button(t('signIn.other')).click();
    await site.sees(provider(name));
  });
});
